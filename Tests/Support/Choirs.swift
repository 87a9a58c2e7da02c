/// Methods that take the same arguments in different forms.
public protocol Choir {
  func sing(_ notes: String...)
  func sing(_ notes: [String])
  func count(_ voices: [Int]) -> Int
  func count(_ voices: Int...) -> Int
}
