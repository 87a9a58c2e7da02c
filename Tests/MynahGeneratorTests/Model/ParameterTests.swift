import Testing

@testable import MynahGenerator

struct ParameterTests {
  /// Compares six strings for each parameter: its declaration, its recorded type, its type in a
  /// stub's closure, its type in a pattern, and how the mock records it and passes it on.
  @Test func parametersOfAllKindsAreGenerated() throws {
    let rows = rows(
      """
      _ a: Int => _ a: Int | Int | Int | Int? | a | a
      a: Int => a: Int | Int | Int | Int? | a | a
      a b: Int => a b: Int | Int | Int | Int? | b | b
      _: Int => _ argument1: Int | Int | Int | Int? | argument1 | argument1
      `in`: Int => in: Int | Int | Int | Int? | `in` | `in`
      `class` a: Int => class a: Int | Int | Int | Int? | a | a
      `inout` a: Int => `inout` a: Int | Int | Int | Int? | a | a
      a: inout Int => a: inout Int | Int | inout Int | Int? | a | &a
      a: Int... => a: Int... | [Int] | [Int] | [Int]? | a | a
      a: (() -> Void)... => a: (() -> Void)... | [() -> Void] | [() -> Void] | [() -> Void]? | a | a
      a: Int? => a: Int? | Int? | Int? | Int?? | a | a
      a: Int! => a: Int! | Int? | Int? | Int?? | a | a
      a: consuming Int => a: consuming Int | Int | Int | Int? | copy a | copy a
      a: borrowing Int => a: borrowing Int | Int | Int | Int? | a | a
      a: (Int, b: String) => a: (Int, b: String) | (Int, b: String) | (Int, b: String) | (Int, b: String)? | a | a
      a: @autoclosure () -> Int => a: @autoclosure () -> Int | Int | Int | Int? | a | a
      a: @autoclosure () throws -> Int => a: @autoclosure () throws -> Int | _EvaluatedAutoclosure<Int> | () throws -> Int | Int? | a | { try a.get() }
      a: () -> Int => a: () -> Int | NonEscapingClosure<() -> Int> | () -> Int | (() -> Int)? | .init() | a
      a: Span<Int>! => a: Span<Int>! | _UnrecordedArgument<Span<Int>?> | Span<Int>? | _UnrecordedArgument<Span<Int>?>? | .init() | a
      a: @escaping () throws(Never) -> Int => a: @escaping () -> Int | () -> Int | @escaping () -> Int | (() -> Int)? | a | a
      a: @escaping () -> Int => a: @escaping () -> Int | () -> Int | @escaping () -> Int | (() -> Int)? | a | a
      a: @escaping @Sendable () -> Int => a: @escaping @Sendable () -> Int | @Sendable () -> Int | @escaping @Sendable () -> Int | (@Sendable () -> Int)? | a | a
      a: (() -> Int)? => a: (() -> Int)? | (() -> Int)? | (() -> Int)? | (() -> Int)?? | a | a
      a: Listener => a: Listener | NonEscapingClosure<Listener> | Listener | Listener? | .init() | a
      a: Twice => a: Twice | NonEscapingClosure<Twice> | Twice | Twice? | .init() | a
      a: Test<Int> => a: Test<Int> | NonEscapingClosure<Test<Int>> | Test<Int> | Test<Int>? | .init() | a
      a: @escaping Listener => a: @escaping Listener | Listener | @escaping Listener | Listener? | a | a
      a: Listener? => a: Listener? | Listener? | Listener? | Listener?? | a | a
      a: Handler => a: Handler | Handler | Handler | Handler? | a | a
      a: @autoclosure Making<Int> => a: @autoclosure Making<Int> | Int | Int | Int? | a | a
      a: () -> some Hashable => a: () -> Parameter1 | NonEscapingClosure<() -> Parameter1> | () -> Parameter1 | (() -> Parameter1)? | .init() | a
      a: Void => a: Void | Void | Void | Void? | a | a
      a: @escaping (Void) -> Int => a: @escaping (()) -> Int | (()) -> Int | @escaping (()) -> Int | ((()) -> Int)? | a | a
      a: some Hashable => a: Parameter1 | Parameter1 | Parameter1 | Parameter1? | a | a
      a: [some Hashable] => a: [Parameter1] | [Parameter1] | [Parameter1] | [Parameter1]? | a | a
      a: any Hashable => a: any Hashable | any Hashable | any Hashable | (any Hashable)? | a | a
      a: Self => a: BirdMock | BirdMock | BirdMock | BirdMock? | a | a
      a: sending (@Sendable () -> Int) => a: sending @Sendable () -> Int | NonEscapingClosure<@Sendable () -> Int> | @Sendable () -> Int | (@Sendable () -> Int)? | .init() | a
      a: inout (() -> Int) => a: inout () -> Int | () -> Int | inout () -> Int | (() -> Int)? | a | &a
      `self`: Int => self argument1: Int | Int | Int | Int? | argument1 | argument1
      a: (repeat each A) => a: (repeat each A) | (repeat each A) | (repeat each A) | (repeat each A)? | a | (repeat each a)
      a: Int = 3 => a: Int | Int | Int | Int? | a | a
      """)
    let members = rows.indices.map { "func f\($0)(\(rows[$0].0))" }.joined(separator: "\n")
    let source = """
      protocol Bird { \(members) }
      typealias Listener = (Int) -> Void
      typealias Twice = Listener
      typealias Test<Value> = (Value) -> Bool
      typealias Making<Value> = () -> Value
      typealias Handler = (() -> Void)?
      """
    let written = try model(of: "Bird", in: [module("Birds", source)]).members.map { member in
      let parameter = member.calls[0].parameters[0]
      return [
        parameter.declaration, parameter.stored, parameter.closureType, parameter.pattern,
        parameter.recorded, parameter.passed,
      ].joined(separator: " | ")
    }
    #expect(written == rows.map(\.1))
  }
}
