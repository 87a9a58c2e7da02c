internal import Foundation
internal import MynahSyntax

/// The module that all programs import.
enum Sky {
  static let text = """
    public struct Place { public init() {} }
    public struct Feather: Sendable, Hashable, Codable, Comparable {
      public init() {}
      public static func < (left: Feather, right: Feather) -> Bool { false }
    }
    public final class Nest { public init() {} }
    public final class Roost: Sendable { public init() {} }
    open class Tree { public init() {} }
    open class Log<Content> {
      public var content: Content
      public init(content: Content) { self.content = content }
      open func roll(_ other: Content) -> [Content] { [] }
    }
    public actor Flock { public init() {} }
    public enum Storm: Error { case thunder }
    public struct Rain: Error { public init() {} }
    public struct Box<Content> { public init() {} }
    public struct Pair<First, Second> { public init() {} }
    public struct Series<each Element> { public init() {} }
    public struct Egg: ~Copyable { public init() {} }
    public struct Shell<Content: ~Copyable>: ~Copyable { public init() {} }
    public enum Kind { case song, call }
    public protocol Named { var name: String { get } }
    public protocol Flying { func fly(to place: Place) throws -> Bool }
    public protocol Holder<Item> {
      associatedtype Item
      var held: Item { get }
    }
    public protocol Ring<Inner, Outer> {
      associatedtype Inner: Holder
      associatedtype Outer: Hashable where Inner.Item: Sendable
      func inner(_ outer: Outer) -> Inner
    }
    public protocol Marked {}
    public protocol Listening: AnyObject { func listen() }
    public protocol Shared: Sendable { func share() async }
    @MainActor public protocol Shown { func show() }
    @globalActor public actor SkyActor { public static let shared = SkyActor() }
    public typealias Places = [Place]
    public typealias Mapping<Value> = [String: Value]
    public typealias NamedHolder = Named & Holder
    public typealias Whole = Swift.Int
    @resultBuilder public enum Builder {
      public static func buildBlock(_ parts: Int...) -> [Int] { parts }
    }
    infix operator <+>: AdditionPrecedence
    prefix operator <?>
    postfix operator <!>

    """

  /// Types with the names of the module's own that no other file sees, for a file of each module.
  static let hidden = namesakes.split(separator: "\n").map { "private \($0)\n" }.joined()

  /// Types with the names of the module's own, a line each.
  static let namesakes: String = {
    let kinds = ["struct # {}", "class # {}", "enum # {}", "protocol # {}", "typealias # = Int"]
    let names = SourceFile.parse(text, path: "Sky.swift").declarations.compactMap {
      switch $0 {
      case .type(let type): type.name
      case .typeAlias(let alias): alias.name
      default: nil
      }
    }
    return names.enumerated().map { index, name in
      "\(kinds[index % kinds.count])\n".replacingOccurrences(of: "#", with: name)
    }.joined()
  }()

  /// Types with the names of the library's own, and of what generated code calls.
  static let rivals = """
    public struct MockingContext { public init() {} }
    public struct CallPattern<A> { public init() {} }
    public struct PropertyPattern { public init() {} }
    public protocol Mock { var mock: Int { get } }
    public struct CodeLocation { public init() {} }
    public struct NonEscapingClosure { public init() {} }
    public enum NonCopyableResult { case none }
    public struct ArgumentCaptor { public init() {} }
    public struct StaticString { public init() {} }
    public struct Outage: Error { public init() {} }
    public struct Hasher { public init() {} }

    """

  static let rivalTypes = [
    "MockingContext", "CallPattern<Int>", "PropertyPattern", "any Mock", "CodeLocation",
    "NonEscapingClosure", "NonCopyableResult", "ArgumentCaptor", "Outage",
  ]
}
