/// The properties of a stub that are known for the calls that it answered.
struct AnsweringStub {
  let location: CodeLocation

  /// A Boolean value that indicates whether the stub may stay unused.
  let isLenient: Bool

  init(_ stub: StubNode<some Any, some Any, some Error>) {
    location = stub.location
    isLenient = stub.isLenient
  }
}

/// The stubs of a member that answered calls until newer stubs with the same arguments replaced
/// them.
///
/// A replaced stub can't answer again, so it's released. Only its properties are kept, because
/// failures and diagrams show which stub answered a call.
struct ReplacedStubs {
  /// The serial number that's lower than the numbers of all stubs that aren't cleared.
  private let firstSerial: UInt64

  /// The serial numbers of later stubs that were cleared.
  private var cleared: Set<UInt64> = []

  /// The replaced stubs, by the serial numbers of the stubs that replaced them.
  private var stubs: [UInt64: (serial: UInt64, stub: AnsweringStub)] = [:]

  init(firstSerial: UInt64 = 0) { self.firstSerial = firstSerial }

  /// Returns a Boolean value that indicates whether a stub that isn't in the list was cleared.
  func isCleared(_ serial: UInt64) -> Bool { serial < firstSerial || cleared.contains(serial) }

  /// Notes that a stub was cleared, together with the stubs that it replaced.
  mutating func clear(_ serial: UInt64) {
    var next: UInt64? = serial
    while let stub = next {
      cleared.insert(stub)
      next = stubs.removeValue(forKey: stub)?.serial
    }
  }

  /// Replaces a stub.
  ///
  /// - Parameters:
  ///   - serial: The serial number of the replaced stub.
  ///   - stub: The replaced stub, or nil if it didn't answer a call.
  ///   - newSerial: The serial number of the new stub.
  mutating func replace(_ serial: UInt64, _ stub: AnsweringStub?, by newSerial: UInt64) {
    let earlier = stubs[serial]?.stub
    if let stub, earlier?.location.isEqual(to: stub.location) != true {
      stubs[newSerial] = (serial, stub)
    } else {
      // The replaced stub doesn't have to be found, because it didn't answer a call, or because the
      // stub that it replaced is at the same line. A stub is often replaced in a loop.
      stubs[newSerial] = stubs.removeValue(forKey: serial)
    }
  }

  /// Returns the newest stub before a call among the stubs that a stub replaced.
  func stub(before call: UInt64, replacedBy serial: UInt64) -> AnsweringStub? {
    var newer = serial
    while let replaced = stubs[newer] {
      if replaced.serial < call { return replaced.stub }
      newer = replaced.serial
    }
    return nil
  }
}

extension CodeLocation {
  func isEqual(to other: CodeLocation) -> Bool {
    line == other.line && column == other.column && filePath == other.filePath
  }
}
