/* A fixed amount of integer work that no compiler can shorten: xorshift, one step after the other. */

#include <stdint.h>

uint64_t calibrate(uint64_t steps) {
    uint64_t x = 88172645463325252ull;
    for (uint64_t i = 0; i < steps; i++) {
        x ^= x << 13;
        x ^= x >> 7;
        x ^= x << 17;
    }
    return x;
}
