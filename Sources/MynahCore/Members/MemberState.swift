public import MynahShims

/// What a mocked call touches of its member, in plain memory: reading it needs no access check and no
/// type metadata, which is what makes a call cheap in debug builds.
@frozen
@usableFromInline
struct MemberState {
  @usableFromInline var lock = mynah_lock_t()

  /// How many calls are recorded.
  @usableFromInline var count = 0

  /// How many calls fit into the log, and may; 0 where calls are not recorded or none was yet.
  @usableFromInline var capacity = 0

  /// The log's serial numbers; not to be read where the capacity is 0.
  @usableFromInline var serials: UnsafeMutablePointer<UInt64>

  /// The log's arguments; not to be read where the capacity is 0.
  @usableFromInline var arguments: UnsafeMutableRawPointer

  /// The newest stub; owned.
  @usableFromInline var newestStub: Unmanaged<AnyObject>?

  /// Whether there are stubs, and looking for one calls nothing of people's, so that the lock may be
  /// held meanwhile.
  @usableFromInline var isPlain = false

  /// Whether a call has more to do when the lock is free: to wake somebody, or to release what was
  /// dropped.
  @usableFromInline var needsFollowUp = false

  /// How many calls are recorded at most.
  var limit = Int.max

  /// A state without calls and stubs, whose pointers point to itself.
  init(at address: UnsafeMutablePointer<MemberState>) {
    arguments = UnsafeMutableRawPointer(address)
    serials = UnsafeMutableRawPointer(address).assumingMemoryBound(to: UInt64.self)
  }
}
