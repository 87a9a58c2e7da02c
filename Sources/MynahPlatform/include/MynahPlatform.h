// The differences between systems: locks, threads, files, and the terminal. This module contains
// all system-dependent code of the runtime and the generator, but it doesn't know about them.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// WebAssembly has threads only if the code is compiled for them.
#if defined(__wasm__) && !defined(_REENTRANT)
#define MYNAH_HAS_THREADS 0
#else
#define MYNAH_HAS_THREADS 1
#endif

// Swift also imports the headers that are included here. The Windows header isn't included, because
// it declares the whole API.
#if defined(__APPLE__)
#include <os/lock.h>
#elif MYNAH_HAS_THREADS && !defined(_WIN32)
#include <pthread.h>
#endif

#pragma clang assume_nonnull begin

// MARK: Locks

#if !MYNAH_HAS_THREADS
// A single thread doesn't need a lock, so locking and unlocking do nothing.
typedef struct {
  char unused;
} mynah_lock_t;
#elif defined(__APPLE__)
typedef os_unfair_lock mynah_lock_t;
#elif defined(_WIN32)
// An SRWLOCK, which is a pointer that only the system uses.
typedef struct {
  void *_Nullable state;
} mynah_lock_t;
#else
// This is a struct because a mutex is a pointer on FreeBSD, so Swift would import an optional.
typedef struct {
  pthread_mutex_t mutex;
} mynah_lock_t;
#endif

// The functions of a lock in plain memory. Swift's libraries contain such a lock, but it requires
// newer systems than Mynah does.

#if defined(_WIN32)

void mynah_lock_init(mynah_lock_t *lock);
void mynah_lock_destroy(mynah_lock_t *lock);
void mynah_lock(mynah_lock_t *lock);
void mynah_unlock(mynah_lock_t *lock);

#else

static inline void mynah_lock_init(mynah_lock_t *lock) {
#if !MYNAH_HAS_THREADS
  (void)lock;
#elif defined(__APPLE__)
  *lock = OS_UNFAIR_LOCK_INIT;
#else
  pthread_mutex_init(&lock->mutex, 0);
#endif
}

static inline void mynah_lock_destroy(mynah_lock_t *lock) {
#if MYNAH_HAS_THREADS && !defined(__APPLE__)
  pthread_mutex_destroy(&lock->mutex);
#else
  (void)lock;
#endif
}

static inline void mynah_lock(mynah_lock_t *lock) {
#if !MYNAH_HAS_THREADS
  (void)lock;
#elif defined(__APPLE__)
  os_unfair_lock_lock(lock);
#else
  pthread_mutex_lock(&lock->mutex);
#endif
}

static inline void mynah_unlock(mynah_lock_t *lock) {
#if !MYNAH_HAS_THREADS
  (void)lock;
#elif defined(__APPLE__)
  os_unfair_lock_unlock(lock);
#else
  pthread_mutex_unlock(&lock->mutex);
#endif
}

#endif

// MARK: Threads

/// Returns the number of available processors.
size_t mynah_processor_count(void);

/// Runs `body` on `count` threads, one of which is the calling thread, and waits for all of them.
///
/// If threads can't be started, fewer threads run `body`, so all of them must share the work.
void mynah_run_on_threads(size_t count, size_t stack_size, void (*body)(void *), void *context);

/// Returns true if the calling thread is known to run code of the main actor.
bool mynah_runs_main_actor(void);

/// A gate where threads wait until another thread opens it.
typedef struct mynah_gate mynah_gate_t;

mynah_gate_t *mynah_gate_make(void);

void mynah_gate_free(mynah_gate_t *gate);

/// Opens the gate for the threads that are waiting, and for threads that arrive later.
void mynah_gate_open(mynah_gate_t *gate);

/// Waits until the gate is open or the time is up, and returns true if the gate is open.
///
/// On systems without threads, it returns at once, because no other thread can open the gate.
bool mynah_gate_wait(mynah_gate_t *gate, int64_t nanoseconds);

// MARK: Time

/// Returns the nanoseconds of a monotonic clock.
int64_t mynah_nanoseconds(void);

// MARK: Memory

/// Finds a word between two positions, and returns null if it isn't there.
///
/// There must be a NUL byte at `end`, and there may be others before it. The C library does the
/// search, so it's fast in debug builds, too.
const char *_Nullable mynah_find(const char *start, const char *end, const char *word);

/// Returns true if a string begins with any of the `beginnings` or ends with any of the `endings`.
///
/// Each word in these lists ends with a NUL byte, and an empty word ends the list.
bool mynah_has_affix(
    const uint8_t *start, const uint8_t *end, const char *beginnings, const char *endings);

/// Finds the first line feed or carriage return between two positions, or returns `end`.
const uint8_t *mynah_end_of_line(const uint8_t *start, const uint8_t *end);

// MARK: Files

typedef struct mynah_file mynah_file_t;

/// Opens a file or a pipe for reading, and returns null if that fails.
mynah_file_t *_Nullable mynah_file_open(const char *path);

/// Reads a byte, and returns -1 at the end.
int mynah_file_next(mynah_file_t *file);

void mynah_file_close(mynah_file_t *file);

typedef enum {
  mynah_no_file,
  mynah_plain_file,
  mynah_folder,
  mynah_pipe,
  mynah_socket,
  mynah_device,
} mynah_file_kind_t;

/// The kind and identity of the file that a path leads to, after following links.
typedef struct {
  mynah_file_kind_t kind;
  /// A Boolean value that indicates whether `device` and `node` identify the file.
  ///
  /// If they do, they're equal for all paths to the file, and other files have different values.
  bool is_identified;
  uint64_t device;
  uint64_t node;
} mynah_file_status_t;

mynah_file_status_t mynah_file_status(const char *path);

// MARK: Commands

/// Runs a shell command, and passes its output to `body` piece by piece.
///
/// Returns the exit status of the command as the system reports it, or -1 if it can't be run.
int mynah_run(
    const char *command, void *context,
    void (*body)(const void *bytes, size_t count, void *context));

// MARK: Tests

/// Returns true if the process runs tests.
///
/// This is true if the arguments name a test bundle, if XCTest's environment variables are set, or,
/// on systems on which any program may run tests, if a test framework is linked.
bool mynah_runs_tests(int argument_count, char *_Nullable *_Nullable arguments);

// MARK: The terminal

/// Returns true if standard error is a terminal.
bool mynah_error_is_terminal(void);

/// Writes all bytes to standard error, and stops if writing fails.
void mynah_write_error(const void *_Nullable bytes, size_t count);

/// Ends the process.
__attribute__((noreturn)) void mynah_exit(int status);

#pragma clang assume_nonnull end
