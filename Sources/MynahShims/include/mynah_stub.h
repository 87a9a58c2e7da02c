// The part of a stub that calls read.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#pragma clang assume_nonnull begin

/// The maximum number of bytes of exact values in a stub: four integers, or two strings.
enum { mynah_stub_capacity = 32 };

/// The part of a stub that calls read, and that other threads may change at the same time.
///
/// It doesn't depend on the stub's Swift type, which a debug build would look up at each call.
typedef struct mynah_stub {
  /// The behavior that answers calls, which isn't null once the stub is in a list.
  const void *_Nullable behavior;
  /// The returned value if the behavior only returns a value, or null otherwise.
  const void *_Nullable value;
  /// The next older stub.
  struct mynah_stub *_Nullable older;
  /// The next older stub whose exact arguments have the same positions and the same hash.
  ///
  /// It's written once, before calls find the stub by its hash.
  const void *_Nullable older_in_bucket;
  /// The stub's Swift object, which isn't null once the stub is in a list.
  const void *_Nullable node;
  /// The bytes of the stub's exact values, in the layout that they have in the arguments of a call.
  uint8_t bytes[mynah_stub_capacity];
  /// The position of these bytes in the arguments, and their number.
  size_t offset;
  size_t size;
  /// A Boolean value that indicates whether arguments with other bytes may match, too.
  ///
  /// If so, the stub's Swift object must compare the arguments.
  bool needs_comparison;
  /// A Boolean value that indicates whether the stub has answered a call.
  uint8_t is_used;
  /// A Boolean value that indicates whether the stub may stay unused.
  uint8_t is_lenient;
} mynah_stub_t;

/// Creates the part of a stub that calls read, which accepts all arguments at first.
mynah_stub_t *mynah_stub_make(void);

void mynah_stub_free(mynah_stub_t *stub);

static inline uint8_t *mynah_stub_bytes(mynah_stub_t *stub) { return stub->bytes; }

/// Returns true if the arguments contain the bytes of the stub's exact values.
///
/// `writeBytes(to:)` in `CallMatcher.swift` explains when comparing bytes is enough.
static inline bool mynah_stub_accepts(const mynah_stub_t *stub, const void *arguments) {
  size_t size = stub->size;
  const void *place = (const char *)arguments + stub->offset;
  if (size == sizeof(uint64_t)) {
    uint64_t argument, value;
    memcpy(&argument, place, sizeof argument);
    memcpy(&value, stub->bytes, sizeof value);
    return argument == value;
  }
  if (size == 0) return !stub->needs_comparison;
  return memcmp(place, stub->bytes, size) == 0;
}

/// Returns the first stub in a list that accepts the arguments or needs a comparison in Swift.
static inline mynah_stub_t *_Nullable mynah_stub_find(
    mynah_stub_t *_Nullable stub, const void *arguments) {
  while (stub && !stub->needs_comparison && !mynah_stub_accepts(stub, arguments)) stub = stub->older;
  return stub;
}

static inline const void *_Nullable mynah_stub_behavior(const mynah_stub_t *stub) {
  return __atomic_load_n(&stub->behavior, __ATOMIC_ACQUIRE);
}

/// Replaces the behavior.
///
/// A call that runs at the same time uses the old or the new behavior.
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

/// Allows the stub to stay unused.
static inline void mynah_stub_allow_unused(mynah_stub_t *stub) {
  __atomic_store_n(&stub->is_lenient, 1, __ATOMIC_RELAXED);
}

/// Marks the stub as used.
///
/// The flag is only written once, because each write would invalidate the caches of other
/// processors.
static inline void mynah_stub_use(mynah_stub_t *stub) {
  if (!mynah_stub_is_used(stub)) __atomic_store_n(&stub->is_used, 1, __ATOMIC_RELAXED);
}

/// Returns the value of a stub that only returns a value, and marks the stub as used.
///
/// For other stubs, it returns null.
static inline const void *_Nullable mynah_stub_use_value(mynah_stub_t *stub) {
  const void *value = __atomic_load_n(&stub->value, __ATOMIC_ACQUIRE);
  if (value) mynah_stub_use(stub);
  return value;
}

#pragma clang assume_nonnull end
