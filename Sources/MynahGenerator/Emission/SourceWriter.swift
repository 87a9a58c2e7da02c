internal import MynahSyntax

/// A writer for Swift source that manages indentation and access levels.
///
/// It only wraps parameter lists. Other lines can be long, because compilers and tools are the main
/// readers of a mock.
final class SourceWriter {
  /// The maximum line length of a parameter list that stays on one line.
  static let lineLength = 100

  /// The source so far, as bytes, because appending to a `String` takes several times as long.
  private(set) var bytes: [UInt8] = []

  /// The number of spaces before each line.
  private var indentation = 0

  /// The access level of declarations without an explicit one, or nil to write none.
  private let access: AccessLevel?

  init(access: AccessLevel? = nil) { self.access = access }

  /// Writes a line, or an empty line by default.
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

  /// Writes the lines of a string, without empty lines.
  func lines(_ text: String) {
    lines(text.split(separator: "\n").map(String.init))
  }

  /// Writes a declaration head, and the output of `body` in braces.
  func block(_ head: String, _ body: () -> Void) {
    line("\(head) {")
    indented(body)
    line("}")
  }

  /// Writes a declaration on one line.
  ///
  /// - Parameters:
  ///   - text: The modifiers and the rest of the declaration.
  ///   - attribute: The attribute before the access level and the modifiers.
  func declaration(_ text: String, after attribute: String? = nil) {
    line((attribute.map { "\($0) " } ?? "") + access.word + text)
  }

  /// Writes a declaration with the access level, and the output of `body` in braces.
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

  /// Writes the output of `body` inside an `#if`, if there is a condition.
  func conditional(_ condition: String?, _ body: () -> Void) {
    guard let condition, !condition.isEmpty else { return body() }
    line("#if \(condition)")
    indented(body)
    line("#endif")
  }

  /// Writes the declaration of a type, and the output of `body` in braces.
  func type(_ head: String, parents: [String], whereClause: String, _ body: () -> Void) {
    declaration("\(head): \(parents.commaSeparated)\(whereClause.spaced)", body)
  }

  /// Writes the head of a declaration with parameters.
  ///
  /// If it's too long for one line, each parameter gets its own line.
  ///
  /// - Parameters:
  ///   - head: The text before the parameters, including the opening parenthesis.
  ///   - list: The parameters.
  ///   - tail: The text after the parameters, including the closing parenthesis.
  ///   - isDeclaration: False for a call, which doesn't have an access level.
  func list(_ head: String, _ list: [String], _ tail: String, isDeclaration: Bool = true) {
    let head = access.word.when(isDeclaration) + head
    let whole = "\(head)\(list.commaSeparated)\(tail)"
    if indentation + whole.utf8.count <= Self.lineLength || list.isEmpty { return line(whole) }
    line(head)
    indented { lines(list.dropLast().map { "\($0)," } + list.suffix(1)) }
    line(tail)
  }

  /// Writes a function with the text before and after its parameters, and the lines of its body.
  func function(_ head: String, _ parameters: [String], _ tail: String, body: [String]) {
    if body.isEmpty { return list(head + "(", parameters, ")\(tail) {}") }
    function(head, parameters, tail) { lines(body) }
  }

  /// Writes a function or initializer with the parameters, effects, and result of a call.
  func function(_ head: String, of call: CallModel, body: [String]) {
    function(
      head + call.genericClause, call.parameters.map(\.declaration),
      call.effects.clause + call.arrow + call.whereClause.spaced, body: body)
  }

  /// Writes a function, subscript, or initializer, and the output of `body` in braces.
  func function(_ head: String, _ parameters: [String], _ tail: String, _ body: () -> Void) {
    list(head + "(", parameters, ")\(tail) {")
    indented(body)
    line("}")
  }
}

extension AccessLevel? {
  /// The access level followed by a space, or an empty string for nil.
  var word: String { map { "\($0.rawValue) " } ?? "" }
}

extension MockModel {
  /// The `where` clause of the mock, such as `where T: Hashable`, or an empty string.
  var whereClause: String { "where \(generics.relations)".when(!generics.relations.isEmpty) }
}

extension MemberModel {
  /// The modifiers of the mock's declaration, each followed by a space.
  var modifiers: String { prefix.modifiers.words + "static ".when(isStatic) }

  /// Returns the modifiers of a pattern, each followed by a space.
  func patternModifiers(_ nonisolated: String) -> String {
    nonisolated + "static ".when(isStatic)
  }
}

extension [Modifier] {
  /// The modifiers, each followed by a space.
  var words: String { map { "\($0) " }.joined() }
}

extension SourceWriter {
  /// Writes attributes on separate lines.
  func attributes(_ attributes: [Attribute]) {
    for attribute in attributes { lines(attribute.lines) }
  }

  /// Writes the attribute of a global actor, if there is one.
  func attributes(of globalActor: Attribute?) {
    if let globalActor { line(globalActor.description) }
  }

  /// Writes the attributes of a member on separate lines.
  func attributes(of member: MemberModel) { attributes(member.prefix.attributes) }

  /// Writes the documentation comment and the attributes before the pattern of a member.
  ///
  /// The mock's declaration of the member doesn't need the comment, because tools show the comment
  /// of the requirement or the overridden member.
  func patternPrefix(of member: MemberModel, isCommented: Bool = true, isDisfavored: Bool = true) {
    if isCommented, let documentation = member.requirement.syntax.documentation {
      let texts = documentation.split(separator: "\n", omittingEmptySubsequences: false)
      lines(texts.map { "///\($0)" })
    }
    availability(of: member)
    if isDisfavored { line("@_disfavoredOverload") }
  }

  /// Writes the type aliases of a test double.
  func aliases(of model: MockModel) {
    for alias in model.protocolModel?.aliases ?? [] {
      declaration("typealias \(alias.name) = \(alias.type)")
    }
  }

  /// Writes the availability of a member, which its pattern must repeat.
  func availability(of member: MemberModel) { attributes(member.prefix.attributes.available) }

  /// Writes nonisolated conformances of an isolated mock, so nonisolated code can use it.
  ///
  /// Without them, the conformances can be isolated to the main actor by default.
  ///
  /// - Parameters:
  ///   - model: The mock.
  ///   - type: The type to extend, or nil for the mock.
  func nonisolatedConformances(of model: MockModel, extending type: String? = nil) {
    guard let parents = model.protocolModel?.nonisolatedParents, !parents.isEmpty else { return }
    line()
    attributes(model.availability)
    line("nonisolated extension \(type ?? model.mockName): \(parents.commaSeparated) {}")
  }

  /// Writes `==` and `hash(into:)` if the type requires them, so each instance only equals itself.
  ///
  /// - Parameters:
  ///   - model: The mock.
  ///   - type: The type to make equatable, or nil for the mock.
  ///   - identity: The property that has the identity.
  func identityConformances(of model: MockModel, type: String? = nil, identity: String = "self") {
    guard let mocked = model.protocolModel, mocked.rootClass == nil else { return }
    let nonisolated = "nonisolated ".when(model.isIsolated)
    if mocked.isEquatable {
      line()
      let type = type ?? model.selfType
      let member = ".\(identity)".when(identity != "self")
      declaration("\(nonisolated)static func == (left: \(type), right: \(type)) -> Swift.Bool") {
        line("left\(member) === right\(member)")
      }
    }
    if mocked.isHashable {
      line()
      declaration("\(nonisolated)func hash(into hasher: inout Swift.Hasher)") {
        line("hasher.combine(ObjectIdentifier(\(identity)))")
      }
    }
  }
}

extension Attribute {
  /// The attribute as source text, inside an `#if` if it has a condition.
  var lines: String { condition.map { "#if \($0)\n\(self)\n#endif" } ?? description }
}

extension InitializerDeclaration.Failability {
  /// The punctuation after `init`.
  var mark: String {
    switch self {
    case .none: ""
    case .optional: "?"
    case .implicitlyUnwrapped: "!"
    }
  }
}
