/// The static description of a mocked declaration: what it is and how it is written.
public struct _Member: Hashable, Sendable {
  /// The kinds of declaration that a mock answers for.
  public enum Kind: UInt8, Sendable {
    case method
    case getter
    case setter
    case subscriptGetter
    case subscriptSetter
    case initializer
  }

  /// The full name, as in `fly(to:speed:)`; a property's is just `name`, a subscript's `subscript(_:)`.
  public let name: String

  /// The kind of declaration.
  public let kind: Kind

  /// Describes a declaration.
  ///
  /// - Parameters:
  ///   - name: The full name, argument labels included.
  ///   - kind: The kind of declaration.
  public init(_ name: String, _ kind: Kind = .method) {
    self.name = name
    self.kind = kind
  }

  /// Whether another member sets what this one gets.
  func isGetter(of setter: _Member) -> Bool {
    (kind == .getter && setter.kind == .setter
      || kind == .subscriptGetter && setter.kind == .subscriptSetter)
      && name == setter.name
  }

  /// Whether it is a closure, which has no name of its own: that of its mock is called.
  private var isClosure: Bool { name.first == "(" }

  /// What failures call the member.
  var title: String { isClosure ? "closure" : name }

  /// The name without argument labels.
  var baseName: Substring {
    name.last == ")" ? name.prefix { $0 != "(" } : name[...]
  }

  /// The argument labels in order, nil where an argument has none.
  var labels: [Substring?] {
    guard name.last == ")", let open = name.firstIndex(of: "(") else { return [] }
    return name[name.index(after: open)...].dropLast().split(separator: ":").map {
      $0 == "_" ? nil : $0
    }
  }

  /// How many arguments a call has, a setter's new value included.
  var argumentCount: Int {
    switch kind {
    case .getter: 0
    case .setter: 1
    case .method, .initializer, .subscriptGetter: labels.count
    case .subscriptSetter: labels.count + 1
    }
  }

  /// Writes a call of this member as a person would write it.
  ///
  /// - Parameter arguments: The text of each argument; a setter's new value comes last.
  /// - Returns: For example `fly(to: "Oslo", speed: 7)`, `name = "Ryan"` or `[3]`.
  func call(with arguments: [String]) -> String {
    switch kind {
    case .getter: return name
    case .setter: return "\(name) = \(arguments.last ?? "")"
    case .method, .initializer: return "\(baseName)(\(list(arguments)))"
    case .subscriptGetter: return "[\(list(arguments))]"
    case .subscriptSetter: return "[\(list(arguments.dropLast()))] = \(arguments.last ?? "")"
    }
  }

  /// What stands between the mock's name and the call.
  var separator: String {
    kind == .subscriptGetter || kind == .subscriptSetter || isClosure ? "" : "."
  }

  /// What an argument is called in an explanation: its label, or its position.
  func argumentName(at index: Int, of count: Int) -> String {
    let isSetter = kind == .setter || kind == .subscriptSetter
    if isSetter, index == count - 1 { return "new value" }
    if index < labels.count, let label = labels[index] { return String(label) }
    return count == 1 ? "argument" : "argument \(index + 1)"
  }

  private func list(_ arguments: some Collection<String>) -> String {
    let labels = labels
    return arguments.enumerated().map { index, text in
      guard index < labels.count, let label = labels[index] else { return text }
      return "\(label): \(text)"
    }.joined(separator: ", ")
  }
}
