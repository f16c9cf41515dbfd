/* Train a network on the trees of sentences, and print the losses. */
#include "model.h"
#include <stdio.h>
#include <stdlib.h>

enum { STEPS = 8, MOST = 200 };

static long number(FILE *file) {
    long found = 0;
    return fscanf(file, "%ld", &found) == 1 ? found : -2;
}

int main(int count, char **arguments) {
    FILE *const file = count == 2 ? fopen(arguments[1], "r") : NULL;
    int64_t words[LEAVES], elements[LEAVES], score[LEAVES + INNER];
    int64_t inner[INNER], left[INNER], right[INNER], roots[TREES];
    const model_inputs inputs = {words, elements, inner, left, right, roots, score};
    model_outputs outputs;
    model *const network = model_new();
    int leaves = 0, joined = 0, code = network && file ? model_load(network, "model.safetensors") : 1;
    if (!code) code = number(file) != TREES;
    for (int tree = 0; !code && tree < TREES; tree++) {
        long values[4][MOST]; /* scores, words, left and right parts */
        int64_t place[MOST];
        const long nodes = number(file);
        if (nodes < 1 || nodes > MOST) return 1;
        for (int row = 0; row < 4; row++)
            for (int n = 0; n < nodes; n++) values[row][n] = number(file);
        for (long n = nodes - 1; n >= 0; n--) { /* a node comes before its parts */
            if (values[2][n] < 0) {
                words[leaves] = values[1][n];
                place[n] = elements[leaves] = leaves;
                leaves++;
            } else {
                left[joined] = place[values[2][n]], right[joined] = place[values[3][n]];
                place[n] = inner[joined] = LEAVES + joined;
                joined++;
            }
            score[place[n]] = values[0][n];
        }
        roots[tree] = place[0];
    }
    for (int step = 0; !code && step < STEPS; step++) {
        code = model_run(network, &inputs, &outputs);
        if (!code) printf("%.17g\n", (double)*outputs.loss);
    }
    if (code) fprintf(stderr, "%s\n", model_error(code));
    if (file) fclose(file);
    model_delete(network);
    return code;
}
