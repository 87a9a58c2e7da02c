public import MynahShims

extension _MockedMember {
  /// Records a call, and returns the stub that answers it: the newest that accepts the arguments.
  ///
  /// | The member's stubs | Where the answer is looked for | Where the lock is held |
  /// | --- | --- | --- |
  /// | none | nowhere | |
  /// | up to eight | in the list, newest first | nowhere |
  /// | more, all of them plain | in the tables of the index | all the time: the call is recorded under it too |
  /// | more, some with people's code | in the tables of the index | while a slot is read |
  /// | among these, those without a shape | in the list of such stubs, after the tables | nowhere |
  ///
  /// A stub is plain where all its arguments are wildcards or exact values of the standard library's own
  /// types. What is people's (predicates, `==`, `hash(into:)`) runs where no lock is held.
  @inlinable @inline(__always)
  func answeringStub(for arguments: Arguments) -> MemberStub? {
    let (found, isAnswer) = record(arguments)
    guard let newest = found, !isAnswer else { return found }
    if newest.isIndexed {
      let match = indexedMatch(from: .passUnretained(newest), for: arguments, holdingLock: false)
      // The list that is searched lives as long as its newest stub, which may be cleared meanwhile.
      _fixLifetime(newest)
      return match
    }
    // Most calls are answered by the newest of a few stubs.
    if newest.accepts(arguments) { return newest }
    let match = MemberStub.newestMatch(from: newest.unmanagedOlder, along: .list, for: arguments)?
      .takeUnretainedValue()
    _fixLifetime(newest)
    return match
  }

  /// Returns the newest stub that accepts the arguments, found through the index.
  ///
  /// - Parameters:
  ///   - newest: The newest stub, which knows the tables.
  ///   - arguments: What stubs must accept.
  ///   - holdingLock: Whether the lock is held, because nothing here calls people's code. It is a constant
  ///     where this is called, so that the compiler makes two functions of this one.
  @inlinable @inline(__always)
  func indexedMatch(
    from newest: Unmanaged<MemberStub>, for arguments: Arguments, holdingLock: Bool
  ) -> MemberStub? {
    var best: Unmanaged<MemberStub>?
    var bestSerial: UInt64 = 0
    var keeper: MemberStub?
    var table = newest._withUnsafeGuaranteedRef { $0.firstTable }
    while let current = table {
      let hash = current._withUnsafeGuaranteedRef { $0.hash(arguments) }
      let slots = current._withUnsafeGuaranteedRef { $0.slots }
      // Without the lock, the bucket is retained while it is searched: its first stub may be newer than
      // `newest`, which keeps the older ones only, and cleared meanwhile.
      let kept = holdingLock ? nil : bucket(of: hash, in: slots)
      let first =
        holdingLock
        ? slots.pointee.find(hash).asUnmanaged() : kept.map { Unmanaged.passUnretained($0) }
      // A table is of use only as far as its stubs are newer than the match of another one.
      let match = MemberStub.newestMatch(
        from: first, along: .bucket, for: arguments, unlessOlderThan: bestSerial)
      if let match {
        (best, bestSerial) = (match, match._withUnsafeGuaranteedRef { $0.serial })
        keeper = kept
      }
      _fixLifetime(kept)
      table = current._withUnsafeGuaranteedRef { $0.unmanagedNext }
    }
    // Where all stubs are plain, each has a shape.
    if holdingLock { return best?.takeUnretainedValue() }
    // Stubs without a shape come last, so that predicates are asked only where they would answer.
    let shapeless = newest._withUnsafeGuaranteedRef {
      $0.isShapeless ? newest : $0.olderShapeless
    }
    let match = MemberStub.newestMatch(
      from: shapeless, along: .shapeless, for: arguments, unlessOlderThan: bestSerial)
    let answering = (match ?? best)?.takeUnretainedValue()
    _fixLifetime(keeper)
    return answering
  }
}

extension StubNode {
  /// The lists that a stub is part of, each newest first.
  @usableFromInline
  enum Chain {
    /// All stubs of the member.
    case list

    /// The stubs of one shape whose exact arguments have one hash.
    case bucket

    /// The stubs that no index finds.
    case shapeless
  }

  /// Returns the newest stub that accepts the arguments, among one and the older ones of its chain.
  ///
  /// Who calls this keeps the stubs: nothing is retained on the way.
  ///
  /// - Parameters:
  ///   - first: The stub to begin with.
  ///   - chain: The chain to follow.
  ///   - arguments: What the stub must accept.
  ///   - serial: The number of a stub that matches already; what is older is of no use.
  @inlinable @inline(__always)
  static func newestMatch(
    from first: Unmanaged<StubNode>?, along chain: Chain, for arguments: Arguments,
    unlessOlderThan serial: UInt64 = 0
  ) -> Unmanaged<StubNode>? {
    var candidate = first
    while let stub = candidate {
      if stub._withUnsafeGuaranteedRef({ $0.serial < serial }) { return nil }
      if stub._withUnsafeGuaranteedRef({ $0.accepts(arguments) }) { return stub }
      candidate = stub._withUnsafeGuaranteedRef { $0.older(along: chain) }
    }
    return nil
  }

  /// The next older stub of a chain.
  @inlinable @inline(__always)
  func older(along chain: Chain) -> Unmanaged<StubNode>? {
    switch chain {
    case .list: unmanagedOlder
    case .bucket: cell.pointee.older_in_bucket.asUnmanaged()
    case .shapeless: olderShapeless
    }
  }

  /// Whether the stub answers a call with these arguments.
  @inlinable
  func accepts(_ arguments: Arguments) -> Bool {
    guard let condition else { return true }
    return condition(arguments)
  }
}

extension UnsafeRawPointer? {
  /// The object that a pointer in plain memory stands for.
  @inlinable
  func asUnmanaged<Object: AnyObject>() -> Unmanaged<Object>? {
    guard let self else { return nil }
    return .fromOpaque(self)
  }
}
