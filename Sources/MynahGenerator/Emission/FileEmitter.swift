internal import MynahSyntax

/// Writes the file that holds the mocks of a test target.
struct FileEmitter {
  let request: Generation.Request
  private(set) var doubles: [TestDouble]
  let refused: [(WantedDouble, Refusal)]
  let program: Program

  private var forwards: Bool { request.forwards ?? request.mentions?.mentionForwarding ?? true }

  /// Whether what says nothing of isolation is isolated to the main actor in the file's module.
  private var isMainActorByDefault: Bool {
    program.settings(of: request.testModule).isMainActorByDefault
  }

  /// Writes the file, which lets go of the doubles.
  mutating func source() -> String {
    var head = SourceWriter()
    head.line(GeneratedFile.firstLine(isCommitted: request.isCommitted))
    if doubles.contains(where: \.isMock) { head.lines(GeneratedFile.explanation) }
    head.line()
    emitImports(into: &head)
    let nested = NestedMocks(of: doubles)
    let emitted = emitDoubles(nested)
    var tail = SourceWriter()
    nested.emitAccess(to: emitted.flatMap(\.results), into: &tail)
    emitRefusals(into: &tail)
    return String(joining: [head.bytes] + emitted.map(\.text) + [tail.bytes])
  }

  /// The texts of the doubles, and what can be nested mocks in each.
  private mutating func emitDoubles(
    _ nested: NestedMocks
  ) -> [(text: [UInt8], results: [NestedMocks.Result])] {
    let pending = doubles.map(PendingDouble.init)
    doubles = []
    let emitter = self
    return pending.concurrentMap { pending in
      let double = pending.take()
      return (emitter.text(of: double, nested), nested.results(of: double))
    }
  }

  private func emitRefusals(into writer: inout SourceWriter) {
    let named = refused.filter { isNameable($0.0.type) }
    guard !named.isEmpty else { return }
    writer.line()
    writer.line("// MARK: - Refused")
    for (double, refusal) in named {
      writer.line()
      emitRefusal(of: double, refusal, into: &writer)
    }
  }

  private func text(of double: TestDouble, _ nested: NestedMocks) -> [UInt8] {
    let isPublic = isPublic(double)
    let room = isPublic ? "public ".utf8.count : 0
    var writer = SourceWriter(lineLength: LineBreaker.standardLength - room)
    writer.line()
    writer.line("// MARK: - \(double.title)")
    writer.line()
    double.emit(
      forwarding: forwards, nested: nested, inMainActorModule: isMainActorByDefault, into: &writer)
    if isPublic { return Array(PublicAccess.applied(to: writer.text).utf8) }
    // A copy without room for more: there are as many as doubles, all at the same time.
    return writer.bytes.withUnsafeBufferPointer { Array($0) }
  }

  /// Whether other modules shall see a double, and can.
  private func isPublic(_ double: TestDouble) -> Bool {
    request.isPublic && double.model.sources.allSatisfy { $0.access >= .public }
  }

  /// Writes the imports in groups: of modules, of single declarations, and with `@testable`.
  private func emitImports(into writer: inout SourceWriter) {
    let groups = Dictionary(grouping: importLines) { line in
      if line.contains("@testable") && !line.hasPrefix("#") { return 2 }
      return !line.hasPrefix("#") && line.importedModule.contains(" ") ? 1 : 0
    }
    for (index, (_, group)) in groups.sorted(by: { $0.key < $1.key }).enumerated() {
      if index > 0 { writer.line() }
      for line in group { writer.lines(line) }
    }
  }

  /// Makes the refusal a compile error at the place that asks for the mock.
  private func emitRefusal(
    of double: WantedDouble, _ refusal: Refusal, into writer: inout SourceWriter
  ) {
    let type = double.type
    let file = refusal.path.split(separator: "/").last.map(String.init) ?? refusal.path
    let message =
      "\(refusal.typeName) can not be \(refusal.style.participle): \(refusal.reason)"
      + " (\(file):\(refusal.position))"
    if double.style != .mock, let name = double.name {
      return writer.conditional(type.condition) { writer in
        writer.line("@available(*, unavailable, message: \(message.debugDescription))")
        writer.line("enum \(name) {}")
      }
    }
    let isProtocol = type.type?.kind == .protocol
    let metatype = isProtocol ? "(any \(type.qualifiedName)).Type" : "\(type.qualifiedName).Type"
    guard program.genericParameters(around: type).isEmpty else { return }
    writer.conditional(type.condition) { writer in
      writer.line("@available(*, unavailable, message: \(message.debugDescription))")
      writer.block("nonisolated func mock(_ type: \(metatype)) -> Never") {
        $0.line("fatalError(\"\(refusal.typeName) can not be mocked.\")")
      }
    }
  }

  /// Whether the generated file can name a type.
  private func isNameable(_ type: DeclaredType) -> Bool {
    if type.module.name == request.testModule { return type.access > .fileprivate }
    let isVisible = type.module.isInPackage && !request.isPublic && type.access > .fileprivate
    return isVisible || type.access >= (type.module.isInPackage ? .package : .public)
  }

  // MARK: - Imports

  /// The imports: the library, the modules of the mocked types, and what their files import.
  private var importLines: [String] {
    let isPublic = doubles.contains(where: isPublic)
    let keyword = isPublic ? "public import" : "import"
    var lines: Set<String> = ["\(keyword) \(request.library)"]
    for module in request.imports { lines.insert("import \(module)") }
    var plain: Set<String> = []
    var testable = TestableImports()
    for double in doubles where double.model.superclass?.needsTestable == true {
      for type in double.model.sources where type.module.isInPackage {
        guard type.module.name != request.testModule else { continue }
        testable.addClass(type)
      }
    }
    for type in doubles.flatMap(\.model.sources) + refused.map(\.0.type)
    where type.access > .fileprivate {
      let module = type.module.name
      if module != request.testModule, isNameable(type), !type.module.isToolchain {
        if type.access >= .package { plain.insert(module) } else { testable.add(type) }
      }
      for imported in type.file.imports where imported.module != request.testModule {
        guard !isHidden(imported) else { continue }
        lines.formUnion(self.lines(for: imported))
      }
    }
    for module in plain.subtracting(testable.modules) {
      lines.remove("import \(module)")
      lines.insert("\(keyword) \(module)")
    }
    for module in testable.modules {
      lines.remove("import \(module)")
      lines.remove("@testable import \(module)")
      lines.insert(testable.lines(for: module).joined(separator: "\n"))
    }
    return lines.sorted { ($0.importedModule, $0) < ($1.importedModule, $1) }
  }

  /// Whether an import brings nothing that a requirement can name.
  private func isHidden(_ imported: ImportDeclaration) -> Bool {
    imported.hasAttribute("_implementationOnly")
  }

  private func lines(for imported: ImportDeclaration) -> [String] {
    let kind = imported.kind.map { "\($0) " } ?? ""
    let isTestable = imported.hasAttribute("testable") ? "@testable " : ""
    let access =
      request.isPublic ? imported.accessLevel.map { "\($0.rawValue) " } ?? "" : ""
    let line = "\(isTestable)\(access)import \(kind)\(imported.path.joined(separator: "."))"
    guard let condition = imported.condition else { return [line] }
    return ["#if \(condition)\n  \(line)\n#endif"]
  }
}

extension String {
  /// Puts the parts of a text together, which are copied just once.
  fileprivate init(joining parts: [[UInt8]]) {
    let count = parts.reduce(0) { $0 + $1.count }
    self.init(unsafeUninitializedCapacity: count) { buffer in
      parts.reduce(0) { start, part in
        UnsafeMutableBufferPointer(rebasing: buffer[start...]).update(fromContentsOf: part)
          + start
      }
    }
  }

  /// The text by which an import is sorted.
  fileprivate var importedModule: Substring {
    range(of: "import ").map { self[$0.upperBound...] } ?? self[...]
  }
}

/// A double that is not written yet.
///
/// The thread that writes it is the one to let go of it: to free the models of all one after another
/// takes a tenth of the time of writing them.
private final class PendingDouble: @unchecked Sendable {
  private var double: TestDouble?

  init(_ double: TestDouble) { self.double = double }

  /// Takes the double out, which can be done once.
  func take() -> TestDouble {
    guard let double = double.take() else { preconditionFailure("A double is written twice.") }
    return double
  }
}
