import MynahSyntax

/// Returns one canonical line for each declaration, so that tables can list expected lines.
func outline(_ source: String) -> [String] {
  SourceFile.parse(source, path: "Test.swift").declarations.map(outline)
}

/// Returns the lines of a source's imports, declarations, and diagnostics as one text.
func outlineOfOne(_ source: String) -> String {
  let file = SourceFile.parse(source, path: "Test.swift")
  let imports = file.imports.map {
    words($0, "import", $0.kind, $0.path.joined(separator: "."))
  }
  let lines = imports + file.declarations.map(outline) + file.diagnostics.map { "!\($0)" }
  return lines.joined(separator: "\n")
}

func outline(_ declaration: Declaration) -> String {
  switch declaration {
  case .type(let value):
    words(value, value.kind.rawValue, value.name)
      + angles(value.genericParameters.map(\.description) + value.primaryAssociatedTypes)
      + inheritance(value.inheritedTypes) + clause(value.whereClause) + braces(value.members)
  case .extension(let value):
    words(value, "extension", "\(value.extendedType)") + inheritance(value.inheritedTypes)
      + clause(value.whereClause) + braces(value.members)
  case .function(let value):
    words(value, "func", value.name) + angles(value.genericParameters.map(\.description))
      + list(value.parameters) + effects(value.effects) + arrow(value.result)
      + clause(value.whereClause)
  case .initializer(let value):
    words(value, "init") + failability(value.failability)
      + angles(value.genericParameters.map(\.description)) + list(value.parameters)
      + effects(value.effects) + clause(value.whereClause)
  case .variable(let value):
    words(value, value.introducer.rawValue)
      + " " + value.bindings.map(binding).joined(separator: ", ")
  case .subscript(let value):
    words(value, "subscript") + angles(value.genericParameters.map(\.description))
      + list(value.parameters) + arrow(value.result) + clause(value.whereClause)
      + accessors(value.accessors)
  case .enumCase(let value):
    words(value, "case") + " " + value.elements.map(element).joined(separator: ", ")
  case .typeAlias(let value):
    words(value, "typealias", value.name) + angles(value.genericParameters.map(\.description))
      + " = \(value.type)" + clause(value.whereClause)
  case .associatedType(let value):
    words(value, "associatedtype", value.name) + inheritance(value.inheritedTypes)
      + clause(value.whereClause)
  case .macroExpansion(let value):
    words(value, "#\(value.name)")
  case .conditional(let value):
    value.clauses.map {
      "#\($0.condition ?? "else")" + braces($0.declarations)
    }.joined(separator: " ")
  }
}

private func words(_ declaration: some DeclarationSyntax, _ rest: String?...) -> String {
  let attributes = declaration.attributes.map {
    $0.description + ($0.condition.map { "[\($0)]" } ?? "")
  }
  return (attributes + declaration.modifiers.map(\.description) + rest.compactMap(\.self))
    .joined(separator: " ")
}

private func angles(_ texts: [String]) -> String {
  texts.isEmpty ? "" : "<\(texts.joined(separator: ", "))>"
}

private func inheritance(_ types: [TypeSyntax]) -> String {
  types.isEmpty ? "" : ": \(types.map(\.description).joined(separator: ", "))"
}

private func clause(_ clause: GenericWhereClause?) -> String {
  clause.map { " \($0)" } ?? ""
}

private func braces(_ declarations: [Declaration]) -> String {
  declarations.isEmpty
    ? " {}" : " { \(declarations.map(outline).joined(separator: "; ")) }"
}

private func list(_ parameters: [Parameter]) -> String {
  "(\(parameters.map(parameter).joined(separator: ", ")))"
}

private func parameter(_ parameter: Parameter) -> String {
  let prefix = parameter.attributes.map(\.description) + parameter.modifiers.map(\.description)
  let names = [parameter.label ?? "_", parameter.name]
  return (prefix + [names.joined(separator: " ") + ": \(parameter.type)"]).joined(separator: " ")
    + (parameter.isVariadic ? "..." : "") + (parameter.defaultValue.map { " = \($0)" } ?? "")
}

private func effects(_ effects: Effects) -> String { effects.isEmpty ? "" : " \(effects)" }

private func arrow(_ type: TypeSyntax?) -> String { type.map { " -> \($0)" } ?? "" }

private func failability(_ failability: InitializerDeclaration.Failability) -> String {
  switch failability {
  case .none: ""
  case .optional: "?"
  case .implicitlyUnwrapped: "!"
  }
}

private func binding(_ binding: PatternBinding) -> String {
  name(binding.pattern) + (binding.type.map { ": \($0)" } ?? "")
    + (binding.hasInitialValue ? " = \(binding.initialValue ?? "...")" : "")
    + accessors(binding.accessors)
}

private func name(_ pattern: Pattern) -> String {
  switch pattern {
  case .identifier(let name): name
  case .wildcard: "_"
  case .tuple(let elements):
    "(\(elements.map(name).joined(separator: ", ")))"
  }
}

private func accessors(_ accessors: [Accessor]) -> String {
  accessors.isEmpty ? "" : " { \(accessors.map(accessor).joined(separator: "; ")) }"
}

private func accessor(_ accessor: Accessor) -> String {
  accessor.kind.rawValue + effects(accessor.effects)
}

private func element(_ element: EnumCaseDeclaration.Element) -> String {
  element.name + (element.parameters.map(list) ?? "")
}
