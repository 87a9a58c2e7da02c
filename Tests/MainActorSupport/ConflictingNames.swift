/// Types with the names of Foundation and Mynah types, which the files of mocks import, too.
nonisolated public struct Expression: Equatable, Sendable {
  public let text: String

  public init(_ text: String) { self.text = text }
}

nonisolated public struct Invocation: Equatable, Sendable {
  public let count: Int

  public init(count: Int) { self.count = count }
}

nonisolated public enum _MockedMember: Sendable { case wing, beak }

nonisolated public protocol Mock {
  func parse(_ expression: Expression) throws -> Invocation
  var member: _MockedMember { get }
}

@_spi(Eggs) nonisolated public struct Egg: Equatable, Sendable {
  public init() {}
}

nonisolated open class Hen {
  public init() {}

  @_spi(Eggs) open func lay() -> Egg { Egg() }
}
