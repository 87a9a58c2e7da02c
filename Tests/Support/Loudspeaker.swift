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
