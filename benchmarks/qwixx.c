/* Qwixx once more, by hand, as the yardstick of benchmarks/qwixx.py: random legal play with the
   same generator, the same seeds and so the same games. Written to be fast, and only for this:
   nothing of Ludotéka runs on it. */

#include <stdint.h>
#include <string.h>

enum { ROWS = 4, LAST = 10, MAX_PLAYERS = 5 };

typedef struct { uint32_t a, b, c, counter; } Chance;

typedef struct {
    uint16_t crossed[ROWS];
    uint8_t crosses[ROWS];
    uint8_t penalties, choice;
} Player;

static const int POINTS[13] = {0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78};

static inline uint32_t next_word(Chance *g) {
    uint32_t word = g->a + g->b + g->counter++;
    g->a = g->b ^ (g->b >> 9);
    g->b = g->c + (g->c << 3);
    g->c = ((g->c << 21) | (g->c >> 11)) + word;
    return word;
}

static inline uint32_t below(Chance *g, uint32_t n) {
    uint64_t product = (uint64_t)next_word(g) * n;
    if (__builtin_expect((uint32_t)product < n, 0)) {
        uint32_t unfair = -n % n;
        while ((uint32_t)product < unfair) product = (uint64_t)next_word(g) * n;
    }
    return product >> 32;
}

static Chance seeded(uint64_t number, uint64_t stream) {
    Chance g = {stream, number, number >> 32, 1 + (stream >> 32)};
    for (int i = 0; i < 15; i++) next_word(&g);
    return g;
}

static inline int space(int row, int number) { return row < 2 ? number - 2 : 12 - number; }

static inline int may_cross(const Player *me, unsigned locked, int row, int here) {
    return !(locked >> row & 1) && !(me->crossed[row] >> here) &&
           (here != LAST || me->crosses[row] >= 5);
}

static inline void cross(Player *me, unsigned *closing, int row, int here) {
    me->crossed[row] |= 1 << here;
    me->crosses[row]++;
    if (here == LAST) {
        me->crosses[row]++;
        *closing |= 1u << row;
    }
}

static inline int has_ended(const Player *player, int players, unsigned locked) {
    for (int p = 0; p < players; p++)
        if (player[p].penalties == 4) return 1;
    return __builtin_popcount(locked) >= 2;
}

/* tally[0]: decisions, tally[1]: those with at least two legal answers */
void play_many(int players, int64_t number, int64_t first, int64_t games, int32_t *scores,
               int32_t *lengths, int64_t *tally) {
    for (int64_t i = 0; i < games; i++) {
        Chance dice = seeded(number, 2 * (first + i)), chance = seeded(number, 2 * (first + i) + 1);
        Player player[MAX_PLAYERS];
        memset(player, 0, sizeof player);
        unsigned locked = 0;
        int coloured[ROWS] = {0};
        int64_t before = tally[0];
        int active = below(&dice, players);
        for (;;) {
            int white[2] = {1 + below(&dice, 6), 0};
            white[1] = 1 + below(&dice, 6);
            for (int row = 0; row < ROWS; row++)
                if (!(locked >> row & 1)) coloured[row] = 1 + below(&dice, 6);

            /* the white sum: all answer, then all cross */
            int sum = white[0] + white[1], active_has_crossed = 0;
            unsigned closing = 0;
            for (int p = 0; p < players; p++) {
                int answers[1 + ROWS], n = 1;
                answers[0] = 0;
                for (int row = 0; row < ROWS; row++)
                    if (may_cross(&player[p], locked, row, space(row, sum))) answers[n++] = 1 + row;
                tally[0]++;
                player[p].choice = 0;
                if (n > 1) {
                    tally[1]++;
                    player[p].choice = answers[below(&chance, n)];
                }
            }
            for (int p = 0; p < players; p++)
                if (player[p].choice) {
                    int row = player[p].choice - 1;
                    cross(&player[p], &closing, row, space(row, sum));
                    active_has_crossed |= p == active;
                }
            locked |= closing;
            if (closing && has_ended(player, players, locked)) break;

            /* the active player's coloured sum */
            Player *me = &player[active];
            int answers[1 + 2 * ROWS], n = 1, kinds = white[0] == white[1] ? 1 : 2;
            answers[0] = -1;
            for (int row = 0; row < ROWS; row++)
                for (int die = 0; die < kinds; die++)
                    if (may_cross(me, locked, row, space(row, white[die] + coloured[row])))
                        answers[n++] = 2 * row + die;
            tally[0]++;
            int choice = -1;
            if (n > 1) {
                tally[1]++;
                choice = answers[below(&chance, n)];
            }
            if (choice >= 0) {
                int row = choice / 2;
                cross(me, &closing, row, space(row, white[choice % 2] + coloured[row]));
                locked |= closing;
                active_has_crossed = 1;
            }
            me->penalties += !active_has_crossed;
            if ((closing || !active_has_crossed) && has_ended(player, players, locked)) break;
            if (++active == players) active = 0;
        }
        lengths[i] = tally[0] - before;
        for (int p = 0; p < players; p++) {
            int total = -5 * player[p].penalties;
            for (int row = 0; row < ROWS; row++) total += POINTS[player[p].crosses[row]];
            scores[i * players + p] = total;
        }
    }
}
