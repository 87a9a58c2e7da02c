internal import MynahSyntax

/// The requested test doubles with their names, in the order in which they're generated.
struct NamedDoubles {
  private(set) var doubles: [RequestedDouble] = []

  /// The structs of closures that are parts of others, with the names of their mocks.
  private(set) var clients: ClientMocks

  /// Names the test doubles of a selection that the modules don't already contain.
  init(_ selection: Selection, for request: Generation.Request, in program: Program) {
    clients = selection.clients
    let committed = Self.committedNames(request)
    for double in Self.named(Self.needed(selection, for: request, in: program), in: program) {
      let name = double.name ?? ""
      if double.style == .mock { clients.name(double.type, name) }
      if committed.contains(name) { continue }
      // The alternative declarations of a type in `#if` branches share one name.
      doubles += program.index.branches(of: double.type).map { type in
        var double = double
        double.type = type
        return double
      }
    }
  }

  /// Returns the test doubles that neither the user nor a library's test doubles exclude.
  private static func needed(
    _ selection: Selection, for request: Generation.Request, in program: Program
  ) -> [RequestedDouble] {
    let shared = LibraryTestDoubles(request, program: program)
    return selection.requested.filter { double in
      // Keep an ignored type that a test mentions. It's refused later, with a message in the test.
      (double.mention != nil || !program.ignores(double.type)) && !shared.contains(double)
    }
  }

  /// Returns the test doubles with names that don't depend on the order of the sources.
  private static func named(
    _ requested: [RequestedDouble], in program: Program
  ) -> [RequestedDouble] {
    var doubles = requested.map { ($0.sortKey, $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    var names = MockNames(program)
    // A type takes a short name before the types that are nested more deeply.
    let order = doubles.indices.sorted {
      doubles[$0].type.path.count < doubles[$1].type.path.count
    }
    for index in order { doubles[index].name = names.name(for: doubles[index]) }
    return doubles
  }

  /// Returns the names of the types in the generated files that the modules already contain.
  private static func committedNames(_ request: Generation.Request) -> Set<String> {
    let module = SourceModule(name: "", texts: request.committedFiles, isInPackage: true)
    return Set(Program([module]).declaredTypes.map(\.qualifiedName))
  }
}

extension RequestedDouble {
  /// The key that determines the order of test doubles, and therefore their names.
  fileprivate var sortKey: (String, String, String, Int, String) {
    (
      type.qualifiedName, type.module.name, type.file.path,
      Style.allCases.firstIndex(of: style) ?? 0, name ?? ""
    )
  }
}
