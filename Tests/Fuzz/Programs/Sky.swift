/// The types that all programs use.
enum Sky {
  static let text = """
    public import Foundation

    public struct Place: Hashable, Sendable, Codable {
      public enum Kind: String, Codable, Sendable { case nest, tree }
      public var name = ""
    }
    public final class Nest { public init() {} }
    open class Tree {
      public enum State { case young, old }
      public init() {}
      open func grow(by size: Double) -> Bool { true }
    }
    public enum Storm: Error { case thunder, rain(Int) }
    public struct Box<Content> { public var content: Content? }
    public protocol Named { var name: String { get } }
    public protocol Listener: AnyObject { func listen(to song: String) }
    public protocol Holder<Item> {
      associatedtype Item
      var held: Item? { get }
    }

    """
}
