extension Parser {
  mutating func parseTypeDeclaration(
    _ kind: TypeDeclaration.Kind, _ head: DeclarationHead
  ) -> Declaration? {
    let problemCount = lexer.problems.count
    advance()
    guard let (name, namePosition) = parseName(of: "type") else { return nil }
    var type = TypeDeclaration(head: head, kind: kind, name: name, namePosition: namePosition)
    if isOperator(startingWith: "<") {
      if kind == .protocol {
        type.primaryAssociatedTypes = parsePrimaryAssociatedTypes()
      } else {
        type.genericParameters = parseGenericParameters()
      }
    }
    type.inheritedTypes = parseInheritanceClause()
    type.whereClause = parseWhereClause()
    type.members = parseMembers(
      in: kind == .enum ? .enumeration : .type, documented: ![.struct, .enum].contains(kind))
    type.hasProblems = hasProblems(since: problemCount)
    return .type(type)
  }

  mutating func parseExtension(_ head: DeclarationHead) -> Declaration? {
    let problemCount = lexer.problems.count
    advance()
    guard let extended = parseType() else { return nil }
    var declaration = ExtensionDeclaration(head: head, extendedType: extended)
    declaration.inheritedTypes = parseInheritanceClause()
    declaration.whereClause = parseWhereClause()
    declaration.members = parseMembers(in: .type, documented: false)
    declaration.hasProblems = hasProblems(since: problemCount)
    return .extension(declaration)
  }

  private mutating func parsePrimaryAssociatedTypes() -> [String] {
    _ = consumeOperatorCharacter("<")
    var names: [String] = []
    while token.kind == .identifier {
      names.append(takeText())
      guard consume(.comma) else { break }
    }
    if !consumeOperatorCharacter(">") { reportExpected("'>'") }
    return names
  }

  /// Parses the declarations between braces.
  private mutating func parseMembers(in context: Context, documented: Bool) -> [Declaration] {
    let outer = keepsDocumentation
    keepsDocumentation = documented
    defer { keepsDocumentation = outer }
    if token.kind != .leftBrace {
      reportExpected("'{'")
      // Look for the body on the rest of the line, because it can follow a clause that couldn't be
      // parsed.
      while !token.startsLine && token.kind != .leftBrace && token.kind != .rightBrace { advance() }
      guard token.kind == .leftBrace else { return [] }
    }
    let open = token.start
    advance()
    var members: [Declaration] = []
    parseDeclarations(in: context, into: &members)
    pendingAttributes = []
    if !consume(.rightBrace) { report("'{' is not closed", at: open) }
    return members
  }

  mutating func parseEnumCase(_ head: DeclarationHead) -> Declaration? {
    advance()
    var elements: [EnumCaseDeclaration.Element] = []
    repeat {
      guard token.kind == .identifier, !token.keyword.isReserved || !token.startsLine
      else {
        reportExpected("the name of the case")
        break
      }
      var element = EnumCaseDeclaration.Element(name: takeText())
      if token.kind == .leftParen && !token.startsLine {
        element.parameters = parseParameters(of: .enumCase)
      }
      if consume(.equal) { _ = skipExpression() }
      elements.append(element)
    } while consume(.comma)
    guard !elements.isEmpty else { return nil }
    return .enumCase(EnumCaseDeclaration(head: head, elements: elements))
  }

  mutating func parseTypeAlias(_ head: DeclarationHead) -> Declaration? {
    advance()
    guard let (name, namePosition) = parseName(of: "type alias") else { return nil }
    let parameters = parseGenericParameters()
    // Before Swift 2.2, associated types were written as type aliases without a type. Reject them.
    guard consume(.equal), let type = parseType() else {
      return missing("'=' and a type")
    }
    return .typeAlias(
      TypeAliasDeclaration(
        head: head, name: name, namePosition: namePosition, genericParameters: parameters,
        type: type, whereClause: parseWhereClause()))
  }

  mutating func parseAssociatedType(_ head: DeclarationHead) -> Declaration? {
    advance()
    guard let (name, _) = parseName(of: "associated type") else { return nil }
    var declaration = AssociatedTypeDeclaration(head: head, name: name)
    declaration.inheritedTypes = parseInheritanceClause()
    if consume(.equal) { _ = parseType() }
    declaration.whereClause = parseWhereClause()
    return .associatedType(declaration)
  }
}

extension Parser {
  mutating func parseImport(_ head: DeclarationHead) {
    advance()
    var kind: String?
    switch token.keyword {
    case .typealias, .struct, .class, .enum, .protocol, .let, .var, .func, .actor:
      if !token.startsLine && (peek().kind != .period && !peek().startsLine) {
        kind = takeText()
      }
    default: break
    }
    guard token.kind == .identifier, !token.startsLine else {
      return reportExpected("the name of a module")
    }
    var path = [takeText()]
    while token.kind == .period || isModuleSelector {
      if token.kind == .colon { advance() }
      advance()
      switch token.kind {
      case .identifier, .binaryOperator, .prefixOperator, .postfixOperator:
        path.append(takeText())
      default:
        reportExpected("a name")
      }
    }
    imports.append(
      ImportDeclaration(
        head: head, kind: kind, path: path,
        condition: ConditionalDeclaration.all(conditions.filter { $0 != "true" })))
  }
}

extension Parser {
  /// Parses an `#if` block of declarations, or of attributes for the next declaration.
  mutating func parseConditional(in context: Context, into declarations: inout [Declaration]) {
    if let attributes = parseConditionalAttributes() {
      pendingAttributes += attributes
      return
    }
    guard enterLevel(of: "'#if' blocks") else { return skipConditional() }
    defer { nesting -= 1 }
    let start = token.start
    var block = ConditionalDeclaration(clauses: [])
    var earlier: [String] = []
    var isFirst = true
    // A clause is decided if the flags of the module determine which clause the compiler uses.
    var isDecided = false
    var namesVersion = false
    while true {
      guard let clause = parseClauseStart(isFirst: isFirst) else { break }
      isFirst = false
      let condition = clause.condition
      let isExcluded = isDecided || condition == "false"
      let isIncluded = condition == nil || condition == "true"
      let own: String? =
        if isExcluded {
          "false"
        } else if isIncluded {
          nil
        } else {
          condition
        }
      let isUnconditional = own == nil && earlier.isEmpty
      conditions.append(
        isUnconditional ? "true" : combinedCondition(own, earlier: earlier))
      let members = parseClause(in: context, isForVersion: condition?.namesVersion ?? namesVersion)
      conditions.removeLast()
      namesVersion = namesVersion || condition?.namesVersion == true
      if isExcluded { continue }
      isDecided = isIncluded
      if isUnconditional {
        declarations += members
        continue
      }
      if let own { earlier.append(own) }
      block.clauses.append(
        ConditionalDeclaration.Clause(condition: own, declarations: members))
    }
    if token.kind == .poundEndif {
      advance()
    } else {
      report("'#if' without '#endif'", at: start)
    }
    if !block.clauses.isEmpty { declarations.append(.conditional(block)) }
  }

  /// The beginning of a clause in an `#if` block.
  struct ClauseStart {
    /// The condition, or nil for `#else`.
    let condition: String?
  }

  /// Parses `#if` if the clause is the first one, or else `#elseif` or `#else`.
  ///
  /// - Returns: The beginning of the clause, or nil if the next token doesn't begin a clause.
  mutating func parseClauseStart(isFirst: Bool) -> ClauseStart? {
    switch token.kind {
    case .poundIf where isFirst, .poundElseif where !isFirst:
      return ClauseStart(condition: parseCondition())
    case .poundElse where !isFirst:
      advance()
      return ClauseStart(condition: nil)
    default: return nil
    }
  }

  /// Parses the declarations of one clause of an `#if` block.
  ///
  /// - Parameters:
  ///   - context: The declarations around the block.
  ///   - isForVersion: A Boolean value that indicates whether a version of the compiler is a
  ///     condition of the clause. Other versions skip its text, which can use a newer syntax. If it
  ///     can't be parsed, it's skipped.
  private mutating func parseClause(
    in context: Context, isForVersion: Bool
  ) -> [Declaration] {
    let start = checkpoint()
    let importCount = imports.count
    var members: [Declaration] = []
    parseDeclarations(in: context, into: &members)
    let isAtDirective = [.poundElse, .poundElseif, .poundEndif].contains(token.kind)
    guard isForVersion, !isAtDirective || lexer.problems.count > start.problemCount,
      let end = lexer.endOfClause(from: start.previousEnd)
    else { return members }
    restore(start)
    imports.removeSubrange(importCount...)
    jump(to: end)
    return []
  }

  /// Parses `#if` or `#elseif` with its condition, and returns the condition.
  ///
  /// The flags of the module are replaced with `true` and `false`.
  ///
  /// A `&&` or `||` at the end of a line, or at the beginning of the next one, joins the lines.
  mutating func parseCondition() -> String {
    advance()
    let start = token.start
    var isContinued = true
    while token.kind != .endOfFile && (isContinued || !token.startsLine || isLogicalOperator) {
      isContinued = isLogicalOperator
      if token.kind == .leftParen { skipGroup() } else { advance() }
    }
    let condition = text(start, previousEnd)
    switch ConditionEvaluator.value(of: condition, flags: flags) {
    case .constant(let value): return "\(value)"
    case .text(let text) where !flags.isEmpty: return text
    default: return condition
    }
  }

  private var isLogicalOperator: Bool {
    token.end - token.start == 2
      && (lexer.matches("&&", at: token.start) || lexer.matches("||", at: token.start))
  }

  /// Returns the condition of a clause of an `#if`, which also excludes the earlier clauses.
  func combinedCondition(_ condition: String?, earlier: [String]) -> String {
    // Limit the number of earlier clauses. Otherwise, a long chain would need quadratic space.
    ConditionalDeclaration.all(earlier.suffix(32).map { "!(\($0))" } + [condition]) ?? ""
  }

  /// Returns whether an `#if` after an operand accesses members of the operand.
  ///
  /// For example, a line with `#if DEBUG` can be followed by a line with `.debug()`.
  mutating func isPostfixConditional() -> Bool {
    let start = checkpoint()
    defer { restore(start) }
    while token.kind == .poundIf { _ = parseCondition() }
    return token.kind == .period
  }

  /// Skips from `#if` to the matching `#endif`.
  mutating func skipConditional() {
    var depth = 0
    while true {
      switch token.kind {
      case .poundIf:
        depth += 1
        advance()
      case .poundEndif:
        depth -= 1
        advance()
        if depth == 0 { return }
      case .leftParen, .leftSquare, .leftBrace:
        skipGroup()
      case .endOfFile:
        return
      default:
        advance()
      }
    }
  }
}

extension String {
  /// A Boolean value that indicates whether the condition contains a version of the compiler.
  fileprivate var namesVersion: Bool { contains("compiler(") || contains("swift(") }
}

extension Lexer {
  /// Returns the offset of the directive that ends a clause of an `#if` block.
  ///
  /// This function only looks at the beginnings of lines, as the compiler does if a clause is for
  /// another version.
  ///
  /// - Parameter start: An offset on the line of the clause's condition.
  fileprivate func endOfClause(from start: Int) -> Int? {
    var depth = 0
    var index = endOfLine(from: start)
    while index < count {
      while index < count,
        base[index].isLineBreak || base[index] == " " || base[index] == "\t"
      { index += 1 }
      if matches("#if", at: index) {
        depth += 1
      } else if matches("#end", at: index) {
        if depth == 0 { return index }
        depth -= 1
      } else if depth == 0, matches("#else", at: index) {
        return index
      }
      index = endOfLine(from: index)
    }
    return nil
  }
}
