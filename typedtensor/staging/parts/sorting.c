/* Write the positions of elements in ascending order, NaN last; equal elements keep their order. There is room for twice
   as many positions. Returns where they are. */
static const int64_t *sorted_TYPE(const TYPE *x, int64_t step, int64_t count, int64_t *room) {
    int64_t *from = room, *to = room + count;
    for (int64_t n = 0; n < count; n++) from[n] = n;
    for (int64_t width = 1; width < count; width *= 2) {
        for (int64_t start = 0; start < count; start += 2 * width) {
            const int64_t middle = start + width < count ? start + width : count;
            const int64_t end = middle + width < count ? middle + width : count;
            int64_t left = start, right = middle;
            for (int64_t n = start; n < end; n++) {
                const int is_left = left < middle;
                int takes_right = right < end;
                if (is_left && takes_right) {
                    const TYPE one = x[from[left] * step], other = x[from[right] * step];
                    takes_right = other < one || (one != one && other == other);
                }
                to[n] = takes_right ? from[right++] : from[left++];
            }
        }
        int64_t *const other = from;
        from = to, to = other;
    }
    return from;
}
