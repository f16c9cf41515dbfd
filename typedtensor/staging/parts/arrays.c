/* The arrays of a model in a safetensors file: eight bytes with the length of a header in JSON, the header, the data. */
static const char *after_space(const char *at) {
    while (*at == ' ' || *at == '\t' || *at == '\n' || *at == '\r') at++;
    return at;
}

/* What follows a value in JSON; NULL if there is none. */
static const char *after_value(const char *at) {
    int depth = 0;
    do {
        at = after_space(at);
        if (*at == '"') {
            for (at++; *at && *at != '"'; at++)
                if (*at == '\\' && *++at == 0) return NULL;
            if (!*at++) return NULL;
        } else if (*at == '{' || *at == '[') {
            depth++, at++;
        } else if (*at == '}' || *at == ']') {
            if (--depth < 0) return NULL;
            at++;
        } else if (*at == ',' || *at == ':') {
            if (!depth) return NULL;
            at++;
        } else {
            const char *const start = at;
            while (*at && !strchr(" \t\n\r,:]}\"[{", *at)) at++;
            if (at == start) return NULL;
        }
    } while (depth);
    return at;
}

/* The value of a key of an object in JSON; NULL if there is none. */
static const char *value_of(const char *object, const char *key) {
    const char *at = after_space(object);
    const size_t length = strlen(key);
    if (*at != '{') return NULL;
    for (at = after_space(at + 1); *at == '"'; at = after_space(at + 1)) {
        const int found = strncmp(at + 1, key, length) == 0 && at[length + 1] == '"';
        const char *value = after_value(at);
        if (!value || *(value = after_space(value)) != ':') return NULL;
        value = after_space(value + 1);
        if (found) return value;
        if (!(at = after_value(value)) || *(at = after_space(at)) != ',') return NULL;
    }
    return NULL;
}

/* Whether a value in JSON begins with a text, spaces aside. */
static int begins(const char *at, const char *text) {
    for (at = at ? after_space(at) : ""; *text; text++, at = after_space(at + 1))
        if (*at != *text) return 0;
    return 1;
}

/* Where the data of an array begins, after the header; -1 if there is no such array. */
static long long found_array(const char *header, const struct array *array, long long length) {
    const char *const entry = value_of(header, array->name), *offsets = entry ? value_of(entry, "data_offsets") : NULL;
    long long start = -1, end = -1;
    if (!entry || !begins(value_of(entry, "dtype"), array->dtype) || !begins(value_of(entry, "shape"), array->shape))
        return -1;
    if (!offsets || sscanf(offsets, " [ %lld , %lld ]", &start, &end) != 2) return -1;
    return start >= 0 && end <= length && end - start == array->bytes ? start : -1;
}
