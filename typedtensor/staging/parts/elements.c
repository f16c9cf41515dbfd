/* The remainder of a floored quotient, as in Python. */
static double remainder_double(double x, double y) {
    double found = fmod(x, y);
    if (found == 0) return copysign(0.0, y);
    if ((y < 0) != (found < 0)) found += y;
    return found;
}

static double floor_divide_double(double x, double y) {
    if (y == 0) return x / y;
    const double quotient = (x - remainder_double(x, y)) / y, below = floor(quotient);
    return quotient == 0 ? copysign(0.0, x / y) : quotient - below > 0.5 ? below + 1 : below;
}

/* As in NumPy, what is divided by 0 is 0. */
static int64_t remainder_int64_t(int64_t x, int64_t y) {
    const int64_t found = y == 0 || y == -1 ? 0 : x % y;
    return found != 0 && (found < 0) != (y < 0) ? found + y : found;
}

static int64_t floor_divide_int64_t(int64_t x, int64_t y) {
    if (y == 0) return 0;
    if (y == -1) return (int64_t)(0u - (uint64_t)x);
    return x / y - (x % y != 0 && (x < 0) != (y < 0));
}

static int64_t power_int64_t(int64_t x, int64_t y) {
    uint64_t found = 1, square = (uint64_t)x;
    for (; y > 0; y >>= 1, square *= square)
        if (y & 1) found *= square;
    return (int64_t)found;
}

static int64_t sign_int64_t(int64_t x) { return (x > 0) - (x < 0); }

/* ln(e^x + e^y) */
static double logaddexp_double(double x, double y) {
    if (x == y) return x + 0.6931471805599453;
    return x > y ? x + log1p(exp(y - x)) : x <= y ? y + log1p(exp(x - y)) : x - y;
}

static double log_gamma_double(double x) {
    return lgamma(x);
}

static double gamma_double(double x) {
    return tgamma(x);
}
