// What a call reads of a stub.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#pragma clang assume_nonnull begin

/// How many bytes of exact values a stub keeps: four whole numbers, or two strings.
enum { mynah_stub_capacity = 32 };

/// What of a stub calls read: without its type, which a debug build would look up, and what changes
/// meanwhile.
typedef struct mynah_stub {
  /// What answers; never null once the stub is in a list.
  const void *_Nullable behavior;
  /// The value that it returns, where it does nothing else; else null.
  const void *_Nullable value;
  /// The next older stub.
  struct mynah_stub *_Nullable older;
  /// The next older stub with the same shape and hash; written once, before calls find the stub so.
  const void *_Nullable older_in_bucket;
  /// The stub itself; never null once it is in a list.
  const void *_Nullable node;
  /// The bytes of its exact values, as they lie in the arguments of a call.
  uint8_t bytes[mynah_stub_capacity];
  /// Where these begin in the arguments, and how many they are.
  size_t offset;
  size_t size;
  /// Whether arguments with other bytes may be equal, so that the stub itself must be asked.
  bool asks;
  /// Whether it has answered a call.
  uint8_t is_used;
  /// Whether it may stay unused.
  uint8_t is_lenient;
} mynah_stub_t;

/// Makes what calls read of a stub that accepts all arguments.
mynah_stub_t *mynah_stub_make(void);

void mynah_stub_free(mynah_stub_t *stub);

static inline uint8_t *mynah_stub_bytes(mynah_stub_t *stub) { return stub->bytes; }

/// Whether the arguments have the bytes of the stub's exact values.
static inline bool mynah_stub_accepts(const mynah_stub_t *stub, const void *arguments) {
  size_t size = stub->size;
  const void *place = (const char *)arguments + stub->offset;
  if (size == sizeof(uint64_t)) {
    uint64_t argument, value;
    memcpy(&argument, place, sizeof argument);
    memcpy(&value, stub->bytes, sizeof value);
    return argument == value;
  }
  if (size == 0) return !stub->asks;
  return memcmp(place, stub->bytes, size) == 0;
}

/// Returns the newest of some stubs, from one on, that accepts arguments or must be asked.
static inline mynah_stub_t *_Nullable mynah_stub_find(
    mynah_stub_t *_Nullable stub, const void *arguments) {
  while (stub && !stub->asks && !mynah_stub_accepts(stub, arguments)) stub = stub->older;
  return stub;
}

static inline const void *_Nullable mynah_stub_behavior(const mynah_stub_t *stub) {
  return __atomic_load_n(&stub->behavior, __ATOMIC_ACQUIRE);
}

/// Replaces what answers. A call that runs meanwhile is answered by the one or the other.
static inline void mynah_stub_set(
    mynah_stub_t *stub, const void *behavior, const void *_Nullable value) {
  __atomic_store_n(&stub->value, value, __ATOMIC_RELEASE);
  __atomic_store_n(&stub->behavior, behavior, __ATOMIC_RELEASE);
}

static inline bool mynah_stub_is_used(const mynah_stub_t *stub) {
  return __atomic_load_n(&stub->is_used, __ATOMIC_RELAXED);
}

static inline bool mynah_stub_is_lenient(const mynah_stub_t *stub) {
  return __atomic_load_n(&stub->is_lenient, __ATOMIC_RELAXED);
}

/// Says that the stub may stay unused.
static inline void mynah_stub_excuse(mynah_stub_t *stub) {
  __atomic_store_n(&stub->is_lenient, 1, __ATOMIC_RELAXED);
}

/// Says that the stub has answered a call. The flag is not written twice, so that other processors
/// keep their copies of it.
static inline void mynah_stub_use(mynah_stub_t *stub) {
  if (!mynah_stub_is_used(stub)) __atomic_store_n(&stub->is_used, 1, __ATOMIC_RELAXED);
}

/// Says the same where the stub does nothing but return a value, which is returned; else null.
static inline const void *_Nullable mynah_stub_use_value(mynah_stub_t *stub) {
  const void *value = __atomic_load_n(&stub->value, __ATOMIC_ACQUIRE);
  if (value) mynah_stub_use(stub);
  return value;
}

#pragma clang assume_nonnull end
