int NAME_load(NAME *model, const char *path) {
    unsigned char size[8];
    unsigned long long length = 0;
    FILE *const file = fopen(path, "rb");
    char *header = NULL;
    int code = E_DAMAGED;
    if (!file) return E_OPEN;
    if (fread(size, 1, 8, file) != 8) goto done;
    for (int n = 7; n >= 0; n--) length = length << 8 | size[n];
    if (length > 100000000) goto done;
    code = E_MEMORY;
    if (!(header = malloc((size_t)length + 1))) goto done;
    code = E_DAMAGED;
    header[length] = 0;
    if (fread(header, 1, (size_t)length, file) != length || fseek(file, 0, SEEK_END)) goto done;
    const long long data = 8 + (long long)length, end = ftell(file);
    code = E_LACKS;
    for (int n = 0; n < KEPT; n++)
        if (found_array(header, &arrays[n], end - data) < 0) goto done;
    code = E_OPEN;
    for (int n = 0; n < KEPT; n++) {
        const size_t bytes = (size_t)arrays[n].bytes;
        if (fseek(file, (long)(data + found_array(header, &arrays[n], end - data)), SEEK_SET)) goto done;
        if (fread(model->x[FIRST + n], 1, bytes, file) != bytes) goto done;
    }
    code = 0;
done:
    free(header);
    fclose(file);
    return code;
}

int NAME_save(const NAME *model, const char *path) {
    static const char format[] = "%s\"%s\":{\"dtype\":%s,\"shape\":%s,\"data_offsets\":[%lld,%lld]}";
    long long length = 2, start = 0;
    FILE *const file = fopen(path, "wb");
    if (!file) return E_WRITE;
    for (int n = 0; n < KEPT; n++) {
        const struct array *const x = &arrays[n];
        length += snprintf(NULL, 0, format, n ? "," : "", x->name, x->dtype, x->shape, start, start + x->bytes);
        start += x->bytes;
    }
    for (int n = 0; n < 8; n++) fputc((int)(length >> 8 * n & 255), file);
    fputc('{', file);
    start = 0;
    for (int n = 0; n < KEPT; n++) {
        const struct array *const x = &arrays[n];
        fprintf(file, format, n ? "," : "", x->name, x->dtype, x->shape, start, start + x->bytes);
        start += x->bytes;
    }
    fputc('}', file);
    for (int n = 0; n < KEPT; n++) fwrite(model->x[FIRST + n], 1, (size_t)arrays[n].bytes, file);
    const int failed = ferror(file);
    return fclose(file) || failed ? E_WRITE : 0;
}
