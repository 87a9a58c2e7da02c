/// A protocol whose overloads take an array or variadic arguments.
public protocol Choir {
  func sing(_ notes: String...)
  func sing(_ notes: [String])
  func count(_ voices: [Int]) -> Int
  func count(_ voices: Int...) -> Int
  func rank<Voice: Equatable>(_ voice: Voice, among others: Voice...) -> Int
  func rank<Voice: Equatable>(_ voice: Voice, among others: [Voice]) -> Int
}
