#include "MynahShims.h"

uint64_t mynah_clock = 0;

mynah_pattern_t *mynah_pattern(void) {
  static _Thread_local mynah_pattern_t pattern;
  return &pattern;
}
