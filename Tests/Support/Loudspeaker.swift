/// Members that take one value, or any number of values.
public protocol Loudspeaker: AnyObject {
  func say(_ text: String)
  func say(_ texts: String...)
  func count(_ text: String) -> Int
  func count(_ texts: String...) -> Int
  func maybe(_ numbers: Int?...) -> Int
  subscript(text: String) -> Int { get set }
  subscript(texts: String...) -> Int { get set }
}

/// Puts texts into a list.
@resultBuilder public enum TextBuilder {
  public static func buildBlock(_ texts: String...) -> [String] { texts }
}

/// Members whose values are built, as those of what fulfils the protocol are by themselves.
public protocol Playlist: AnyObject {
  @TextBuilder var songs: [String] { get }
  @TextBuilder func songs(by bird: String) -> [String]
  @TextBuilder subscript(day: Int) -> [String] { get }
}
