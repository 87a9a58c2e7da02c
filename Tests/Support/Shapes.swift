/// A protocol whose parameters have all the forms that Swift offers.
public protocol Shapes {
  func scale(_ factor: inout Double) -> Bool
  func visit(_ body: (Int) -> Int) -> Int
  func later(_ body: @escaping @Sendable (String) -> Void)
  func log(_ message: @autoclosure () -> String)
  func draw(_ points: Int...)
  func consume(_ text: consuming String, _ list: borrowing [Int]) -> Int
  func measure(_ type: Any.Type) -> Int
  func accept(_ value: Any) -> Bool
  func decode<T: Decodable>(_ type: T.Type, from text: String) throws -> T
  func store<T>(_ value: T, under key: String)
  func count(_ values: some Collection<Int>) -> Int
  func twice(_ value: Int) -> Int
  func twice(_ value: Int) -> String
  func maybe(_ value: Int??) -> Int?
  func paint(_ red: Int, _ name: String, _ isFilled: Bool, in size: Double)
  func crack(_ times: Int) throws
  func crack(deep times: Int) throws(Storm)
  func rename(_ name: String?)
  func many(a: Int, b: String, c: Bool, d: Double, e: [Int], f: Int?) -> String
}
