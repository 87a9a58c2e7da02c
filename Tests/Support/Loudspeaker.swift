/// A protocol with overloads that take one value or variadic values.
public protocol Loudspeaker: AnyObject {
  func say(_ text: String)
  func say(_ texts: String...)
  func count(_ text: String) -> Int
  func count(_ texts: String...) -> Int
  func maybe(_ numbers: Int?...) -> Int
  subscript(text: String) -> Int { get set }
  subscript(texts: String...) -> Int { get set }
}

/// A result builder that collects strings in an array.
@resultBuilder public enum TextBuilder {
  public static func buildBlock(_ texts: String...) -> [String] { texts }
}

/// A protocol with result builder attributes, which implementations of its members inherit.
public protocol Playlist: AnyObject {
  @TextBuilder var songs: [String] { get }
  @TextBuilder func songs(by bird: String) -> [String]
  @TextBuilder subscript(day: Int) -> [String] { get }
}
