/* Calls one handle from four threads at once, in its own arena and in arenas of theirs, and counts
 * allocations after creation. Prints "same" where all results have the bits of the first. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "model.h"

#define ROWS 24
#define WIDTH 48
#define CALLS 40

extern void *__libc_calloc(size_t, size_t);
static int allocations;

void *calloc(size_t count, size_t size) {
    __atomic_add_fetch(&allocations, 1, __ATOMIC_SEQ_CST);
    return __libc_calloc(count, size);
}

static model *handle;
static float x[ROWS * WIDTH], wanted[ROWS * WIDTH];
static const int64_t shape[] = {1, ROWS, WIDTH}, *const shapes[] = {shape};
static uint64_t arena_nbytes;
static int wrong;

static int run(float *y, void *arena) {
    const void *const inputs[] = {x};
    void *const outputs[] = {y};
    if (arena) return model_run_in(handle, inputs, shapes, outputs, arena, arena_nbytes);
    return model_run(handle, inputs, shapes, outputs);
}

static void *work(void *arena) {
    float y[ROWS * WIDTH];
    for (int n = 0; n < CALLS; ++n) {
        memset(y, 0, sizeof y);
        if (run(y, arena) || memcmp(y, wanted, sizeof y)) wrong = 1;
    }
    return NULL;
}

int main(int argc, char **argv) {
    pthread_t threads[4];
    model_options options = {2, NULL, 0};
    if (argc != 2 || model_create(argv[1], &options, &handle)) return 1;
    for (int n = 0; n < ROWS * WIDTH; ++n) x[n] = (float)(n % 13) - 6;
    if (model_reserve(handle, shapes) || model_arena_nbytes(handle, shapes, &arena_nbytes)) return 2;
    int before = allocations;
    if (run(wanted, NULL)) return 3;
    printf("allocations %d\n", allocations - before);
    for (int n = 0; n < 4; ++n) {
        void *arena = n < 2 ? NULL : aligned_alloc(64, (arena_nbytes + 63) / 64 * 64);
        if (pthread_create(&threads[n], NULL, work, arena)) return 4;
    }
    for (int n = 0; n < 4; ++n) pthread_join(threads[n], NULL);
    model_destroy(handle);
    puts(wrong ? "different" : "same");
    return 0;
}
