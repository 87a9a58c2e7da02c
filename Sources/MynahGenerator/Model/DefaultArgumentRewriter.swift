internal import MynahSyntax

/// A rewriter of the names in a default argument.
struct DefaultArgumentRewriter {
  private let writer: TypeWriter
  private let origin: DeclaredType
  private let type: TypeSyntax
  private let generics: Set<String>
  private let bytes: [UInt8]
  private let tokens: [LexicalToken]
  private let isBroken: Bool

  /// The expression so far.
  private var written = ""

  /// The brackets around the current token.
  private var brackets: [String] = []

  /// The parameters of closures.
  private var locals: Set<String> = []

  private(set) var namesDeclaration = false
  private(set) var isNewEachTime = false

  init(
    _ text: String, of type: TypeSyntax, from origin: DeclaredType, generics: Set<String>,
    writer: TypeWriter
  ) {
    self.writer = writer
    self.origin = origin
    self.type = type
    self.generics = generics.union(
      writer.program.genericParameters(around: origin).map(\.parameter.name))
    bytes = Array(text.utf8)
    let (tokens, diagnostics) = LexicalToken.tokens(of: bytes)
    self.tokens = tokens.filter { !$0.range.isEmpty }
    isBroken = !diagnostics.isEmpty
  }

  /// Returns the expression for the mock's file, or nil if that file can't evaluate it.
  mutating func rewritten() -> String? {
    if isBroken { return nil }
    var index = 0
    var end = 0
    while index < tokens.count {
      let token = tokens[index]
      written += text(end, token.range.lowerBound)
      guard let count = write(at: index) else { return nil }
      end = tokens[index + count - 1].range.upperBound
      index += count
    }
    return written
  }

  /// Writes the token at an index, with the members that follow a name.
  ///
  /// - Returns: The number of written tokens, or nil if the mock's file can't use the expression.
  private mutating func write(at index: Int) -> Int? {
    let word = word(index)
    switch tokens[index].kind {
    case .word: return writeWord(at: index)
    case .number: break
    case .string:
      guard let literal = rewrittenLiteral(tokens[index].range) else { return nil }
      written += literal
      return 1
    case .operator: if !Self.operators.contains(word) { return nil }
    case .mark:
      switch word {
      case "(", "[", "{":
        if word == "{" {
          isNewEachTime = true
          findParameters(at: index)
        }
        brackets.append(word)
      case ")", "]", "}": _ = brackets.popLast()
      case ";", "@": return nil
      case ".": return writeMember(at: index)
      default: break
      }
    case .directive:
      guard Self.locations.contains(word) else { return nil }
      isNewEachTime = true
    case .regex, .unknown: return nil
    }
    written += word
    return 1
  }

  private mutating func writeWord(at index: Int) -> Int? {
    let name = word(index)
    if Self.rejected.contains(name) || brackets.contains("{") && startsStatement(index) {
      return nil
    }
    let isLabel =
      brackets.last == "(" && word(index + 1) == ":" && ["(", ","].contains(word(index - 1))
    if isLabel || Self.keywords.contains(name) || locals.contains(name) || name.hasPrefix("$") {
      written += name
      return 1
    }
    if generics.contains(name) { return nil }
    return writeName(at: index)
  }

  private func startsStatement(_ index: Int) -> Bool {
    tokens[index].startsLine && word(index - 1) != "{" && word(index - 1) != "in"
      && word(index - 1) != "." && tokens[index - 1].kind != .operator
  }

  /// Writes a type, function, or variable, with its members.
  private mutating func writeName(at index: Int) -> Int? {
    var path = [word(index)]
    while word(index + 2 * path.count - 1) == ".", isWord(index + 2 * path.count) {
      path.append(word(index + 2 * path.count))
    }
    let count = 2 * path.count - 1
    let isCalled = word(index + count) == "("
    let hidden = writer.program.hiddenNames(of: origin.file)
    guard hidden.isDisjoint(with: path) else { return nil }
    namesDeclaration = true
    if isCalled || path.last == "init" { isNewEachTime = true }
    if let (type, length) = typeAtStart(of: path) {
      let members = path.dropFirst(length)
      let creates = isCalled && members.isEmpty || members.first == "init"
      let isUsable =
        if creates {
          canCreate(type, at: index + count)
        } else {
          members.allSatisfy { canUse($0, of: type) }
        }
      if members.isEmpty, isIsolated(type) { return nil }
      guard isUsable, type.isSeenByOtherFiles, type.condition == nil else { return nil }
      let named = TypeSyntax.named(NamedType(path: path.prefix(length)))
      let name = writer.rewriteConstraint(named, from: origin)
      written += ([name.description] + members).joined(separator: ".")
      return count
    }
    guard let first = path.first, !isByDefault || first.first?.isUppercase == true else {
      return nil
    }
    if let owner = ownerOfStaticMember(first) {
      guard canUse(first, of: owner) else { return nil }
      written += "\(writer.reference(to: owner))."
    } else if let prefix = writer.program.toolchainPrefix(of: first, from: origin) {
      written += "\(prefix)."
    }
    written += path.joined(separator: ".")
    return count
  }

  /// Returns the type that a path begins with, and the number of components that name it.
  private func typeAtStart(of path: [String]) -> (type: DeclaredType, length: Int)? {
    for length in (1...path.count).reversed() {
      let found = writer.program.find(Array(path.prefix(length)), from: origin)
      if let found, !found.module.isToolchain { return (found, length) }
    }
    return nil
  }

  /// Writes a member of the parameter's type, such as `.red`, or a member of an expression.
  private mutating func writeMember(at index: Int) -> Int? {
    let name = word(index + 1)
    if isByDefault, word(index - 1) == "\\" { return nil }
    guard isWord(index + 1), !writer.program.hiddenNames(of: origin.file).contains(name) else {
      return nil
    }
    if word(index + 2) == "(" { isNewEachTime = true }
    namesDeclaration = true
    written += ".\(name)"
    guard index == 0, let named = (type.wrappedType ?? type).value.namedType else { return 2 }
    guard let (found, _) = typeAtStart(of: named.path) else {
      let added = writer.program.members(addedTo: named, in: origin.module.name)
      if isUnprotected(name, among: added, in: origin.module) { return nil }
      return 2
    }
    let isUsable = name == "init" ? canCreate(found, at: index + 2) : canUse(name, of: found)
    guard isUsable else { return nil }
    return 2
  }

  /// Adds the names of a closure's parameters to the local names.
  private mutating func findParameters(at open: Int) {
    var depth = 0
    var names: Set<String> = []
    for index in (open + 1)..<tokens.count {
      switch word(index) {
      case "{", "(", "[": depth += 1
      case "in" where depth == 0: return locals.formUnion(names)
      case "}" where depth == 0: return
      case "}", ")", "]": depth -= 1
      default: if ["{", "(", ","].contains(word(index - 1)) { names.insert(word(index)) }
      }
    }
  }

  /// Returns a string literal whose interpolations are rewritten.
  private mutating func rewrittenLiteral(_ range: Range<Int>) -> String? {
    var literal = ""
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      defer { index += 1 }
      guard bytes[index] == UInt8(ascii: "\\") else { continue }
      index += 1
      // The delimiter of a raw string follows the backslash.
      if bytes[index] == UInt8(ascii: "#") { return nil }
      guard bytes[index] == UInt8(ascii: "(") else { continue }
      let rest = bytes[index..<range.upperBound]
      guard let end = rest.firstIndex(of: UInt8(ascii: ")")),
        !rest[..<end].dropFirst().contains(where: { $0 == UInt8(ascii: "(") })
      else { return nil }
      var inner = DefaultArgumentRewriter(
        text(index + 1, end), of: type, from: origin, generics: generics, writer: writer)
      guard let value = inner.rewritten() else { return nil }
      namesDeclaration = namesDeclaration || inner.namesDeclaration
      isNewEachTime = isNewEachTime || inner.isNewEachTime
      literal += text(start, index + 1) + value
      start = end
      index = end
    }
    return literal + text(start, range.upperBound)
  }

  // MARK: - Visibility

  // Swift doesn't allow the default arguments of a public function to name internal declarations. If
  // the function is internal, the mock's file imports the module as testable. Either way, only
  // private declarations aren't visible.

  // Swift 5 evaluates default arguments outside of the member's isolation. It warns about the use of
  // isolated declarations, or reports errors.

  /// Returns a Boolean value that indicates whether a type is isolated, and the tests use Swift 5.
  private func isIsolated(_ type: DeclaredType) -> Bool {
    writer.program.settings.isIsolatedOnlyAsWritten && writer.program.globalActor(of: type) != nil
  }

  /// A Boolean value that indicates whether all declarations of the module are isolated by default,
  /// and the tests use Swift 5.
  private var isByDefault: Bool {
    writer.program.settings.isIsolatedOnlyAsWritten && origin.module.settings.isMainActorByDefault
  }

  /// Returns a Boolean value that indicates whether the mock's file can use a static member.
  private func canUse(_ name: String, of type: DeclaredType) -> Bool {
    if isIsolated(type) {
      return members(of: type).contains { member in
        if case .enumCase = member { member.names.contains(name) } else { false }
      }
    }
    return !isUnprotected(name, among: members(of: type), in: type.module)
  }

  /// Returns a Boolean value that indicates whether a name refers to a variable that Swift 6 doesn't
  /// let the mock's file use, because Swift 5 doesn't protect it.
  private func isUnprotected(
    _ name: String, among members: [Declaration], in module: SourceModule
  ) -> Bool {
    module.settings.isIsolatedOnlyAsWritten && !writer.program.settings.isIsolatedOnlyAsWritten
      && members.contains { $0.names.contains(name) && $0.isStaticVariable }
  }

  /// Returns a Boolean value that indicates whether the mock's file can create an instance.
  ///
  /// - Parameters:
  ///   - type: The type of the instance.
  ///   - index: The index of the token after the type.
  private func canCreate(_ type: DeclaredType, at index: Int) -> Bool {
    if isIsolated(type) { return false }
    let initializers = members(of: type).compactMap(\.initializer)
    guard initializers.isEmpty else {
      return initializers.allSatisfy { ($0.accessLevel ?? .internal) > .fileprivate }
    }
    let hasArguments = word(index) != "(" || word(index + 1) != ")"
    return !hasArguments || type.kind != .struct || type.type?.implicitInitializer != nil
  }

  private func members(of type: DeclaredType) -> [Declaration] {
    type.members + writer.program.extensions(of: type).members
  }

  /// Returns the class that declares a static member with a name, among the class and its parents.
  private func ownerOfStaticMember(_ name: String) -> DeclaredType? {
    let classes = [origin] + writer.program.ancestors(of: origin)
    return classes.first { owner in
      members(of: owner).contains { $0.syntax?.isStatic == true && $0.names.contains(name) }
    }
  }

  // MARK: - Tokens

  private func word(_ index: Int) -> String {
    guard tokens.indices.contains(index) else { return "" }
    return text(tokens[index].range.lowerBound, tokens[index].range.upperBound)
  }

  private func isWord(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .word
  }

  private func text(_ start: Int, _ end: Int) -> String {
    String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private static let keywords = Set("Any any as false in is nil true _".words)

  private static let rejected = Set(
    """
    await defer do for guard if let return Self self some super switch throw try var while
    """.words)

  /// The operators of the standard library.
  private static let operators = Set(
    """
    + - * / % ... ..< ?? ? ! == != < > <= >= && || & | ^ ~ << >> ->
    """.words)

  private static let locations = Set("#column #file #fileID #filePath #function #line".words)
}

extension Declaration {
  /// The names that the declaration gives to members of a type.
  fileprivate var names: [String] {
    switch self {
    case .function(let function): [function.name.unquoted]
    case .variable(let variable): variable.bindings.compactMap { $0.name?.unquoted }
    case .enumCase(let declaration): declaration.elements.map(\.name.unquoted)
    case .type(let declaration): [declaration.name.unquoted]
    case .typeAlias(let alias): [alias.name.unquoted]
    default: []
    }
  }

  /// A Boolean value that indicates whether the declaration is a static stored variable.
  fileprivate var isStaticVariable: Bool {
    guard case .variable(let variable) = self, variable.isStatic else { return false }
    return variable.introducer == .var && variable.bindings.contains { !$0.isComputed }
  }
}

extension SourceFile {
  /// The names of the declarations that other files don't see.
  fileprivate var hiddenNames: Set<String> {
    func names(in declarations: [Declaration], isHidden: Bool) -> [String] {
      Conditions.flattened(declarations).flatMap { declaration, _ -> [String] in
        let access = declaration.syntax?.accessLevel
        let isHidden = access.map { $0 <= .fileprivate } ?? isHidden
        let members =
          switch declaration {
          case .type(let type): names(in: type.members, isHidden: false)
          case .extension(let extended): names(in: extended.members, isHidden: isHidden)
          default: [String]()
          }
        return members + declaration.names.when(isHidden)
      }
    }
    return Set(names(in: declarations, isHidden: false))
  }
}

extension Program {
  /// Returns the names of the declarations that other files don't see.
  fileprivate func hiddenNames(of file: SourceFile) -> Set<String> {
    hiddenNames.value(for: file.path) { file.hiddenNames }
  }
}
