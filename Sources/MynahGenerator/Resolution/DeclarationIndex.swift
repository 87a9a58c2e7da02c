internal import MynahSyntax

/// An index of the type declarations in modules.
///
/// A file is parsed when a search needs a name that the file might declare. The result of a search
/// doesn't depend on earlier searches. Threads can search at the same time after
/// `prepareForThreads()`, because nothing changes afterward.
final class DeclarationIndex: @unchecked Sendable {
  /// A file that is parsed when a search needs it.
  ///
  /// Its index in `files` determines the source order of its types.
  private struct File {
    let module: SourceModule
    let text: SourceText
    var parsed: SourceFile?
  }

  private struct Entry {
    let type: DeclaredType
    let order: Int
  }

  // Threads only read these properties after the last change, so exclusivity checks can be
  // disabled.
  @exclusivity(unchecked) private var files: [File] = []

  /// The indexes of the unparsed files that might declare a name.
  @exclusivity(unchecked) private var filesByName: [String: [Int]] = [:]

  /// The indexes of the files that might extend a type, found on first use.
  private lazy var extensions = {
    let names = files.map(\.text).concurrentMap { DeclaredNames.extended(in: $0.bytes) }
    return names.enumerated().reduce(into: [String: [Int]]()) { result, file in
      for name in file.element { result[name, default: []].append(file.offset) }
    }
  }()

  /// The declared types that other files see, by module and qualified name.
  @exclusivity(unchecked) private var types: [String: [String: Entry]] = [:]

  /// The declared types that other files don't see, by module and qualified name.
  ///
  /// Each file can declare a different type with the same name.
  @exclusivity(unchecked) private var hiddenTypes: [String: [String: [Entry]]] = [:]

  /// The declared types by their unqualified names.
  @exclusivity(unchecked) private var entriesByName: [String: [Entry]] = [:]

  /// The unqualified names of nested types.
  @exclusivity(unchecked) private var nestedNames: Set<String> = []

  /// The results of earlier searches for alternative declarations, by module and qualified name.
  private let knownBranches = LockedValue<[String: [DeclaredType]]>([:])

  /// The modules of declarations that a module imports with `@_exported`, by importer and name.
  private var exportedDeclarations: [String: [String: String]] = [:]

  init(_ modules: [SourceModule]) {
    for module in modules {
      for text in module.texts {
        files.append(File(module: module, text: text))
        if text.contains("@_exported") {
          parse([files.count - 1])
        } else {
          for name in DeclaredNames.declared(in: text.bytes) {
            filesByName[name, default: []].append(files.count - 1)
          }
        }
      }
    }
  }

  // MARK: - Searching

  /// Returns a Boolean value that indicates whether a type or alias has this unqualified name.
  func declares(_ name: String) -> Bool {
    let name = name.unquoted
    parseFiles(declaring: name)
    return entriesByName[name] != nil
  }

  /// Returns a Boolean value that indicates whether a type or alias of this name is nested.
  func isNested(_ name: String) -> Bool {
    let name = name.unquoted
    parseFiles(declaring: name)
    return nestedNames.contains(name)
  }

  /// Returns the type with a qualified name in a module.
  ///
  /// - Parameters:
  ///   - path: The components of the qualified name.
  ///   - module: The name of the module.
  ///   - file: The path of the file that names the type. A `private` type of another file isn't
  ///     found. Without a path, it's found if there isn't a visible type.
  func type(at path: [String], in module: String, from file: String? = nil) -> DeclaredType? {
    // Most names belong to other modules, so return before joining the components.
    guard let last = path.last, declares(last) else { return nil }
    let name = path.map(\.normalized).joined(separator: ".")
    let hidden = hiddenTypes[module]?[name]
    let own = file.flatMap { file in hidden?.last { $0.type.file.path == file } }
    let found = own ?? types[module]?[name]
    if found == nil, file == nil { return hidden?.last?.type }
    return found?.type
  }

  /// Returns the module of a single declaration that a module imports for all of its files.
  func module(exporting name: String, to module: String) -> String? {
    exportedDeclarations[module]?[name]
  }

  /// Returns the types and aliases with an unqualified name, nested or not, in source order.
  func types(named name: String) -> [DeclaredType] {
    let name = name.unquoted
    parseFiles(declaring: name)
    guard let entries = entriesByName[name] else { return [] }
    return sorted(entries)
  }

  /// Returns the alternative declarations of a type in `#if` branches, in source order.
  ///
  /// If the type isn't declared conditionally, the result contains only the type.
  func branches(of type: DeclaredType) -> [DeclaredType] {
    guard type.condition != nil, let entries = entriesByName[type.name], entries.count > 1
    else { return [type] }
    let key = "\(type.module.name) \(type.qualifiedName)"
    let branches = knownBranches.value(for: key) { findBranches(of: type, among: entries) }
    guard branches.contains(where: { $0 === type }) else { return [type] }
    return branches
  }

  private func findBranches(of type: DeclaredType, among entries: [Entry]) -> [DeclaredType] {
    var conditions: Set<String> = []
    return sorted(entries).filter { other in
      guard other.type != nil, other.path == type.path, other.module.name == type.module.name,
        let condition = other.condition
      else { return false }
      return conditions.insert(condition).inserted
    }
  }

  /// Returns the files of a module that might extend a type of this name, in source order.
  func files(extending name: String, in module: String) -> [SourceFile] {
    let indices = (extensions[name.unquoted] ?? []).filter { files[$0].module.name == module }
    parse(indices)
    return indices.compactMap { files[$0].parsed }
  }

  /// Returns the files of a module that contain a name, in source order.
  func files(of module: String, mentioning name: String) -> [SourceFile] {
    let indices = files.indices.filter {
      files[$0].module.name == module && files[$0].text.contains(name)
    }
    parse(indices)
    return indices.compactMap { files[$0].parsed }
  }

  /// The names that types might have, including names without a type.
  var possibleNames: Set<String> { Set(filesByName.keys).union(entriesByName.keys) }

  /// All types, in source order.
  var all: [DeclaredType] {
    parseAll()
    return sorted(Array(entriesByName.values.joined()))
  }

  /// The parsed files of the package, in source order.
  var parsedFiles: [SourceFile] { files.filter(\.module.isInPackage).compactMap(\.parsed) }

  private func sorted(_ entries: [Entry]) -> [DeclaredType] {
    entries.sorted { ($0.order, $0.type.position) < ($1.order, $1.type.position) }.map(\.type)
  }

  // MARK: - Parsing

  /// Parses the files that might declare any of the given names.
  ///
  /// Files are parsed concurrently, which is faster than parsing them one by one during searches.
  func parseFiles(declaringAnyOf names: some Sequence<String>) {
    var indices: Set<Int> = []
    for name in names { indices.formUnion(filesByName.removeValue(forKey: name.unquoted) ?? []) }
    parse(indices.sorted())
  }

  /// Prepares the index for concurrent searches, if all files that declare types are parsed.
  ///
  /// - Returns: A Boolean value that indicates whether threads can search at the same time.
  func prepareForThreads() -> Bool {
    guard filesByName.values.allSatisfy({ $0.allSatisfy { files[$0].parsed != nil } }) else {
      return false
    }
    parseAll()
    _ = extensions
    return true
  }

  private func parseAll() {
    parse(Array(files.indices))
    filesByName = [:]
  }

  private func parseFiles(declaring name: String) {
    guard !filesByName.isEmpty, let indices = filesByName.removeValue(forKey: name) else { return }
    parse(indices)
  }

  /// Parses the files at some indexes, except for files that are already parsed.
  private func parse(_ indices: [Int]) {
    let indices = indices.filter { files[$0].parsed == nil }
    let parsed = indices.map { files[$0] }.concurrentMap { file in
      SourceFile.parse(file.text.bytes, path: file.text.path, flags: file.module.settings.flags)
    }
    for (index, file) in zip(indices, parsed) {
      files[index].parsed = file
      collect(file, at: index)
    }
  }

  // MARK: - Collecting

  /// The place of a declaration, with the attributes that it inherits from the place.
  private struct Scope {
    let module: SourceModule
    let file: SourceFile
    let order: Int
    var path: [String] = []
    var extendedCount = 0
    var isExtensionConstrained = false
    var access = AccessLevel.open

    /// The access level of a declaration without an access modifier.
    var defaultAccess = AccessLevel.internal
    var condition: String?

    /// The `@_spi` groups of the enclosing declarations.
    var spiGroups: [String] = []

    /// Moves the scope into a declaration.
    mutating func enter(_ declaration: some DeclarationSyntax, named name: String) {
      path.append(name.normalized)
      access = min(access, declaration.accessLevel ?? defaultAccess)
      defaultAccess = .internal
      spiGroups += declaration.spiGroup.asArray
    }
  }

  private func collect(_ file: SourceFile, at index: Int) {
    let scope = Scope(module: files[index].module, file: file, order: index)
    for imported in file.imports where imported.kind != nil {
      guard imported.hasAttribute("_exported"), let name = imported.path.last else { continue }
      exportedDeclarations[scope.module.name, default: [:]][name] = imported.module
    }
    collect(file.declarations, in: scope)
  }

  private func collect(_ declarations: [Declaration], in scope: Scope) {
    for (declaration, condition) in Conditions.flattened(declarations, within: scope.condition) {
      var inner = scope
      inner.condition = condition
      switch declaration {
      case .type(let type):
        inner.enter(type, named: type.name)
        for branch in Conditions.branches(of: type, within: condition) {
          inner.condition = branch.condition
          add(.type(branch.type), at: inner)
          collect(branch.type.members, in: inner)
        }
      case .typeAlias(let alias):
        inner.enter(alias, named: alias.name)
        add(.alias(alias), at: inner)
      case .extension(let extended):
        guard let name = extended.extendedType.namedType else { continue }
        inner.path = name.components.map(\.name.normalized)
        let modules = [scope.module.name] + scope.file.imports.map(\.module)
        if inner.path.count > 1, modules.contains(inner.path[0]) { inner.path.removeFirst() }
        inner.extendedCount = inner.path.count
        inner.isExtensionConstrained = extended.whereClause != nil || name.hasGenericArguments
        inner.access = extended.accessLevel ?? .open
        inner.defaultAccess = extended.accessLevel ?? .internal
        inner.spiGroups = extended.spiGroup.asArray
        collect(extended.members, in: inner)
      default: continue
      }
    }
  }

  /// Adds a declaration whose scope ends with its own name.
  private func add(_ declaration: DeclaredType.Declaration, at scope: Scope) {
    let type = DeclaredType(
      declaration, module: scope.module, file: scope.file, path: scope.path,
      extendedCount: scope.extendedCount, isExtensionConstrained: scope.isExtensionConstrained,
      access: scope.access, condition: scope.condition, spiGroups: scope.spiGroups)
    let entry = Entry(type: type, order: scope.order)
    entriesByName[type.name, default: []].append(entry)
    if type.path.count > 1 { nestedNames.insert(type.name) }
    guard type.isSeenByOtherFiles else {
      return hiddenTypes[type.module.name, default: [:]][type.qualifiedName, default: []]
        .append(entry)
    }
    // If several declarations have the same name, the last one counts.
    if let other = types[type.module.name]?[type.qualifiedName], other.order > entry.order {
      return
    }
    types[type.module.name, default: [:]][type.qualifiedName] = entry
  }
}
