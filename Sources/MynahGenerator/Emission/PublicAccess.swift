internal import MynahSyntax

/// Makes the declarations of a generated double public, for a library that passes it on.
///
/// It is done to the finished text, so that what writes doubles need not think of it.
struct PublicAccess {
  private var lines: [Substring]

  /// Returns the text of a double with the word `public` wherever other modules need it.
  static func applied(to text: String) -> String {
    var access = PublicAccess(lines: text.split(separator: "\n", omittingEmptySubsequences: false))
    access.publish(SourceFile.parse(text, path: "").declarations)
    return access.lines.joined(separator: "\n")
  }

  private mutating func publish(_ declarations: [Declaration]) {
    for declaration in declarations {
      switch declaration {
      case .conditional(let block):
        for clause in block.clauses { publish(clause.declarations) }
      case .extension(let extended):
        publish(extended.members)
      case .type(let type) where type.accessLevel == nil:
        publish(type)
        if type.kind != .protocol { publish(type.members) }
      case .function(let function): publish(function)
      case .initializer(let initializer): publish(initializer)
      case .variable(let variable): publish(variable)
      case .subscript(let subscripted): publish(subscripted)
      case .typeAlias(let alias): publish(alias)
      default: continue
      }
    }
  }

  private mutating func publish(_ declaration: some DeclarationSyntax) {
    guard declaration.accessLevel == nil else { return }
    let line = lines[declaration.position.line - 1]
    var start = line.utf8.index(line.startIndex, offsetBy: declaration.position.column - 1)
    let modifiers = declaration.modifiers.map { "\($0) " }.joined()
    if line[..<start].hasSuffix(modifiers) {
      start = line.utf8.index(start, offsetBy: -modifiers.utf8.count)
    }
    lines[declaration.position.line - 1] = "\(line[..<start])public \(line[start...])"
  }
}
