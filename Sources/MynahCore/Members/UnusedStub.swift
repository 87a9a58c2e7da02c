/// A stub that no call used.
package struct UnusedStub: Sendable {
  /// The stub's pattern as it is written, as in `bird.fly(to: any())`.
  let pattern: String

  let memberName: String

  /// The members of this name and other types that were called, where this one was not.
  let otherTypes: OtherTypes?

  /// The mock, where its name is not its own.
  let mocks: [String]

  /// Where the stub was given.
  let location: CodeLocation
}

extension _MockedMember {
  /// The stubs that answered no call and need to, oldest first.
  func unusedStubs() -> [UnusedStub] {
    var unused: [UnusedStub] = []
    var candidate = newestStub
    while let stub = candidate {
      if !stub.isUsed, !stub.isLenient {
        unused.append(
          UnusedStub(
            pattern: text(of: stub.matcher.parts.map(\.description)), memberName: member.title,
            otherTypes: onlyCalledTypes, mocks: namedMock, location: stub.location))
      }
      candidate = stub.older
    }
    return unused.reversed()
  }

  /// Lets a stub stay unused.
  func excuse(stub serial: UInt64) {
    newestStub?.find(serial)?.excuse()
  }
}

/// What has to end when the stubs of its mock are cleared, or the mock's session ends.
protocol EndsWithStubs: AnyObject, Sendable {
  /// Lets go on what waits for the test.
  func finish()
}

/// Refers to what others keep.
struct WeakReference {
  weak var object: (any EndsWithStubs)?
}
