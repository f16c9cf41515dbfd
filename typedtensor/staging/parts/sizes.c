/* Find where each value lies for the sizes of a call, and take memory for them. Return 0 or the code of an error. */
static int NAME_take(NAME *model, const int64_t *sizes) {
    int64_t places[BUFFERS + 1], heights[TIMES + 1] = {0}, most = 0;
    if (model->room && !memcmp(model->sizes, sizes, sizeof model->sizes)) return 0;
    for (int n = 0; n < SIZES; n++)
        if (sizes[n] < 1 || sizes[n] > INT32_MAX) return E_SIZE;
    if (!measured(sizes, places)) return E_SIZE;
    for (int n = 0; n < BUFFERS; n++) { /* above all that are in use at the same time */
        const int64_t bytes = (places[n] + 63) / 64 * 64;
        places[n] = 0;
        for (int t = spans[n][0]; t < spans[n][1]; t++)
            if (heights[t] > places[n]) places[n] = heights[t];
        for (int t = spans[n][0]; t < spans[n][1]; t++) heights[t] = places[n] + bytes;
        if (places[n] + bytes > most) most = places[n] + bytes;
    }
    if (!model->room || most > model->bytes) {
        free(model->room);
        model->bytes = most;
        if (!(model->room = malloc((size_t)most + 64))) return NO_MEMORY;
    }
    memcpy(model->sizes, sizes, sizeof model->sizes);
    char *const start = model->room + (64 - (uintptr_t)model->room % 64) % 64;
    for (int n = 0; n < BUFFERS; n++) model->x[buffers[n]] = start + places[n];
    return 0;
}
