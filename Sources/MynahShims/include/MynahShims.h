// The state of the runtime that isn't stored in Swift: the parts of members and stubs that a call
// uses, and the state of a thread.
#pragma once

#include <MynahPlatform.h>

#include "mynah_member.h"

/// The pattern that a thread is evaluating for `given` or `verify`.
typedef struct {
  /// The place to store a matcher, or null outside of a pattern.
  void *matcher;
  /// The place for an assignment to a mock's property, or null if the pattern isn't an assignment.
  void *assignment;
  /// The number of composed matchers whose parts are being evaluated.
  intptr_t depth;
} mynah_pattern_t;

/// Returns the pattern of the calling thread.
mynah_pattern_t *mynah_pattern(void);

/// Returns a pointer that another thread may store at the same time.
static inline void *mynah_load(void **place) {
  return __atomic_load_n(place, __ATOMIC_ACQUIRE);
}

/// Stores a pointer if none is stored yet, and returns the stored pointer.
static inline void *mynah_store_once(void **place, void *pointer) {
  void *found = 0;
  return __atomic_compare_exchange_n(
             place, &found, pointer, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)
             ? pointer
             : found;
}
