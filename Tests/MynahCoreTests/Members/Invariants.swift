import MynahShims

@testable import MynahCore

// These are the invariants of a member, which hold whenever its lock is free.

extension MockingContext {
  /// Returns the broken invariants of the mock's members, or an empty array if all of them hold.
  func _checkInvariants() -> [String] {
    members.flatMap { member in
      (member as? any Checkable)?.brokenInvariants.map { "\(member.member.name): \($0)" } ?? []
    }
  }
}

private protocol Checkable {
  /// The descriptions of the broken invariants.
  var brokenInvariants: [String] { get }
}

extension _MockedMember: Checkable {
  fileprivate var brokenInvariants: [String] { hasState ? locked { findBroken() } : [] }

  private func findBroken() -> [String] {
    var check = InvariantCheck()
    checkLog(&check)
    let newest = state.pointee.newestStub.map {
      unsafeDowncast($0.takeUnretainedValue(), to: MemberStub.self)
    }
    newest?.checkList(&check)
    check(
      state.pointee.isPlain == ((newest?.isPlain ?? false) && !state.pointee.recordsOutcomes),
      "the newest stub says whether stubs are looked for under the lock")
    check(
      state.pointee.calls.stubs
        == (state.pointee.isPlain ? newest.flatMap { $0.isIndexed ? nil : $0.cell } : nil),
      "calls compare bytes where all stubs are plain and in no index")
    check(
      record.watchers.isEmpty && record.observers.isEmpty || state.pointee.calls.needs_follow_up,
      "a call has a follow-up where somebody watches")
    return check.broken
  }

  private func checkLog(_ check: inout InvariantCheck) {
    let state = state.pointee
    check(
      state.calls.count <= state.calls.capacity, "calls are counted where there is room for them")
    let room = state.limit < .max / 2 ? state.limit + state.limit / 16 : .max
    check(
      state.calls.capacity <= max(1, room),
      "there is room for a sixteenth more calls than are recorded")
    guard let log = record.log else {
      check(state.calls.capacity == 0, "without a log there is no room")
      return
    }
    check(log.start + state.calls.capacity <= log.capacity, "the room for calls is that of the log")
    check(state.calls.serials == log.serials + log.start, "calls are numbered in the log")
    check(
      state.calls.arguments == UnsafeMutableRawPointer(log.arguments + log.start),
      "calls are recorded in the log")
    check(
      (0...log.forgotten).contains(log.forgottenUnverified),
      "of the forgotten calls some are unverified")
    let numbers = UnsafeBufferPointer(start: state.calls.serials, count: state.calls.count)
    check(
      zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 }, "the numbers of calls ascend")
  }
}

extension StubNode {
  fileprivate func checkList(_ check: inout InvariantCheck) {
    let stubs = withOlder
    check(depth == stubs.count, "a stub knows how many there are from it on")
    check(
      zip(stubs, stubs.dropFirst()).allSatisfy { $0.serial > $1.serial },
      "the numbers of stubs descend")
    var shapeless: StubNode?
    for stub in stubs.reversed() {
      let (older, olderShapeless) = (
        stub.unmanagedOlder?.takeUnretainedValue(), stub.olderShapeless?.takeUnretainedValue()
      )
      check(older === stub.older, "a call reads the list that the stubs keep")
      check(
        stub.cell.pointee.older == older?.cell
          && stub.cell.pointee.node
            == UnsafeRawPointer(Unmanaged.passUnretained(stub).toOpaque()),
        "what calls read of stubs is the same list")
      check(olderShapeless === shapeless, "stubs without a shape are a list")
      check(stub.isIndexed == (stub.index != nil), "a stub with an index is found through it")
      if stub.isShapeless { shapeless = stub }
    }
    check(
      isPlain == stubs.allSatisfy(\.matcher.isPlain),
      "stubs are plain where all their matchers are")
    let nodes = Set(stubs.map(\.cell.pointee.node))
    var table = firstTable?.takeUnretainedValue()
    while let current = table {
      let slots = current.slots.pointee
      check(
        (0..<slots.capacity).allSatisfy {
          slots.slots[$0].stub == nil || nodes.contains(slots.slots[$0].stub)
        }, "a table has only stubs of the list")
      table = current.next
    }
  }
}

/// A collection of the invariants that don't hold.
private struct InvariantCheck {
  private(set) var broken: [String] = []

  mutating func callAsFunction(_ holds: Bool, _ invariant: String) {
    if !holds, !broken.contains(invariant) { broken.append(invariant) }
  }
}
