extension Parser {
  mutating func parseTypeDeclaration(
    _ kind: TypeDeclaration.Kind, _ head: DeclarationHead
  ) -> Declaration? {
    let problemCount = lexer.problems.count
    advance()
    guard let (name, namePosition) = parseName(of: "type") else { return nil }
    var type = TypeDeclaration(head: head, kind: kind, name: name, namePosition: namePosition)
    if isOperator(startingWith: UInt8(ascii: "<")) {
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
    _ = consumeOperatorByte(UInt8(ascii: "<"))
    var names: [String] = []
    while token.kind == .identifier {
      names.append(text(of: token))
      advance()
      guard consume(.comma) else { break }
    }
    if !consumeOperatorByte(UInt8(ascii: ">")) { reportExpected("'>'") }
    return names
  }

  /// Parses the declarations between braces.
  private mutating func parseMembers(in context: Context, documented: Bool) -> [Declaration] {
    let outer = keepsDocumentation
    keepsDocumentation = documented
    defer { keepsDocumentation = outer }
    if token.kind != .leftBrace {
      reportExpected("'{'")
      // A clause that could not be parsed can be followed by the body all the same.
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
      var element = EnumCaseDeclaration.Element(
        name: text(of: token), position: position(of: token))
      advance()
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
    // Before Swift 2.2 an associated type was written as an alias without a type.
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
    guard let (name, namePosition) = parseName(of: "associated type") else { return nil }
    var declaration = AssociatedTypeDeclaration(
      head: head, name: name, namePosition: namePosition)
    declaration.inheritedTypes = parseInheritanceClause()
    if consume(.equal) { _ = parseType() }
    declaration.whereClause = parseWhereClause()
    return .associatedType(declaration)
  }
}
