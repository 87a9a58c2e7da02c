// What a call touches of its member.
#pragma once

#include <MynahPlatform.h>

#include "mynah_stub.h"

#pragma clang assume_nonnull begin

/// The number of the last event in this process: calls and stubs are numbered in the order in which
/// they happen, across all mocks.
extern uint64_t mynah_clock;

static inline uint64_t mynah_clock_tick(void) {
  return __atomic_add_fetch(&mynah_clock, 1, __ATOMIC_RELAXED);
}

/// Where a member's calls are recorded, and the stubs that may answer them.
typedef struct {
  mynah_lock_t lock;
  /// How many calls are recorded.
  size_t count;
  /// How many calls fit into the log, and may; 0 where calls are not recorded or none was yet.
  size_t capacity;
  /// The log's serial numbers; not to be read where the capacity is 0.
  uint64_t *serials;
  /// The log's arguments; not to be read where the capacity is 0.
  void *arguments;
  /// How far the arguments of one call are from those of the next.
  size_t stride;
  /// The newest stub, where all are plain and so few that they are searched one by one; else null.
  mynah_stub_t *_Nullable stubs;
  /// Whether a call has more to do when the lock is free: to wake somebody, or to release what was
  /// dropped.
  bool needs_follow_up;
} mynah_member_t;

/// Numbers a call for which there is room, and returns where its arguments belong.
///
/// The lock is held, so that the numbers of a member's calls ascend in its log.
static inline void *mynah_member_append(mynah_member_t *member) {
  size_t index = member->count;
  member->serials[index] = mynah_clock_tick();
  member->count = index + 1;
  return (char *)member->arguments + index * member->stride;
}

/// Takes the lock, numbers a call, and returns where its arguments belong; null where there is no room.
///
/// Without a log, and where calls are not to be recorded, the capacity leaves no room either: one
/// comparison decides whether anything but this is to be done.
static inline void *_Nullable mynah_member_begin(mynah_member_t *member) {
  mynah_lock(&member->lock);
  return member->count == member->capacity ? NULL : mynah_member_append(member);
}

/// Returns the value that answers a call, where it is found without a question to a stub; else null.
///
/// The lock is held.
static inline const void *_Nullable mynah_member_value(
    mynah_member_t *member, const void *arguments) {
  for (mynah_stub_t *stub = member->stubs; stub; stub = stub->older) {
    if (mynah_stub_accepts(stub, arguments)) return mynah_stub_use_value(stub);
    if (stub->asks) return NULL;
  }
  return NULL;
}

/// Returns the number of the call that was recorded last.
///
/// The lock is held.
static inline uint64_t mynah_member_last(const mynah_member_t *member) {
  return member->serials[member->count - 1];
}

/// Frees the lock after a call, and returns whether it has a follow-up.
static inline bool mynah_member_end(mynah_member_t *member) {
  // A watcher that is added from here on looks at the calls itself, and finds this one.
  bool needs_follow_up = member->needs_follow_up;
  mynah_unlock(&member->lock);
  return needs_follow_up;
}

#pragma clang assume_nonnull end
