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
