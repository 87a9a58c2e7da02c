/// A protocol with rethrowing members.
public protocol Census {
  func count(where isCounted: (Int) throws -> Bool) rethrows -> Int
  func visit(_ body: (inout Int) throws -> Void) rethrows
  func first<Value>(_ make: () throws -> Value, or other: @escaping () throws -> Value) rethrows
    -> Value
  func name(_ text: @autoclosure () throws -> String) rethrows -> String
  func measure(_ body: () throws(Flood) -> Int) rethrows -> Int
  func weigh(_ body: @Sendable () async throws -> Int) async rethrows -> Int
  func sum(_ body: (Int...) throws -> Int) rethrows -> Int
  func tally(_ body: Tally, _ others: (() throws -> Int)...) rethrows -> Int
  func ask(_ body: (() throws -> Int)?, or other: Tally?) rethrows -> Int
}

/// A closure that counts.
public typealias Tally = (Int) throws -> Int

/// An error for tests of rethrowing members and typed throws.
public enum Flood: Error {
  case high
  case low
}

/// A census that counts the numbers from one to three.
public struct CensusTaker: Census {
  public init() {}

  public func count(where isCounted: (Int) throws -> Bool) rethrows -> Int {
    try [1, 2, 3].filter(isCounted).count
  }

  public func visit(_ body: (inout Int) throws -> Void) rethrows {
    var number = 1
    try body(&number)
  }

  public func first<Value>(
    _ make: () throws -> Value, or other: @escaping () throws -> Value
  ) rethrows -> Value {
    try make()
  }

  public func name(_ text: @autoclosure () throws -> String) rethrows -> String { try text() }

  public func measure(_ body: () throws(Flood) -> Int) rethrows -> Int { try body() }

  public func weigh(_ body: @Sendable () async throws -> Int) async rethrows -> Int {
    try await body()
  }

  public func sum(_ body: (Int...) throws -> Int) rethrows -> Int { try body(1, 2) }

  public func tally(_ body: Tally, _ others: (() throws -> Int)...) rethrows -> Int { try body(1) }

  public func ask(_ body: (() throws -> Int)?, or other: Tally?) rethrows -> Int {
    try body?() ?? other?(1) ?? 0
  }
}

/// A class with rethrowing members and a rethrowing initializer.
open class Register {
  public init() {}

  public init(_ prepare: () throws -> Void) rethrows { try prepare() }

  open func count(where isCounted: (Int) throws -> Bool) rethrows -> Int {
    try [1, 2].filter(isCounted).count
  }

  open func count(until body: @Sendable () async throws -> Int) async rethrows -> Int {
    try await body()
  }
}

/// A protocol whose members and closures have typed throws.
public protocol Dam: AnyObject {
  func open(by turns: inout Int) throws(Flood) -> Int
  func drain() async throws(Flood) -> Int
  func warn(_ body: @escaping () throws(Flood) -> Int)
  var level: Int { get throws(Flood) }
  subscript(gate: Int) -> Int { get throws(Flood) }
}

/// A forwarding target for mocks of `Dam`, most of whose members throw.
public final class OldDam: Dam {
  public init() {}

  public func open(by turns: inout Int) throws(Flood) -> Int { throw .high }

  public func drain() async throws(Flood) -> Int { throw .low }

  public func warn(_ body: @escaping () throws(Flood) -> Int) { _ = try? body() }

  public var level: Int { get throws(Flood) { throw .low } }

  public subscript(gate: Int) -> Int { get throws(Flood) { gate } }
}
