// What the runtime keeps where Swift can not: what a call touches of its member and of stubs, and what
// belongs to a thread.
#pragma once

#include <MynahPlatform.h>

#include "mynah_member.h"

/// What a thread evaluates for `given` or `verify` right now.
typedef struct {
  /// Where a matcher belongs; null outside of a pattern.
  void *matcher;
  /// Where an assignment to a mock's property belongs; null where none is meant.
  void *assignment;
} mynah_pattern_t;

/// That of the calling thread.
mynah_pattern_t *mynah_pattern(void);

/// How closures of stubs, and what else of people's calls run, run within each other on a thread.
typedef struct {
  /// How many run.
  size_t depth;
  /// The lowest address that the stack may grow to while one begins; 0 where it was not asked for.
  uintptr_t end;
  /// Whether the stack was full, and the closures that run are returned from.
  bool is_unwinding;
  /// How many closures were returned from before they began.
  size_t refused;
  /// The member that found no stub because a matcher calls it without an end; null where there is none.
  const void *endless;
} mynah_nesting_t;

/// That of the calling thread.
mynah_nesting_t *mynah_nesting(void);

/// Notes that a closure of a stub begins.
///
/// Returns whether there is a stack for it; `mynah_leave` follows in any case.
bool mynah_enter(void);

/// Notes that a closure of a stub has ended.
void mynah_leave(void);

/// How many people's closures answer calls of an `async` member at once; the highest bit says that they
/// call the member without an end, and are returned from.
typedef uint32_t mynah_running_t;

static const mynah_running_t mynah_is_endless = (mynah_running_t)1 << 31;

/// Whether so few closures run that nobody looks whether they run within each other.
static inline bool mynah_is_unchecked(mynah_running_t running) { return running <= 1024; }

/// Notes that a closure begins, and returns the number of those that run, with the bit.
static inline mynah_running_t mynah_begin(mynah_running_t *running) {
  return __atomic_add_fetch(running, 1, __ATOMIC_RELAXED);
}

/// Says that the closures run without an end; returns whether nobody has said so.
static inline bool mynah_note_endless(mynah_running_t *running) {
  return !(__atomic_fetch_or(running, mynah_is_endless, __ATOMIC_RELAXED) & mynah_is_endless);
}

/// Notes that a closure has ended. With the last one, all begins anew.
static inline void mynah_end(mynah_running_t *running) {
  mynah_running_t left = __atomic_sub_fetch(running, 1, __ATOMIC_RELAXED);
  if (left == mynah_is_endless) {
    __atomic_compare_exchange_n(running, &left, 0, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED);
  }
}

/// Reads a pointer that another thread may store.
static inline void *mynah_load(void **place) {
  return __atomic_load_n(place, __ATOMIC_ACQUIRE);
}

/// Stores a pointer where none is, and returns the one that is there then.
static inline void *mynah_store_once(void **place, void *pointer) {
  void *found = 0;
  return __atomic_compare_exchange_n(
             place, &found, pointer, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)
             ? pointer
             : found;
}
