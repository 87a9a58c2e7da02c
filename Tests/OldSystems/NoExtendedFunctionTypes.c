// Disables swift_getExtendedFunctionTypeMetadata in the Swift runtime, because it's missing before
// macOS 15 and iOS 18. .ci/old-systems loads this library with LD_PRELOAD on Linux on x86-64.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

typedef const void *metadata_t;

metadata_t swift_getFunctionTypeMetadata(size_t, metadata_t const *, const uint32_t *, metadata_t);
metadata_t swift_getFunctionTypeMetadataGlobalActor(
    size_t, size_t, metadata_t const *, const uint32_t *, metadata_t, metadata_t);

// Creates a function type with the functions of old systems, or aborts if they don't suffice.
static metadata_t function_type(
    size_t flags, size_t differentiability, metadata_t const *parameters,
    const uint32_t *parameter_flags, metadata_t result, metadata_t global_actor,
    uint32_t extended_flags, metadata_t thrown_error) {
  if (extended_flags != 0 || thrown_error) {
    static const char text[] =
        "swift_getExtendedFunctionTypeMetadata was called, which old systems do not have.\n";
    (void)!write(STDERR_FILENO, text, sizeof text - 1);
    abort();
  }
  return global_actor
             ? swift_getFunctionTypeMetadataGlobalActor(
                   flags, differentiability, parameters, parameter_flags, result, global_actor)
             : swift_getFunctionTypeMetadata(flags, parameters, parameter_flags, result);
}

// Overwrites the function's code, because the runtime also calls it without the dynamic linker.
__attribute__((constructor)) static void take_out(void) {
  unsigned char *function = dlsym(RTLD_DEFAULT, "swift_getExtendedFunctionTypeMetadata");
  if (!function) return;
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  uintptr_t start = (uintptr_t)function & ~(page - 1);
  if (mprotect((void *)start, 2 * page, PROT_READ | PROT_WRITE | PROT_EXEC) != 0) {
    perror("mprotect");
    exit(1);
  }
  // movabs $function_type, %rax; jmp *%rax
  unsigned char jump[] = {0x48, 0xb8, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xe0};
  uintptr_t target = (uintptr_t)function_type;
  memcpy(jump + 2, &target, sizeof target);
  memcpy(function, jump, sizeof jump);
}
