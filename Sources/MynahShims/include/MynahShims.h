// What Swift's own libraries offer only on newer systems than Mynah supports: a lock that lives in
// plain memory, and a relaxed atomic counter.
#pragma once

#include <stdbool.h>
#include <stdint.h>

#if defined(__APPLE__)
#include <os/lock.h>
typedef os_unfair_lock mynah_lock_t;
#elif defined(_WIN32)
#include <windows.h>
typedef SRWLOCK mynah_lock_t;
#else
#include <pthread.h>
typedef pthread_mutex_t mynah_lock_t;
#endif

static inline void mynah_lock_init(mynah_lock_t *lock) {
#if defined(__APPLE__)
  *lock = OS_UNFAIR_LOCK_INIT;
#elif defined(_WIN32)
  InitializeSRWLock(lock);
#else
  pthread_mutex_init(lock, 0);
#endif
}

static inline void mynah_lock_destroy(mynah_lock_t *lock) {
#if !defined(__APPLE__) && !defined(_WIN32)
  pthread_mutex_destroy(lock);
#else
  (void)lock;
#endif
}

static inline void mynah_lock(mynah_lock_t *lock) {
#if defined(__APPLE__)
  os_unfair_lock_lock(lock);
#elif defined(_WIN32)
  AcquireSRWLockExclusive(lock);
#else
  pthread_mutex_lock(lock);
#endif
}

static inline void mynah_unlock(mynah_lock_t *lock) {
#if defined(__APPLE__)
  os_unfair_lock_unlock(lock);
#elif defined(_WIN32)
  ReleaseSRWLockExclusive(lock);
#else
  pthread_mutex_unlock(lock);
#endif
}

/// The number of the last event in this process: calls and stubs are numbered in the order in which
/// they happen, across all mocks.
extern uint64_t mynah_clock;

static inline uint64_t mynah_clock_tick(void) {
  return __atomic_add_fetch(&mynah_clock, 1, __ATOMIC_RELAXED);
}

/// A flag that is only ever raised. It stays unwritten once it is up, so that readers on other
/// processors keep their copy of it.
static inline void mynah_flag_raise(uint8_t *flag) {
  if (!__atomic_load_n(flag, __ATOMIC_RELAXED)) __atomic_store_n(flag, 1, __ATOMIC_RELAXED);
}

static inline bool mynah_flag_is_up(const uint8_t *flag) {
  return __atomic_load_n(flag, __ATOMIC_RELAXED);
}
