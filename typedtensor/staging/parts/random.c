static uint64_t product_of_words(uint64_t x, uint64_t y, uint64_t *high) {
    const uint64_t half = 0xFFFFFFFFu, xl = x & half, xh = x >> 32, yl = y & half, yh = y >> 32;
    const uint64_t first = xl * yh + (xl * yl >> 32), second = xh * yl + (first & half);
    *high = xh * yh + (first >> 32) + (second >> 32);
    return x * y;
}

/* Philox4x64-10: Salmon, Moraes, Dror and Shaw (2011), "Parallel random numbers: as easy as 1, 2, 3". */
static void philox(uint64_t block, uint64_t number, uint64_t key, uint64_t use, uint64_t *words) {
    uint64_t a = block, b = number, c = 0, d = 0;
    for (int round = 0; round < 10; round++) {
        uint64_t high, upper;
        const uint64_t low = product_of_words(a, UINT64_C(0xD2E7470EE14C6C93), &high);
        const uint64_t lower = product_of_words(c, UINT64_C(0xCA5A826395121157), &upper);
        a = upper ^ b ^ key, b = lower, c = high ^ d ^ use, d = low;
        key += UINT64_C(0x9E3779B97F4A7C15), use += UINT64_C(0xBB67AE8584CAA73B);
    }
    words[0] = a, words[1] = b, words[2] = c, words[3] = d;
}

/* Some of the uniform numbers in (0, 1) of a key: odd multiples of 2^-24. */
static void uniform_float(int64_t key, int64_t first, int64_t count, float *to) {
    uint64_t words[4];
    for (int64_t n = 0; n < count; n++) {
        const int64_t place = (first + n) % 8;
        if (n == 0 || place == 0) philox((uint64_t)((first + n) / 8) + 1, 0, (uint64_t)key, 0, words);
        const uint32_t half = (uint32_t)(words[place / 2] >> (place % 2 ? 32 : 0));
        to[n] = ((float)(half >> 9) + 0.5f) * 1.1920928955078125e-07f;
    }
}

/* Some of the uniform numbers in (0, 1) of a key: odd multiples of 2^-53. */
static void uniform_double(int64_t key, int64_t first, int64_t count, double *to) {
    uint64_t words[4];
    for (int64_t n = 0; n < count; n++) {
        const int64_t place = (first + n) % 4;
        if (n == 0 || place == 0) philox((uint64_t)((first + n) / 4) + 1, 0, (uint64_t)key, 0, words);
        to[n] = ((double)(words[place] >> 12) + 0.5) * 2.220446049250313e-16;
    }
}

/* A new key of a key and a number. */
static int64_t folded(int64_t key, int64_t number) {
    uint64_t words[4];
    philox(1, (uint64_t)number, (uint64_t)key, 1, words);
    return (int64_t)words[0];
}
