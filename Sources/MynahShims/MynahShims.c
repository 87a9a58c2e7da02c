#include "MynahShims.h"

#include <stdlib.h>

uint64_t mynah_last_serial = 0;

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
