// The part of a member that a call reads and writes.
#pragma once

#include <MynahPlatform.h>

#include "mynah_stub.h"

#pragma clang assume_nonnull begin

/// The number of the last event in this process.
///
/// Calls and stubs of all mocks are numbered in the order in which they happen.
extern uint64_t mynah_last_serial;

static inline uint64_t mynah_next_serial(void) {
  return __atomic_add_fetch(&mynah_last_serial, 1, __ATOMIC_RELAXED);
}

/// The log of a member's calls, and the stubs that a call searches without their Swift types.
typedef struct {
  mynah_lock_t lock;
  /// The number of recorded calls.
  size_t count;
  /// The number of calls that may be recorded before the log needs more room.
  ///
  /// Before the first call, or if calls aren't recorded, it doesn't leave room for a call.
  size_t capacity;
  /// The serial numbers of the calls. Don't read them if the capacity is 0.
  uint64_t *serials;
  /// The arguments of the calls. Don't read them if the capacity is 0.
  void *arguments;
  /// The distance between the arguments of two consecutive calls, in bytes.
  size_t stride;
  /// The newest stub if calls may search the stubs one by one under the lock, or null otherwise.
  mynah_stub_t *_Nullable stubs;
  /// A Boolean value that indicates whether a call has work to do after it releases the lock.
  ///
  /// The call then runs observers, wakes watchers, or releases dropped calls.
  bool needs_follow_up;
} mynah_member_t;

/// Numbers a call for which there is room, and returns the place for its arguments.
///
/// The caller must hold the lock, so the numbers in a member's log ascend.
static inline void *mynah_member_append(mynah_member_t *member) {
  size_t index = member->count;
  member->serials[index] = mynah_next_serial();
  member->count = index + 1;
  return (char *)member->arguments + index * member->stride;
}

/// Takes the lock, numbers a call, and returns the place for its arguments.
///
/// The result is null if there isn't room. The capacity doesn't leave room either if there isn't a
/// log yet, or if calls aren't recorded, so a single comparison is enough for all of these cases.
static inline void *_Nullable mynah_member_begin(mynah_member_t *member) {
  mynah_lock(&member->lock);
  return member->count == member->capacity ? NULL : mynah_member_append(member);
}

/// Returns the value that answers a call, or null if comparing bytes doesn't find a value.
///
/// The caller must hold the lock.
static inline const void *_Nullable mynah_member_value(
    mynah_member_t *member, const void *arguments) {
  for (mynah_stub_t *stub = member->stubs; stub; stub = stub->older) {
    if (mynah_stub_accepts(stub, arguments)) return mynah_stub_use_value(stub);
    if (stub->needs_comparison) return NULL;
  }
  return NULL;
}

/// Returns the number of the call that was recorded last.
///
/// The caller must hold the lock.
static inline uint64_t mynah_member_last(const mynah_member_t *member) {
  return member->serials[member->count - 1];
}

/// Releases the lock after a call, and returns true if the call has work to do afterward.
static inline bool mynah_member_end(mynah_member_t *member) {
  // A watcher that's added later reads the recorded calls, so it finds this call.
  bool needs_follow_up = member->needs_follow_up;
  mynah_unlock(&member->lock);
  return needs_follow_up;
}

/// A member of a generic declaration, in a list of the members for different types.
///
/// An element never changes, so calls search the list without a lock.
typedef struct mynah_variant {
  const void *type;
  const void *member;
  const struct mynah_variant *_Nullable older;
} mynah_variant_t;

/// Returns the member for a type, or null if the list doesn't contain it.
static inline const void *_Nullable mynah_variants_find(
    const mynah_variant_t *_Nullable *_Nonnull variants, const void *type) {
  const mynah_variant_t *variant = __atomic_load_n(variants, __ATOMIC_ACQUIRE);
  while (variant && variant->type != type) variant = variant->older;
  return variant ? variant->member : NULL;
}

/// Adds the member for a type, while no other thread adds one.
void mynah_variants_add(
    const mynah_variant_t *_Nullable *_Nonnull variants, const void *type, const void *member);

/// Frees the list, but not its members.
void mynah_variants_free(const mynah_variant_t *_Nullable variants);

#pragma clang assume_nonnull end
