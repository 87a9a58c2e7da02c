public import MynahShims

/// A mocked member with its recorded calls and its stubs.
///
/// | File or folder | Contents |
/// | --- | --- |
/// | `MemberState.swift` | The state and the types of a member, created when they're first needed |
/// | `MockedMember+Locked.swift` | The member's lock, and the code that runs while it's held |
/// | `Calls` | The log of calls |
/// | `Stubs` | The list of stubs, its index, and the behaviors of stubs |
/// | `Answers` | How a call is recorded and answered, with or without a stub |
public final class _MockedMember<Arguments, Function, Result, Failure: Error>: _AnyMockedMember,
  MemberVariant, @unchecked Sendable
{
  /// The member's state, or `nil` until the member is first used.
  ///
  /// The pointer is written once. Read it only with `mynah_load`, because another thread may be
  /// storing it.
  @exclusivity(unchecked)
  @usableFromInline var stateIfMade: UnsafeMutableRawPointer?

  /// The mock that calls may return, or `nil` if the result type isn't mocked.
  ///
  /// It's set once.
  var nestedMock: NestedMock<Result>?

  /// Creates the member.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - name: The full name with argument labels, such as `fly(to:speed:)`.
  ///   - kind: The kind of declaration.
  ///   - hasDefault: A Boolean value that indicates whether a stub can call a default
  ///     implementation.
  public required init(
    _ name: String, _ kind: _Member.Kind = .method, hasDefault: Bool = false
  ) {
    super.init(_Member(name, kind, hasDefault: hasDefault))
  }

  deinit {
    guard hasState else { return }
    state.pointee.newestStub?.release()
    record.log?.count = state.pointee.calls.count
    state.destroy()
  }

  override var variants: [any MemberVariant] { [self] }

  var functionType: Any.Type { Function.self }

  var argumentsType: Any.Type { Arguments.self }

  var resultType: Any.Type { Result.self }

  var callCount: Int {
    guard hasState else { return 0 }
    let serials = calls.serials
    return serials.count + serials.forgotten
  }

  // MARK: - Stubs

  @usableFromInline typealias MemberStub = StubNode<Arguments, Result, Failure>

  var stubCount: Int { newestStub?.depth ?? 0 }

  func clearStubs() {
    guard hasState else { return }
    endExpectations()
    forgetStubs()
    forgetNestedMock()
  }
}

// How a recorded call finds its stub: the newest stub that accepts the call's arguments.
//
// A member's stubs form a linked list, newest first. If there are up to eight stubs, a call walks
// this list and takes the first stub that accepts its arguments. Walking a longer list would be
// slow, so with more stubs a call uses an index.
//
// The index groups stubs by shape. A stub has a shape if each of its arguments is either a wildcard
// or an exact value that can be hashed. The shape is the set of exact arguments. For example,
// `fly(to: "Oslo", speed: any())` and `fly(to: "Bergen", speed: any())` have the same shape. Each
// shape has a hash table, and each slot of the table leads to a bucket: the chain of the stubs with
// this shape whose exact arguments have the same hash, newest first. To find a stub, a call visits
// each table. There, it hashes the arguments that are exact in the shape, and searches the
// bucket for the first stub that accepts its arguments. Of the matches in all tables, the stub with
// the greatest serial number is the newest. Because a member rarely has more than a few shapes, the
// time hardly depends on the number of stubs.
//
// A stub with a predicate, or with an exact value that can't be hashed, doesn't have a shape. These
// stubs form a separate chain, which a call searches after the tables.
//
// Whether a call keeps the member's lock during the search depends on the code that the search
// runs. A stub is plain if it doesn't capture arguments, and if each argument is a wildcard or an
// exact value of one of the standard library's types. If all stubs are plain, the search never runs
// code of the test, so the call keeps the lock that it took to be recorded. Otherwise, the search
// may run the test's predicates, `==`, or `hash(into:)`. This code might call the same member,
// which would deadlock, so the call releases the lock first. It takes the lock again only to read a
// slot of a table. If a mock records outcomes, its stubs are searched as if they weren't plain.
//
// | Stubs of the member | Search | Lock |
// | --- | --- | --- |
// | none | none | |
// | up to eight, all plain | the list, newest first | held since the call was recorded |
// | more than eight, all plain | the tables of the index | held since the call was recorded |
// | up to eight, some not plain | the list, newest first | not held |
// | more than eight, some not plain | the tables, then the others | held while a slot is read |
//
// A short list of plain stubs is first read as plain memory (`mynah_member_value`), because
// comparing the bytes of the arguments is enough to find the stub of most calls.

extension _MockedMember {
  /// Returns the newest stub that accepts the arguments, in a search that may run code of the test.
  @inlinable @inline(never)
  func match(from newest: MemberStub, for arguments: Arguments) -> MemberStub? {
    if newest.isIndexed {
      let match = indexedMatch(from: .passUnretained(newest), for: arguments)
      // `newest` keeps all older stubs alive, even if another thread clears the stubs during the
      // search.
      _fixLifetime(newest)
      return match
    }
    // Check the newest stub first, because it's the match for most calls.
    if newest.accepts(arguments) { return newest }
    let match = newestMatch(from: newest.unmanagedOlder, along: .list, for: arguments)?
      .takeUnretainedValue()
    _fixLifetime(newest)
    return match
  }

  /// Returns the newest stub that accepts the arguments, if all stubs are plain.
  ///
  /// The lock is held.
  ///
  /// - Parameters:
  ///   - newest: The newest stub.
  ///   - arguments: The arguments that the stub must accept.
  ///   - place: The memory in which the arguments are recorded. Exact values are compared with it
  ///     byte by byte. If the bytes can't decide whether the values are equal, the stub's condition
  ///     does.
  @inlinable
  func plainMatch(
    from newest: Unmanaged<MemberStub>, for arguments: Arguments, at place: UnsafeMutableRawPointer
  ) -> Unmanaged<MemberStub>? {
    if newest._withUnsafeGuaranteedRef({ $0.isIndexed }) {
      return indexedPlainMatch(from: newest, for: arguments)
    }
    var candidate = mynah_stub_find(newest._withUnsafeGuaranteedRef { $0.cell }, place)
    while let cell = candidate {
      let stub = Unmanaged<MemberStub>.fromOpaque(cell.pointee.node.unsafelyUnwrapped)
      if mynah_stub_accepts(cell, place)
        || stub._withUnsafeGuaranteedRef({ $0.accepts(arguments) })
      {
        return stub
      }
      candidate = mynah_stub_find(cell.pointee.older, place)
    }
    return nil
  }

  /// Finds the newest stub that accepts the arguments through the index, if all stubs are plain.
  ///
  /// The lock is held.
  @inlinable
  func indexedPlainMatch(
    from newest: Unmanaged<MemberStub>, for arguments: Arguments
  ) -> Unmanaged<MemberStub>? {
    var best: Unmanaged<MemberStub>?
    var bestSerial: UInt64 = 0
    var table = newest._withUnsafeGuaranteedRef { $0.firstTable }
    while let current = table {
      let hash = current._withUnsafeGuaranteedRef { $0.hash(arguments) }
      let first = current._withUnsafeGuaranteedRef { $0.slots }.pointee.find(hash)
      // Stop at the first stub that is older than the match of a previous table.
      let match = newestMatch(
        from: first.asUnmanaged(), along: .bucket, for: arguments, unlessOlderThan: bestSerial)
      if let match { (best, bestSerial) = (match, match._withUnsafeGuaranteedRef { $0.serial }) }
      table = current._withUnsafeGuaranteedRef { $0.unmanagedNext }
    }
    return best
  }

  /// Finds the newest stub that accepts the arguments through the index.
  ///
  /// - Parameters:
  ///   - newest: The newest stub, which refers to the tables.
  ///   - arguments: The arguments that the stub must accept.
  @inlinable
  func indexedMatch(
    from newest: Unmanaged<MemberStub>, for arguments: Arguments
  ) -> MemberStub? {
    var best: MemberStub?
    var bestSerial: UInt64 = 0
    var table = newest._withUnsafeGuaranteedRef { $0.firstTable }
    while let current = table {
      let hash = current._withUnsafeGuaranteedRef { $0.hash(arguments) }
      // Retain the bucket while it's searched. Its first stub may have been added after `newest`
      // was read, and `newest` only keeps older stubs alive, so another thread could clear and free
      // it.
      let kept = bucket(of: hash, in: current._withUnsafeGuaranteedRef { $0.slots })
      let match = newestMatch(
        from: kept.map { .passUnretained($0) }, along: .bucket, for: arguments,
        unlessOlderThan: bestSerial)
      if let match {
        best = match.takeUnretainedValue()
        bestSerial = match._withUnsafeGuaranteedRef { $0.serial }
      }
      _fixLifetime(kept)
      table = current._withUnsafeGuaranteedRef { $0.unmanagedNext }
    }
    // Search the stubs without a shape last. A predicate then only runs if its stub is newer than
    // the match of the tables.
    let shapeless = newest._withUnsafeGuaranteedRef {
      $0.isShapeless ? newest : $0.olderShapeless
    }
    let match = newestMatch(
      from: shapeless, along: .shapeless, for: arguments, unlessOlderThan: bestSerial)
    return match?.takeUnretainedValue() ?? best
  }

  /// Returns the newest stub that accepts the arguments, starting at one stub of a chain.
  ///
  /// The caller keeps the stubs alive, so the search doesn't retain them. This is a method of the
  /// member because in a debug build a method of `StubNode` would look up the stub's type at each
  /// call.
  ///
  /// - Parameters:
  ///   - first: The stub to begin with.
  ///   - chain: The chain to follow.
  ///   - arguments: The arguments that the stub must accept.
  ///   - serial: The serial number of the newest match so far, or 0. The search ends at the first
  ///     older stub.
  @inlinable @inline(__always)
  func newestMatch(
    from first: Unmanaged<MemberStub>?, along chain: MemberStub.Chain, for arguments: Arguments,
    unlessOlderThan serial: UInt64 = 0
  ) -> Unmanaged<MemberStub>? {
    var candidate = first
    while let stub = candidate {
      if stub._withUnsafeGuaranteedRef({ $0.serial < serial }) { return nil }
      if stub._withUnsafeGuaranteedRef({ $0.accepts(arguments) }) { return stub }
      candidate = stub._withUnsafeGuaranteedRef { $0.older(along: chain) }
    }
    return nil
  }
}

extension StubNode {
  /// The chains that a stub is part of.
  ///
  /// In each chain, stubs are ordered from newest to oldest.
  @usableFromInline
  enum Chain {
    /// All stubs of the member.
    case list

    /// The stubs of one shape whose exact arguments have the same hash.
    case bucket

    /// The stubs without a shape, which the tables don't contain.
    case shapeless
  }

  /// Returns the next older stub of a chain.
  @inlinable @inline(__always)
  func older(along chain: Chain) -> Unmanaged<StubNode>? {
    switch chain {
    case .list: unmanagedOlder
    case .bucket: olderInBucket.asUnmanaged()
    case .shapeless: olderShapeless
    }
  }

  /// Returns a Boolean value that indicates whether the stub accepts the arguments of a call.
  ///
  /// This isn't inlined, because the condition doesn't have to be retained if it's read from a
  /// parameter.
  @inlinable @inline(never)
  func accepts(_ arguments: Arguments) -> Bool {
    guard let condition else { return true }
    return condition(arguments)
  }
}

extension UnsafeRawPointer? {
  /// Returns the object that a pointer in plain memory refers to, without retaining it.
  @inlinable
  func asUnmanaged<Object: AnyObject>() -> Unmanaged<Object>? {
    guard let self else { return nil }
    return .fromOpaque(self)
  }
}
