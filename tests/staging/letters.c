/* Train a network on the letters of a file, and print the losses. */
#include "model.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { STEPS = 8, TIME = 20, BATCH = 20, LETTERS = 26 };

int main(int count, char **arguments) {
    static char letters[2000];
    static REAL text[TIME * BATCH * LETTERS];
    static int64_t following[TIME * BATCH];
    FILE *const file = count == 2 ? fopen(arguments[1], "r") : NULL;
    const int length = file && fgets(letters, sizeof letters, file) ? (int)strcspn(letters, "\n") : 0;
    const model_inputs inputs = {text, following};
    model_outputs outputs;
    model *const network = model_new();
    int code = network && length ? model_load(network, "model.safetensors") : 1;
    for (int step = 0; !code && step < STEPS; step++) {
        memset(text, 0, sizeof text);
        for (int t = 0; t < TIME; t++) {
            for (int b = 0; b < BATCH; b++) { /* each row of the batch reads a part of the text */
                const char *const at = letters + length / BATCH * b + 4 * step + t;
                text[(t * BATCH + b) * LETTERS + at[0] - 'a'] = 1;
                following[t * BATCH + b] = at[1] - 'a';
            }
        }
        code = model_run(network, &inputs, &outputs);
        if (!code) printf("%.17g\n", (double)*outputs.loss);
    }
    if (code) fprintf(stderr, "%s\n", model_error(code));
    if (file) fclose(file);
    model_delete(network);
    return code;
}
