/* Train a network on the files of MNIST, and print the losses. */
#include "model.h"
#include <stdio.h>
#include <stdlib.h>

enum { STEPS = 8, BATCH = 25, PIXELS = 28 * 28 };

/* Read a number of a file, whose first byte is the highest. */
static long number(FILE *file) {
    long found = 0;
    for (int n = 0; n < 4; n++) found = 256 * found + fgetc(file);
    return found;
}

int main(int count, char **arguments) {
    static REAL image[BATCH * PIXELS];
    int64_t digit[BATCH];
    FILE *const images = count == 3 ? fopen(arguments[1], "rb") : NULL;
    FILE *const labels = count == 3 ? fopen(arguments[2], "rb") : NULL;
    const model_inputs inputs = {image, digit};
    model_outputs outputs;
    model *const network = model_new();
    int code = network && images && labels ? model_load(network, "model.safetensors") : 1;
    if (!code) code = number(images) != 0x803 || number(labels) != 0x801 || number(images) != number(labels);
    if (!code) code = number(images) != 28 || number(images) != 28;
    for (int step = 0; !code && step < STEPS; step++) {
        for (int n = 0; n < BATCH * PIXELS; n++) image[n] = (REAL)((fgetc(images) / 255.0 - 0.1307) / 0.3081);
        for (int n = 0; n < BATCH; n++) digit[n] = fgetc(labels);
        code = model_run(network, &inputs, &outputs);
        if (!code) printf("%.17g\n", (double)*outputs.loss);
    }
    if (code) fprintf(stderr, "%s\n", model_error(code));
    if (images) fclose(images);
    if (labels) fclose(labels);
    model_delete(network);
    return code;
}
