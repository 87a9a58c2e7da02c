import FailureCapture
import Mynah
import Testing

/// Tests of forwarding to an object that lacks optional requirements of an Objective-C protocol.
///
/// Linux doesn't have Objective-C, so a struct with optional closures replaces the object.
struct OptionalForwardingTests {
  struct Perch {
    var land: ((String) -> Bool)?
    var rest: (() -> Void)?
    var sing: (() throws -> Int)?
  }

  final class PerchMock: Mock, @unchecked Sendable {
    let mockingContext: MockingContext
    private let _land_on = _MockedMember<String, (String) -> Bool, Bool, Never>("land(on:)")
    private let _rest = _MockedMember<Void, () -> Void, Void, Never>("rest()")
    private let _sing = _MockedMember<Void, () throws -> Int, Int, any Error>("sing()")

    init(at location: CodeLocation) {
      mockingContext = MockingContext(
        "Perch", members: [_land_on, _rest, _sing], location: location)
    }

    static var mockingContext: MockingContext { _staticContext(of: Self.self, "Perch") }

    func land(on branch: String) -> Bool {
      self._land_on.call(branch) {
        $0(branch)
      } otherwise: { call in
        try call.forward { (target: inout Perch) in target.land?(branch) ?? call.missing(in: target)
        }
      }
    }

    func rest() {
      self._rest.call(()) {
        $0()
      } otherwise: { call in
        try call.forward { (target: inout Perch) in target.rest?() ?? call.missing(in: target) }
      }
    }

    func sing() throws -> Int {
      try self._sing.call(()) {
        try $0()
      } otherwise: { call in
        try call.forward { (target: inout Perch) in try target.sing?() ?? call.missing(in: target) }
      }
    }
  }

  private let perch = PerchMock(
    at: CodeLocation(
      fileID: "Birds/Perch.swift", filePath: "Perch.swift", line: 1, column: 1))

  @Test func missingMembersAreReportedUnlessTheyReturnVoid() throws {
    perch.forwardCalls(to: Perch())
    let text = report { #expect(!perch.land(on: "oak")) }
    #expect(
      text == """
        Unexpected call: no stub answers perch.land(on: "oak"), which returned false.
        land(on:) has no stubs.
        Calls are forwarded to a value of type Perch, which lacks land(on:), an optional requirement.
        Write: given(perch.land(on: "oak")).willReturn(<#Bool#>)
        """)
    let thrown = report { _ = #expect(throws: MockFailure.self) { try perch.sing() } }
    #expect(
      thrown == """
        Unexpected call: no stub answers perch.sing(), which threw this failure.
        sing() has no stubs.
        Calls are forwarded to a value of type Perch, which lacks sing(), an optional requirement.
        Write: given(perch.sing()).willReturn(<#Int#>)
        """)
    // If the missing member doesn't return a value, the test doesn't fail.
    #expect(failures { perch.rest() } == [])
    perch.forwardCalls(to: Perch(land: { $0 == "oak" }, sing: { 3 }))
    #expect(perch.land(on: "oak") && !perch.land(on: "elm"))
    #expect(try perch.sing() == 3)
  }
}
