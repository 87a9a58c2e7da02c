internal import MynahSyntax

/// The test doubles of a request, and the refusals of types that can't have one.
struct TestDoubles {
  private var all: [TestDouble] = []
  private(set) var refused: [(RequestedDouble, Refusal)] = []

  /// Creates the models of the test doubles.
  init(of named: NamedDoubles, for request: Generation.Request, in program: Program) {
    let make: @Sendable (RequestedDouble) -> Result<TestDouble, Refusal> = {
      [clients = named.clients] double in
      Result { () throws(Refusal) in
        try TestDouble(double, for: request, in: program, clients: clients)
      }
    }
    // Threads need parsed toolchain protocols. Parsing takes as long as making a few test doubles.
    let isWorthThreads = named.doubles.count > 15 && program.prepareForThreads()
    let results =
      if isWorthThreads { named.doubles.concurrentMap(make) } else { named.doubles.map(make) }
    for (double, result) in zip(named.doubles, results) {
      switch result {
      case .success(let made): all.append(made)
      case .failure(let refusal):
        let isToolchain = double.type.constituents.allSatisfy(\.module.isToolchain)
        refused.append((double, isToolchain ? refusal.moved(to: double) : refusal))
      }
    }
  }

  /// The names of the types that have a test double.
  ///
  /// The alternative declarations of a type in `#if` branches have the same name once.
  var typeNames: [String] {
    let models = all.map(\.model)
    return zip(models, [nil] + models).filter { $0.mockName != $1?.mockName }.map(\.0.typeName)
  }

  /// Returns the builders of the files, beginning with the file that contains the functions.
  func files(
    for request: Generation.Request, unknown: [Mention], in program: Program
  ) -> [FileBuilder] {
    let nested = NestedMocks(of: all)
    // The compiler warns if a file has a public import that its declarations don't need.
    let isSpread =
      request.partCount > 0 && !(request.isPublic && all.contains(where: \.hasPublicImports))
    let first = FileBuilder(
      request: request, contents: isSpread ? .functions : .everything, testDoubles: all,
      nested: nested, refused: refused, unknown: unknown, program: program)
    let parts = all.when(isSpread).parts(request.partCount)
    return [first]
      + parts.enumerated().map { index, part in
        FileBuilder(
          request: request, contents: .testDoubles(index + 1), testDoubles: part, nested: nested,
          refused: [], unknown: [], program: program)
      }
  }
}

extension TestDouble {
  /// A Boolean value that indicates whether a file that the test double repeats imports of specifies
  /// their access level.
  fileprivate var hasPublicImports: Bool {
    sources.contains { type in
      type.file.imports.contains { $0.accessLevel.map { $0 >= .package } ?? false }
    }
  }
}

extension [TestDouble] {
  /// Returns the test doubles in a given number of parts.
  ///
  /// The part of a test double only depends on its name, so a new test double doesn't move others.
  fileprivate func parts(_ count: Int) -> [[TestDouble]] {
    var parts = [[TestDouble]](repeating: [], count: count)
    guard count > 0 else { return parts }
    for double in self {
      // Swift's own hash values differ in each process, so this is FNV-1a.
      let hash = double.title.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
        ($0 ^ UInt64($1)) &* 0x100_0000_01b3
      }
      parts[Int(hash % UInt64(count))].append(double)
    }
    return parts
  }
}

extension Refusal {
  /// Returns the refusal at the location where a test requests the test double.
  ///
  /// The original location is in the toolchain, which doesn't have a source file to open.
  fileprivate func moved(to double: RequestedDouble) -> Refusal {
    guard let mention = double.mention else { return self }
    return Refusal(
      typeName: typeName, path: mention.filePath, position: mention.position, reason: reason,
      style: style)
  }
}
