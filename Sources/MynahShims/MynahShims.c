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

void mynah_variants_add(
    const mynah_variant_t **variants, const void *type, const void *member) {
  mynah_variant_t *variant = malloc(sizeof(mynah_variant_t));
  if (!variant) abort();
  *variant = (mynah_variant_t){type, member, *variants};
  __atomic_store_n(variants, variant, __ATOMIC_RELEASE);
}

void mynah_variants_free(const mynah_variant_t *variants) {
  while (variants) {
    const mynah_variant_t *older = variants->older;
    free((void *)variants);
    variants = older;
  }
}
