internal import MynahSyntax

/// Writes Swift source: indentation, blank lines, and the access of the declarations.
///
/// It doesn't break lines, except for lists of parameters: tools and compilers read most of the mocks.
final class SourceWriter {
  /// The number of columns up to which a list of parameters stays on one line.
  static let lineLength = 100

  /// The text so far, as bytes: adding to a `String` takes several times as long.
  private(set) var bytes: [UInt8] = []

  /// The number of spaces before each line.
  private var indentation = 0

  /// The access of declarations that don't write their own; nil if the default is right.
  private let access: AccessLevel?

  init(access: AccessLevel? = nil) { self.access = access }

  /// Writes a line, or an empty line if there is no text.
  func line(_ line: String = "") {
    if !line.isEmpty {
      for _ in 0..<indentation { bytes.append(UInt8(ascii: " ")) }
      bytes += line.utf8
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Writes several lines.
  func lines(_ lines: [String]) {
    for line in lines { self.line(line) }
  }

  /// Writes lines that are separated by line feeds.
  func lines(_ text: String) {
    lines(text.split(separator: "\n").map(String.init))
  }

  /// Writes a head, and `body` between braces.
  func block(_ head: String, _ body: () -> Void) {
    line("\(head) {")
    indented(body)
    line("}")
  }

  /// Writes a declaration that is one line.
  ///
  /// - Parameters:
  ///   - text: The modifiers and everything that follows them.
  ///   - attribute: The attribute before the access and the modifiers.
  func declaration(_ text: String, after attribute: String? = nil) {
    line((attribute.map { "\($0) " } ?? "") + access.word + text)
  }

  /// Writes a declaration, and `body` between its braces.
  func declaration(_ head: String, after attribute: String? = nil, _ body: () -> Void) {
    declaration("\(head) {", after: attribute)
    indented(body)
    line("}")
  }

  func indented(_ body: () -> Void) {
    indentation += 2
    body()
    indentation -= 2
  }

  /// Writes `body` inside an `#if`, if there is a condition.
  func conditional(_ condition: String?, _ body: () -> Void) {
    guard let condition, !condition.isEmpty else { return body() }
    line("#if \(condition)")
    indented(body)
    line("#endif")
  }

  /// Writes the declaration of a type, and `body` between its braces.
  func type(_ head: String, parents: [String], whereClause: String, _ body: () -> Void) {
    declaration("\(head): \(parents.joined(separator: ", "))\(whereClause.spaced)", body)
  }

  /// Writes the head of a declaration with parameters: on one line if that isn't too long, otherwise one
  /// parameter per line.
  ///
  /// - Parameters:
  ///   - head: The text before the parameters, including the opening parenthesis.
  ///   - list: The parameters.
  ///   - tail: The text after the parameters, including the closing parenthesis.
  func list(_ head: String, _ list: [String], _ tail: String) {
    let whole = "\(access.word)\(head)\(list.joined(separator: ", "))\(tail)"
    if indentation + whole.utf8.count <= Self.lineLength || list.isEmpty { return line(whole) }
    line(access.word + head)
    indented { lines(list.dropLast().map { "\($0)," } + list.suffix(1)) }
    line(tail)
  }

  /// Writes a function: `head` is the text before the parameters, `tail` the text after them.
  func function(_ head: String, _ parameters: [String], _ tail: String, body: [String]) {
    function(head, parameters, tail) { lines(body) }
  }

  /// Writes a function, or a subscript or initializer, with what `body` writes between its braces.
  func function(_ head: String, _ parameters: [String], _ tail: String, _ body: () -> Void) {
    list(head + "(", parameters, ")\(tail) {")
    indented(body)
    line("}")
  }
}

extension AccessLevel? {
  /// The word before a declaration, and a space; empty if no access is written.
  var word: String { map { "\($0.rawValue) " } ?? "" }
}

extension MockModel {
  /// The `where` clause of the mock, as in `where T: Hashable`; empty where there is none.
  var whereClause: String { relations.map { "where \($0)" } ?? "" }
}

extension MemberModel {
  /// The modifiers of the mock's declaration, each followed by a space.
  var modifiers: String { prefix.words + (isStatic ? "static " : "") }

  /// The modifiers of a pattern.
  func patternModifiers(_ nonisolated: String) -> String {
    nonisolated + (isStatic ? "static " : "")
  }
}

extension DeclarationPrefix {
  /// The modifiers, each followed by a space.
  var words: String { modifiers.map { "\($0) " }.joined() }
}

extension SourceWriter {
  /// Writes attributes, a line each.
  func attributes(_ attributes: [Attribute]) {
    for attribute in attributes { lines(attribute.lines) }
  }

  /// Writes the attribute of a global actor, where there is one.
  func attributes(of globalActor: Attribute?) {
    if let globalActor { line(globalActor.description) }
  }

  /// Writes the attributes of a member, a line each.
  func attributes(of member: MemberModel) { attributes(member.prefix.attributes) }

  /// Writes what stands before a pattern of a member: the comment of the member, and attributes.
  ///
  /// The member of the mock itself needs no comment, for tools show that of what it fulfils or overrides.
  func patternPrefix(of member: MemberModel, isCommented: Bool = true, isDisfavored: Bool = true) {
    if isCommented, let documentation = member.documentation {
      let texts = documentation.split(separator: "\n", omittingEmptySubsequences: false)
      lines(texts.map { "///\($0)" })
    }
    availability(of: member)
    if isDisfavored { line("@_disfavoredOverload") }
  }

  /// Writes the aliases that a double has for types.
  func aliases(of model: MockModel) {
    for alias in model.aliases { declaration("typealias \(alias.name) = \(alias.type)") }
  }

  /// Writes from where on a member is available, which its pattern must say too.
  func availability(of member: MemberModel) {
    for attribute in member.prefix.attributes where attribute.name == "available" {
      lines(attribute.lines)
    }
  }

  /// Says of an isolated mock that other parts of the program can use it as what is not isolated.
  ///
  /// Where everything is isolated to the main actor by default, conformances are too.
  func nonisolatedConformances(of model: MockModel) {
    guard !model.nonisolatedParents.isEmpty else { return }
    line()
    attributes(model.availability)
    let parents = model.nonisolatedParents.joined(separator: ", ")
    line("nonisolated extension \(model.mockName): \(parents) {}")
  }

  /// Writes `==` and `hash(into:)` where the type asks for them: an instance is equal to itself only.
  func identityConformances(of model: MockModel) {
    guard !model.isNSObject else { return }
    let nonisolated = model.globalActor != nil || model.isActor ? "nonisolated " : ""
    if model.isEquatable {
      line()
      let type = model.selfType
      declaration("\(nonisolated)static func == (left: \(type), right: \(type)) -> Swift.Bool") {
        line("left === right")
      }
    }
    if model.isHashable {
      line()
      declaration("\(nonisolated)func hash(into hasher: inout Swift.Hasher)") {
        line("hasher.combine(ObjectIdentifier(self))")
      }
    }
  }
}

extension Attribute {
  /// The attribute as it is written, between `#if` and `#endif` where it depends on a condition.
  var lines: String { condition.map { "#if \($0)\n\(self)\n#endif" } ?? description }
}

extension InitializerDeclaration.Failability {
  /// What is written behind `init`.
  var mark: String {
    switch self {
    case .none: ""
    case .optional: "?"
    case .implicitlyUnwrapped: "!"
    }
  }
}

extension String {
  /// The text with a space before it; nothing where there is none.
  var spaced: String { isEmpty ? "" : " \(self)" }
}
