/// What mocks of closures are, whatever their arguments.
///
/// ```swift
/// let next = mock(closure: ((Request) async throws -> Response).self)
/// given(next(any())).willReturn(Response(status: 200))
/// let client = Client(next: next.closure)
/// verify(next(any())).wasCalled()
/// ```
///
/// Failures call it `closure`, unless a test names it: `mock(closure: ...).named("next")`.
public class _ClosureMock<Arguments, Function, Result, Failure: Error>: Mock, @unchecked Sendable {
  /// The stubs, calls and settings of this mock.
  public let mockingContext: MockingContext

  /// A closure has no static members.
  public static var mockingContext: MockingContext { _staticContext(of: Self.self, "Closure") }

  let member: _MockedMember<Arguments, Function, Result, Failure>

  /// - Parameters:
  ///   - count: How many arguments the closure has.
  ///   - location: Where the mock is made.
  init(_ count: Int, at location: CodeLocation) {
    member = _MockedMember("(" + String(repeating: "_:", count: count) + ")")
    mockingContext = MockingContext("Closure", members: [member], location: location)
  }
}
