#define LANES_REAL (VECTOR / (int)sizeof(REAL))
#define PART_REAL (PART / (int)sizeof(REAL))

#if defined(__GNUC__)
typedef REAL lanes_REAL __attribute__((vector_size(VECTOR)));
typedef REAL loose_REAL __attribute__((vector_size(VECTOR), aligned(sizeof(REAL)), may_alias));
typedef REAL part_REAL __attribute__((vector_size(PART)));
typedef REAL loose_part_REAL __attribute__((vector_size(PART), aligned(sizeof(REAL)), may_alias));

TILES
/* Rows of a times columns of b, both contiguous. */
static void dots_REAL(int64_t m, int64_t n, int64_t k, const REAL *a, int64_t am, const REAL *b, int64_t bn, REAL *c,
                      int64_t cm) {
    for (int64_t j = 0; j < n; j += 4) {
        const REAL *const b0 = b + j * bn, *const b1 = b + (j + 1 < n ? j + 1 : j) * bn;
        const REAL *const b2 = b + (j + 2 < n ? j + 2 : j) * bn, *const b3 = b + (j + 3 < n ? j + 3 : j) * bn;
        for (int64_t i = 0; i < m; i++) {
            const REAL *const x = a + i * am;
            lanes_REAL s0 = {0}, s1 = {0}, s2 = {0}, s3 = {0};
            REAL sums[4] = {0, 0, 0, 0};
            int64_t t = 0;
            for (; t + LANES_REAL <= k; t += LANES_REAL) {
                const lanes_REAL y = *(const loose_REAL *)(x + t);
                s0 += y * *(const loose_REAL *)(b0 + t);
                s1 += y * *(const loose_REAL *)(b1 + t);
                s2 += y * *(const loose_REAL *)(b2 + t);
                s3 += y * *(const loose_REAL *)(b3 + t);
            }
            const int rest = (int)(k - t); /* less than a vector */
            for (int l = 0; l < rest; l++) {
                sums[0] += x[t + l] * b0[t + l];
                sums[1] += x[t + l] * b1[t + l];
                sums[2] += x[t + l] * b2[t + l];
                sums[3] += x[t + l] * b3[t + l];
            }
            for (int l = 0; l < LANES_REAL; l++) {
                sums[0] += s0[l];
                sums[1] += s1[l];
                sums[2] += s2[l];
                sums[3] += s3[l];
            }
            for (int64_t l = 0; l < 4 && j + l < n; l++) c[i * cm + j + l] = sums[l];
        }
    }
}
#else
static void tile_REAL(int rows, int first, int second, int64_t apart, int64_t k, const REAL *a, int64_t am, int64_t ak,
                      const REAL *b, int64_t bk, REAL *c, int64_t cm, int more) {
    const int64_t columns = second ? apart + second : first;
    for (int i = 0; i < rows; i++) {
        for (int64_t j = 0; j < columns; j++) {
            REAL sum = more ? c[i * cm + j] : 0;
            for (int64_t t = 0; t < k; t++) sum += a[i * am + t * ak] * b[t * bk + j];
            c[i * cm + j] = sum;
        }
    }
}

static void dots_REAL(int64_t m, int64_t n, int64_t k, const REAL *a, int64_t am, const REAL *b, int64_t bn, REAL *c,
                      int64_t cm) {
    for (int64_t i = 0; i < m; i++) {
        for (int64_t j = 0; j < n; j++) {
            REAL sum = 0;
            for (int64_t t = 0; t < k; t++) sum += a[i * am + t] * b[j * bn + t];
            c[i * cm + j] = sum;
        }
    }
}
#endif

/* Copy columns side by side, with zeros up to a width. */
static void pack_REAL(int64_t k, int64_t columns, int64_t width, const REAL *b, int64_t bk, int64_t bn, REAL *to) {
    int64_t l = 0;
    for (; l + 4 <= columns; l += 4) {
        const REAL *const x = b + l * bn;
        for (int64_t t = 0; t < k; t++) {
            const REAL x0 = x[t * bk], x1 = x[t * bk + bn], x2 = x[t * bk + 2 * bn], x3 = x[t * bk + 3 * bn];
            REAL *const y = to + t * width + l;
            y[0] = x0, y[1] = x1, y[2] = x2, y[3] = x3;
        }
    }
    for (; l < width; l++)
        for (int64_t t = 0; t < k; t++) to[t * width + l] = l < columns ? b[t * bk + l * bn] : 0;
}

/* c = a b, of m rows, n columns and k terms; strides are in elements. The rows or the columns of c are contiguous. */
static void product_REAL(int64_t m, int64_t n, int64_t k, const REAL *a, int64_t am, int64_t ak, const REAL *b,
                         int64_t bk, int64_t bn, REAL *c, int64_t cm, int64_t cn) {
    if ((cm == 1 || m <= 1) && ((n <= 1 && m > 1) || cn != 1)) { /* the transposed product */
        const REAL *const matrix = a;
        const int64_t rows = m, down = am, across = ak;
        a = b, am = bn, ak = bk, b = matrix, bn = down, bk = across, m = n, n = rows, cm = cn;
    }
#ifdef TYPEDTENSOR_BLAS
    const int a_lies = (ak == 1 || k <= 1) && (am >= k || m <= 1), b_lies = (bn == 1 || n <= 1) && (bk >= n || k <= 1);
    const int a_turns = (am == 1 || m <= 1) && (ak >= m || k <= 1), b_turns = (bk == 1 || k <= 1) && (bn >= k || n <= 1);
    if (m * n * k > 32768 && (a_lies || a_turns) && (b_lies || b_turns)) {
        cblas_BLAS_gemm(CblasRowMajor, a_lies ? CblasNoTrans : CblasTrans, b_lies ? CblasNoTrans : CblasTrans, (int)m,
                       (int)n, (int)k, 1, a, (int)(a_lies ? (m > 1 ? am : k) : (k > 1 ? ak : m)), b,
                       (int)(b_lies ? (k > 1 ? bk : n) : (n > 1 ? bn : k)), 0, c, (int)(m > 1 ? cm : n));
        return;
    }
#endif
    if (bn != 1 && n > 1 && (ak == 1 || k <= 1) && (bk == 1 || k <= 1) && m <= 4 && k > LANES_REAL) {
        dots_REAL(m, n, k, a, am, b, bn, c, cm);
        return;
    }
    /* A panel is a vector, or two of which the last one may overlap the first, or the panel before. */
    REAL packed[TERMS * 2 * LANES_REAL];
    for (int64_t next = 0; next < n;) {
        const int64_t left = n - next;
        const int is_double = left > LANES_REAL;
        const int first = is_double || left > PART_REAL ? LANES_REAL : PART_REAL;
        const int second = !is_double ? 0 : left - LANES_REAL > PART_REAL ? LANES_REAL : PART_REAL;
        const int64_t most = left < 2 * LANES_REAL ? left : 2 * LANES_REAL;
        const int64_t columns = is_double ? most : n < first ? n : first, width = is_double ? columns : first;
        const int64_t j = left < columns ? n - columns : next;
        for (int64_t start = 0; start == 0 || start < k; start += TERMS) {
            const int64_t terms = k - start < TERMS ? k - start : TERMS;
            const REAL *panel = b + start * bk + j * bn;
            int64_t line = bk;
            if (bn != 1 || columns < width) {
                pack_REAL(terms, columns, width, panel, bk, bn, packed);
                panel = packed, line = width;
            }
            for (int64_t i = 0; i < m;) {
                const int64_t tiles = (m - i + ROWS - 1) / ROWS;
                const int rows = (int)((m - i + tiles - 1) / tiles);
                const REAL *const x = a + i * am + start * ak;
                REAL *const y = c + i * cm + j;
                if (columns == width) {
                    tile_REAL(rows, first, second, columns - second, terms, x, am, ak, panel, line, y, cm, start > 0);
                } else {
                    REAL part[ROWS * LANES_REAL];
                    for (int r = 0; r < rows; r++)
                        for (int64_t l = 0; l < width; l++)
                            part[r * width + l] = start && l < columns ? y[r * cm + l] : 0;
                    tile_REAL(rows, first, 0, 0, terms, x, am, ak, panel, line, part, width, 1);
                    for (int r = 0; r < rows; r++)
                        for (int64_t l = 0; l < columns; l++) y[r * cm + l] = part[r * width + l];
                }
                i += rows;
            }
        }
        next = j + columns;
    }
}
