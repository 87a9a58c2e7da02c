extension Grammar {
  /// The alternatives of each rule, with the weights from 1,921 protocols and 2,186 classes of 20 public apps.
  ///
  /// The apps include Alamofire, DuckDuckGo, Element X, Home Assistant, RxSwift, Vapor, and WooCommerce. Tests,
  /// private types, and final classes weren't counted.
  static let rules: [String: [Alternative]] = [
    "access": [(600, ""), (400, "public ")],
    "protocol": [
      (520, "%name {"), (150, "%name: AnyObject {"), (110, "%name: Sendable {"),
      (120, "%name: %protocolParent {"), (30, "%name: AnyObject, %protocolParent {"),
      (50, "%name { associatedtype Item"), (6, "%name<Item> { associatedtype Item"),
      (10, "%name { associatedtype Item: Hashable & Sendable"),
    ],
    "protocolParent": [
      (60, "Named"), (40, "Listener"), (15, "Equatable"), (15, "Hashable"),
      (20, "NSObjectProtocol"),
    ],
    "class": [
      (200, "%name {"), (330, "%name: %classParent {"), (200, "%name: %conformance"),
      (150, "%name: %classParent, %conformance"), (30, "%name<Item> {"),
      (6, "%name<Item: Hashable, Value> {"),
    ],
    "classParent": [(100, "NSObject"), (300, "Tree")],
    "conformance": [
      (90, "@unchecked Sendable {"), (100, "Named { %access var name: String { \"\" }"),
      (100, "Listener { %access func listen(to song: String) {}"),
    ],
    "isolation": [(960, ""), (25, "@MainActor "), (15, "nonisolated ")],
    "memberCount": [
      (110, "0"), (300, "1"), (200, "2"), (110, "3"), (70, "4"), (50, "5"), (60, "7"), (60, "10"),
      (40, "16"),
    ],
    "requirement": [
      (552, "func %function%effects%result"), (16, "func %genericFunction"),
      (20, "@available(macOS 10, *) func %function%effects%result"),
      (10, "@MainActor func %function%effects%result"), (3, "mutating func %function"),
      (16, "@discardableResult func %function%effects -> %type"),
      (290, "var %word: %propertyType { get }"), (48, "var %word: %propertyType { get set }"),
      (3, "var %word: %type { get async }"), (1, "var %word: %type { get throws }"),
      (13, "static var %word: %type { get }"), (13, "static func %function%effects%result"),
      (14, "init%parameters"), (4, "subscript%parameters -> %type { get }"),
      (4, "static func == (left: Self, right: Self) -> Bool"),
    ],
    "classMember": [
      (210, "func %function%effects%result { fatalError() }"),
      (8, "func %genericFunction { fatalError() }"),
      (10, "@discardableResult func %function -> %type { fatalError() }"),
      (16, "static func %function%effects%result { fatalError() }"),
      (60, "%access override func grow(by size: Double) -> Bool { false }"),
      (130, "var %word: %propertyType"), (70, "let %word: %propertyType"),
      (55, "var %word: %type?"),
      (18, "weak var %word: (any Listener)?"), (45, "private(set) var %word = %value"),
      (80, "var %word: %propertyType { fatalError() }"),
      (17, "var %word: %type { get { fatalError() } set {} }"),
      (1, "var %word: %type { get async { fatalError() } }"),
      (17, "var %word: %plain? { didSet {} }"),
      (24, "var %word = %value"), (15, "let %word = %value"), (40, "lazy var %word = %value"),
      (12, "static let %word = %value"), (40, "convenience init%parameters { fatalError() }"),
      (14, "required init%parameters { fatalError() }"), (6, "deinit {}"),
      (14, "enum State { case idle, flying(Int) }"), (10, "struct Egg { var size = 1 }"),
      (140, "private func %function { fatalError() }"), (110, "private let %word: %type"),
      (45, "private var %word = %value"), (1, "subscript%parameters -> %type { fatalError() }"),
    ],
    "function": [(1, "%word%parameters")],
    "genericFunction": [
      (3, "%word<T: Codable>(_ type: T.Type%more)%effects -> T"),
      (3, "%word<T>(_ %label: T%more)%effects%result"),
      (2, "%word<T: Named>(for %label: T%more)%effects -> T?"),
      (1, "%word<T>(_ body: () throws -> T) rethrows -> T"),
      (2, "%word<T>(_ %label: T%more)%effects%result where T: Hashable"),
    ],
    "parameters": [(290, "()"), (710, "(%parameter%more)")],
    "more": [(560, ""), (440, ", %parameter%more")],
    "parameter": [
      (600, "%label: %parameterType"), (200, "_ %label: %parameterType"),
      (200, "%preposition %label: %parameterType"),
    ],
    "parameterType": [
      (880, "%type"), (60, "@escaping %closure"), (10, "%closure"), (16, "(%closure)?"),
      (4, "inout %plain"), (6, "%plain.Type"), (3, "@autoclosure () -> String"), (3, "%plain..."),
      (5, "some Named"),
    ],
    "propertyType": [(970, "%type"), (15, "%closure"), (15, "(%closure)?")],
    "result": [(577, ""), (423, " -> %type")],
    "effects": [
      (763, ""), (67, " throws"), (108, " async"), (61, " async throws"), (1, " throws(Storm)"),
    ],
    "type": [
      (610, "%plain"), (110, "%existential"), (120, "%plain?"), (20, "(%existential)?"),
      (40, "[%plain]"), (5, "[%existential]"), (15, "[String: %plain]"), (40, "Box<%plain>"),
      (10, "Result<%plain, any Error>"), (5, "(%plain, size: Int)"), (3, "[%plain]?"), (3, "Any"),
      (2, "(any Named & Listener)"), (3, "Tree.Type"), (1, "any Holder<Int>"),
    ],
    "plain": [
      (100, "Bool"), (110, "String"), (40, "Int"), (25, "URL"), (15, "Date"), (13, "Data"),
      (10, "Double"), (20, "Int64"), (150, "Place"), (60, "Nest"), (60, "Tree"), (30, "Place.Kind"),
      (5, "State"),
    ],
    "existential": [(60, "any Named"), (40, "any Listener")],
    "closure": [
      (25, "() -> Void"), (35, "(%type) -> Void"), (18, "(%plain, %type) -> Void"),
      (9, "@Sendable (%type) -> Void"), (8, "@MainActor () -> Void"), (12, "(%plain) -> %plain"),
      (12, "(Result<%plain, any Error>) -> Void"), (2, "() throws -> %plain"),
      (1, "@Sendable () async -> %plain"),
    ],
    "value": [(30, "false"), (30, "0"), (20, "\"\""), (10, "[Int]()"), (10, "Place()")],
    "word": words(
      "name title count isOn items load fetch update save remove reset start stop handle track log"),
    "label": words("id name value item items url index key handler completion delegate text"),
    "preposition": words("for with at in to of from by"),
  ]

  private static func words(_ text: String) -> [Alternative] {
    text.split(separator: " ").map { (1, String($0)) }
  }
}
