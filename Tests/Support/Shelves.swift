/// A protocol with subscripts that take one index, two indexes, or variadic indexes.
public protocol Shelf: AnyObject {
  subscript(day: Int) -> String { get }
  subscript(books books: Int...) -> String { get }
  subscript(boxes boxes: Int...) -> String { get set }
  subscript(row row: Int?, name: String) -> String? { get set }
  var label: String { get set }
  var owner: String? { get set }
  func lift(_ weight: Int, _ height: Int?) -> Bool
}

/// A protocol whose subscripts take five or six indexes.
public protocol Warehouse: AnyObject {
  subscript(hall: Int, row: Int, shelf: Int, box: Int, slot: Int) -> String? { get set }
  subscript(
    first hall: Int, row: Int, shelf: Int, box: Int, slot: Int, matcher: Int
  ) -> Int { get }
}
