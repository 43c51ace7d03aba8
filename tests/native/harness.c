/* harness WEIGHTS THREADS CALLS RESULTS: runs a model over the calls of a file.
 *
 * A call is the sizes and then the elements of each input, a result its error code and, where that
 * is 0, the same of each output. Where the system has guard pages, every array and the arena end at
 * one, so that a library that reads or writes too much is killed. Each call runs in the handle's
 * arena, twice, and in one of the caller's; all three must agree. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "model.h"

#if defined(__linux__) || defined(__APPLE__)
#include <sys/mman.h>
#define PAGE 16384

static void *allocate(size_t nbytes, size_t align) {
    size_t whole = (nbytes + PAGE - 1) / PAGE * PAGE + PAGE;
    char *base = mmap(NULL, whole + PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0);
    if (base == MAP_FAILED) exit(3);
    mprotect(base + whole, PAGE, PROT_NONE);
    return base + whole - (nbytes + align - 1) / align * align;
}
#else
static void *allocate(size_t nbytes, size_t align) {
    char *base = malloc(nbytes + align);
    if (!base) exit(3);
    return base + (align - (uintptr_t)base % align);
}
#endif

static const size_t item_nbytes[] = {0, 4, 8, 2, 2, 1, 1, 2, 2, 4, 4, 8, 8, 1};

static size_t count(const model_tensor *tensor, const int64_t *shape) {
    size_t nbytes = item_nbytes[tensor->dtype];
    for (int axis = 0; axis < tensor->rank; ++axis) nbytes *= (size_t)shape[axis];
    return nbytes;
}

static void take(FILE *file, void *data, size_t nbytes) {
    if (fread(data, 1, nbytes, file) != nbytes) exit(4);
}

static int run(model *handle, const void *const *inputs, const int64_t *const *shapes,
               void *const *outputs, int way) {
    uint64_t nbytes;
    int code;
    if (way < 2) return model_run(handle, inputs, shapes, outputs);
    if ((code = model_arena_nbytes(handle, shapes, &nbytes))) return code;
    char *arena = allocate(nbytes, 64);
    memset(arena, 0xA5, nbytes);
    if (model_run_in(handle, inputs, shapes, outputs, arena, nbytes - 1) != MODEL_ERROR_ARENA) exit(5);
    return model_run_in(handle, inputs, shapes, outputs, arena, nbytes);
}

static void call(model *handle, FILE *calls, FILE *results) {
    static int64_t shapes[64][16], made[64][16];
    const int64_t *sizes[64];
    void *inputs[64], *outputs[64], *before[64];
    int n_inputs = (int)model_input_count(), n_outputs = (int)model_output_count();
    for (int n = 0; n < n_inputs; ++n) {
        const model_tensor *tensor = model_input(n);
        take(calls, shapes[n], 8 * tensor->rank);
        size_t nbytes = count(tensor, shapes[n]);
        inputs[n] = allocate(nbytes, item_nbytes[tensor->dtype]);
        take(calls, inputs[n], nbytes);
        sizes[n] = shapes[n];
    }
    int32_t code = 0;
    for (int n = 0; n < n_outputs && !code; ++n) code = model_output_shape(n, sizes, made[n]);
    if (!code) code = model_reserve(handle, sizes);
    for (int way = 0; way < 3 && !code; ++way) {
        for (int n = 0; n < n_outputs; ++n) {
            const model_tensor *tensor = model_output(n);
            outputs[n] = allocate(count(tensor, made[n]), item_nbytes[tensor->dtype]);
            memset(outputs[n], 0x5A, count(tensor, made[n]));
        }
        code = run(handle, (const void *const *)inputs, sizes, outputs, way);
        for (int n = 0; n < n_outputs && way && !code; ++n)
            if (memcmp(before[n], outputs[n], count(model_output(n), made[n]))) exit(7);
        memcpy(before, outputs, sizeof before);
    }
    fwrite(&code, 4, 1, results);
    for (int n = 0; n < n_outputs && !code; ++n) {
        fwrite(made[n], 8, model_output(n)->rank, results);
        fwrite(outputs[n], 1, count(model_output(n), made[n]), results);
    }
}

int main(int argc, char **argv) {
    model *handle;
    model_options options = {atoi(argv[2]), NULL, 0};
    if (argc != 5) return 2;
    int code = model_create(argv[1][0] ? argv[1] : NULL, &options, &handle);
    if (code) {
        fprintf(stderr, "%s\n", model_error_text(code));
        return 1;
    }
    FILE *calls = fopen(argv[3], "rb"), *results = fopen(argv[4], "wb");
    if (!calls || !results) return 2;
    int64_t left;
    take(calls, &left, 8);
    for (; left; --left) call(handle, calls, results);
    fclose(results);
    printf("%s %d %s\n", model_level(handle), (int)model_threads(handle), model_version());
    model_destroy(handle);
    return 0;
}
