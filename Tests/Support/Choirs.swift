/// A protocol whose overloads take an array or variadic arguments.
public protocol Choir {
  func sing(_ notes: String...)
  func sing(_ notes: [String])
  func count(_ voices: [Int]) -> Int
  func count(_ voices: Int...) -> Int
}
