#include "MynahShims.h"

#include <stdlib.h>

uint64_t mynah_clock = 0;

mynah_stub_t *mynah_stub_make(void) {
  mynah_stub_t *stub = calloc(1, sizeof(mynah_stub_t));
  if (!stub) abort();
  return stub;
}

void mynah_stub_free(mynah_stub_t *stub) { free(stub); }

mynah_pattern_t *mynah_pattern(void) {
  static _Thread_local mynah_pattern_t pattern;
  return &pattern;
}

mynah_nesting_t *mynah_nesting(void) {
  static _Thread_local mynah_nesting_t nesting;
  return &nesting;
}

/// How many closures run within each other before the stack is looked at.
enum { unchecked_depth = 64 };

/// What is left of the stack for who reports that it is full.
enum { reserve = 128 * 1024 };

bool mynah_enter(void) {
  mynah_nesting_t *nesting = mynah_nesting();
  nesting->depth++;
  if (nesting->is_unwinding) {
    nesting->refused++;
    return false;
  }
  if (nesting->depth <= unchecked_depth) return true;
  // A thread may run on another stack each time, as a fiber does: so this is asked anew now and then.
  if (nesting->depth == unchecked_depth + 1) {
    uintptr_t end = mynah_stack_end();
    nesting->end = end ? end + reserve : 0;
  }
  return (uintptr_t)__builtin_frame_address(0) >= nesting->end;
}

void mynah_leave(void) {
  mynah_nesting_t *nesting = mynah_nesting();
  if (--nesting->depth == 0) nesting->is_unwinding = false;
}
