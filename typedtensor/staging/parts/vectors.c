#ifdef TYPEDTENSOR_BLAS
#include <cblas.h>
#endif
#if defined(__AVX512F__)
#define VECTOR 64
#define PART 32 /* which some processors multiply in half the time */
#elif defined(__AVX__)
#define VECTOR 32
#define PART 32
#else
#define VECTOR 16
#define PART 16
#endif
#define ROWS 6
#define TERMS 256 /* which are added before the next columns of b are read */
