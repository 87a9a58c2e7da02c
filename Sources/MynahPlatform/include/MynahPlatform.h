// What differs between systems: locks, threads, files and the terminal. All that depends on a system
// stands here, for the runtime and for the generator; it knows neither of them.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// WebAssembly has threads only where it is compiled for them.
#if defined(__wasm__) && !defined(_REENTRANT)
#define MYNAH_HAS_THREADS 0
#else
#define MYNAH_HAS_THREADS 1
#endif

// What is included here, Swift sees too: of Windows that would be everything.
#if defined(__APPLE__)
#include <os/lock.h>
#elif MYNAH_HAS_THREADS && !defined(_WIN32)
#include <pthread.h>
#endif

#pragma clang assume_nonnull begin

// MARK: Locks

#if !MYNAH_HAS_THREADS
// What runs alone needs no lock; it is locked and unlocked by no instruction.
typedef struct {
  char unused;
} mynah_lock_t;
#elif defined(__APPLE__)
typedef os_unfair_lock mynah_lock_t;
#elif defined(_WIN32)
// An SRWLOCK, which is a pointer of the system's own.
typedef struct {
  void *_Nullable state;
} mynah_lock_t;
#else
// On FreeBSD a mutex is a pointer, which Swift would take for an optional one.
typedef struct {
  pthread_mutex_t mutex;
} mynah_lock_t;
#endif

// A lock that lives in plain memory, which Swift's own libraries offer only on newer systems than Mynah
// supports.

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

/// The number of processors that can be used.
size_t mynah_processor_count(void);

/// Runs `body` on the calling thread and on as many others as make `count`, and waits for all of them.
///
/// Fewer run it where threads can not be started, so it must take its work from what all share.
void mynah_run_on_threads(size_t count, size_t stack_size, void (*body)(void *), void *context);

/// Whether the calling thread is known to be the one that the process began with.
bool mynah_is_main_thread(void);

/// What threads wait at until another one opens it.
typedef struct mynah_gate mynah_gate_t;

mynah_gate_t *mynah_gate_make(void);

void mynah_gate_free(mynah_gate_t *gate);

/// Lets those go on that wait, now and later.
void mynah_gate_open(mynah_gate_t *gate);

/// Waits until the gate is open, for so many nanoseconds at most, and returns whether it is.
///
/// Where there are no threads, nobody could open it, and nothing is waited for.
bool mynah_gate_wait(mynah_gate_t *gate, int64_t nanoseconds);

// MARK: Time

/// The nanoseconds of a clock that only goes forward.
int64_t mynah_nanoseconds(void);

// MARK: Memory

/// Finds a word between two places; null where there is none. A NUL byte must stand at `end`, and
/// others may stand before it.
///
/// The C library searches, which is fast in debug builds too.
const char *_Nullable mynah_find(const char *start, const char *end, const char *word);

/// Whether a text begins with one of some words, or ends in one of others. Each word ends in a NUL byte, and
/// an empty one stands behind the last.
bool mynah_has_affix(
    const uint8_t *start, const uint8_t *end, const char *beginnings, const char *endings);

/// The first line feed or carriage return between two places; `end` where there is none.
const uint8_t *mynah_end_of_line(const uint8_t *start, const uint8_t *end);

// MARK: Files

typedef struct mynah_file mynah_file_t;

/// Opens a file or a pipe for reading; null where that is not possible.
mynah_file_t *_Nullable mynah_file_open(const char *path);

/// Reads a byte; -1 at the end.
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

/// What a path leads to, links followed.
typedef struct {
  mynah_file_kind_t kind;
  /// Whether `device` and `node` are the same for all paths to the file, and differ for others.
  bool is_identified;
  uint64_t device;
  uint64_t node;
} mynah_file_status_t;

mynah_file_status_t mynah_file_status(const char *path);

// MARK: Commands

/// Runs a command of the shell, and hands on what it prints piece by piece.
///
/// Returns the status that it ended with; -1 where commands can not be run.
int mynah_run(
    const char *command, void *context,
    void (*body)(const void *bytes, size_t count, void *context));

// MARK: Tests

/// Whether the process runs tests: its arguments name a test bundle, XCTest has set its environment, or
/// a test framework is linked where any program may run tests.
bool mynah_runs_tests(int argument_count, char *_Nullable *_Nullable arguments);

// MARK: The terminal

/// Whether standard error is shown to a person.
bool mynah_error_is_terminal(void);

/// Writes all bytes to standard error, if it takes them.
void mynah_write_error(const void *_Nullable bytes, size_t count);

/// Ends the process.
__attribute__((noreturn)) void mynah_exit(int status);

#pragma clang assume_nonnull end
