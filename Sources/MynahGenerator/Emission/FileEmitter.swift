internal import MynahSyntax

/// An emitter that writes the file with the test doubles of a test target.
struct FileEmitter {
  private(set) var model: FileModel

  /// The mocks in all files that members can return.
  let nested: NestedMocks

  /// Returns the source of the file, and removes the test doubles from the model.
  mutating func source() -> String {
    let head = SourceWriter()
    head.line(GeneratedFile.firstLine(isCommitted: model.isCommitted))
    if model.testDoubles.contains(where: \.isMock) {
      head.lines(GeneratedFile.explanation(of: model.contents))
    }
    head.line()
    model.imports.emit(into: head)
    if model.contents.hasFunctions, model.testDoubles.contains(where: \.isMock) {
      head.line()
      head.lines(GeneratedFile.version)
    }
    let emitted = emitDoubles()
    let tail = SourceWriter()
    if model.contents.hasFunctions {
      nested.emitAccess(to: emitted.flatMap(\.results), into: tail)
    }
    model.values.emit(as: model.contents.valuesName, into: tail)
    emitRefusals(into: tail)
    var bytes = head.bytes
    for double in emitted { bytes += double.text }
    bytes += qualified(tail.bytes, model.hiddenNames)
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: - Doubles

  /// Returns the source of each test double and the results that can be nested mocks.
  ///
  /// The test doubles are written concurrently.
  private mutating func emitDoubles() -> [(text: [UInt8], results: [NestedMocks.Result])] {
    let pending = model.testDoubles.map(PendingDouble.init)
    model.testDoubles = []
    let emitter = self
    return pending.concurrentMap { pending in
      let double = pending.take()
      return (emitter.text(of: double), emitter.nested.results(of: double))
    }
  }

  private func text(of double: TestDouble) -> [UInt8] {
    if !model.contents.hasTestDoubles, !double.isMock { return [] }
    let least: AccessLevel? = if case .autostub = double { .internal } else { nil }
    let access = model.isPublic(double) ? .public : least
    let writer = SourceWriter(access: access)
    writer.line()
    writer.line("\(GeneratedFile.title)\(double.title)")
    writer.line()
    let isFree = model.isMainActorByDefault && double.model.globalActor == nil
    let nonisolated = "nonisolated ".when(isFree)
    switch double {
    case .mock(let mock):
      MockEmitter(model: mock, file: model, nested: nested, writer: writer).emit()
    case .stubbable(let stubbable):
      StubbableEmitter(stubbable: stubbable, nonisolated: nonisolated, writer: writer).emit()
    case .autostub(let autostub):
      AutostubEmitter(autostub: autostub, nonisolated: nonisolated, writer: writer).emit()
    }
    return qualified(writer.bytes, double.model.hiddenNames.union(model.hiddenNames))
  }

  /// Returns the source with names qualified by their module, which is the library or Swift.
  private func qualified(_ bytes: [UInt8], _ names: Set<String>) -> [UInt8] {
    // Copy the bytes to release unused capacity, because the sources of all test doubles are in
    // memory at the same time.
    if names.isEmpty { return bytes.withUnsafeBufferPointer { Array($0) } }
    let standard = names.filter { TypeNames.generatedCodeOfSwift[$0] != nil }
    let text = QualifiedText(bytes, names: names.subtracting(standard), module: model.library)
    return QualifiedText(text.bytes, names: standard, module: "Swift").bytes
  }

  // MARK: - Refusals

  /// Writes unavailable functions and types that explain why types can't be mocked or stubbed.
  ///
  /// A test that requests one of these test doubles gets the explanation as a compiler error.
  private func emitRefusals(into writer: SourceWriter) {
    if !model.refused.isEmpty {
      writer.line()
      writer.line("// MARK: - Refused")
    }
    for refused in model.refused {
      writer.line()
      writer.conditional(refused.condition) {
        switch refused.kind {
        case .mockOfProtocol(let type):
          writer.unavailableMock(ofProtocol: type, message: refused.message)
        case .mock(let type): writer.unavailableMock(of: type, message: refused.message)
        case .stub(let name):
          writer.line("@available(*, unavailable, message: \(refused.message.literal))")
          // With this initializer, the compiler reports the message where a test creates the stub.
          // If the closure sets members, the compiler only reports the type of its parameter.
          let initializer = "init(_ body: (CannotBeStubbed) -> Void = { _ in }) {}"
          writer.line("struct \(name) { struct CannotBeStubbed {}; \(initializer) }")
        }
      }
    }
    // The compiler prefers this function to the library's own function, whose message is for
    // projects without the plugin.
    guard let advice = model.otherMocksMessage else { return }
    writer.line()
    writer.line("// MARK: - Other types")
    writer.line()
    writer.unavailableMock(of: "Mocked", generics: "<Mocked>", message: advice)
    guard model.requestsClosureMocks else { return }
    writer.line()
    writer.unavailableMock(of: "Mocked", label: "closure", generics: "<Mocked>", message: advice)
  }
}

/// A test double that isn't written yet.
///
/// The thread that writes a test double also deallocates its model. Deallocating all models on one
/// thread would take a tenth as long as writing them.
private final class PendingDouble: @unchecked Sendable {
  private var double: TestDouble?

  init(_ double: TestDouble) { self.double = double }

  /// Removes and returns the test double.
  ///
  /// This can only be called once.
  func take() -> TestDouble {
    guard let double = double.take() else { preconditionFailure("A double is written twice.") }
    return double
  }
}

extension TestDouble {
  /// The title in the comment above the test double.
  var title: String {
    switch self {
    case .mock: model.typeName
    case .stubbable: model.mockName
    case .autostub: "\(model.typeName)Stub"
    }
  }
}

/// The format of generated files, which distinguishes them from other sources.
///
/// Mynah doesn't read the generated files of a target as sources, so it ignores their declarations
/// and mentions of mocks.
public enum GeneratedFile {
  private static let mark = "// Generated by Mynah."

  /// The beginning of the line above each test double, before the name of its type.
  public static let title = "// MARK: - "

  /// The beginning of the line above the default value of a type.
  public static let value = "case ObjectIdentifier("

  /// Returns whether a file was generated by Mynah.
  ///
  /// - Parameter bytes: The contents of the file.
  public static func isGenerated(_ bytes: [UInt8]) -> Bool { bytes.starts(with: mark.utf8) }

  /// Returns the explanation at the beginning of files with mocks, for anyone who opens the file.
  static func explanation(of contents: FileModel.Contents) -> String {
    if contents.hasTestDoubles { return explanation }
    return "//\n// The functions that create mocks. The mocks are in the files next to this one."
  }

  private static let explanation = """
    //
    // Each member of a mock is declared twice. Code under test calls the first declaration, which records
    // the call and finds its stub. The second one, with `@_disfavoredOverload`, is for `given` and `verify`.
    // The property with `_` before the member's name stores its calls and stubs. `{ $0(...) }` forwards the
    // arguments to the closure of a stub. If a mock doesn't compile, `swift run mynah check` names it. To
    // exclude it, add a line such as `type:Bird` to a `.mynahignore` file.
    """

  static func firstLine(isCommitted: Bool) -> String {
    if isCommitted { return firstLineIfCommitted }
    return "\(mark) Do not edit: it's overwritten when its sources change."
  }

  private static let firstLineIfCommitted =
    "\(mark) Do not edit: `swift package generate-mocks` overwrites it."

  /// Returns a Boolean value that indicates whether a generated file with this first line is
  /// committed.
  public static func isCommitted(_ firstLine: Substring) -> Bool {
    firstLine == firstLineIfCommitted
  }

  /// A declaration that only compiles if the versions of the file and the library are compatible.
  static let version = """
    // If this type isn't found, the versions of this file and Mynah differ. Generate it again.
    private typealias _GeneratedForMynah = _GeneratedForMynah2
    """
}

extension Imports {
  /// Writes the imports in groups: modules, single declarations, and testable modules.
  func emit(into writer: SourceWriter) {
    var groups: [[(target: String, text: String)]] = [[], [], []]
    for line in settledLines {
      let text = text(of: line)
      if let condition = line.condition {
        groups[0].append(("\(line.target)\n#endif", "#if \(condition)\n  \(text)\n#endif"))
      } else {
        let group = if line.isTestable { 2 } else if line.kind != nil { 1 } else { 0 }
        groups[group].append((line.target, text))
      }
    }
    for module in testable.modules {
      let comment = testable.comment(for: module)
      let text = text(of: Line(isTestable: true, path: module)) + TestableImports.hint
      groups[2].append((module, "\(comment)\n\(text)"))
    }
    for (index, group) in groups.filter({ !$0.isEmpty }).enumerated() {
      if index > 0 { writer.line() }
      for (_, text) in group.sorted(by: { ($0.target, $0.text) < ($1.target, $1.text) }) {
        writer.lines(text)
      }
    }
  }

  private func text(of line: Line) -> String {
    let groups = spi.groups[line.module]?.sorted() ?? []
    let attributes = groups.map { "@_spi(\($0)) " }.joined() + "@testable ".when(line.isTestable)
    var access = line.access
    if hiddenInTests.contains(line.module) { access = access ?? .internal }
    return "\(attributes)\(access.word)import \(line.target)"
  }
}

extension TestableImports {
  /// The comment after a testable import.
  fileprivate static let hint =
    "  // Release builds need `swift test` or `-Xswiftc -enable-testing`."

  /// Returns the comment above the import of a module, which lists the internal names used from it.
  fileprivate func comment(for module: String) -> String {
    let names = names(in: module)
    let start = "// Internals of \(module): "
    if names.count <= 4 { return "\(start)\(names.commaSeparated)." }
    return "\(start)\(names.prefix(3).commaSeparated) and \(names.count - 3) others."
  }
}

extension NestedMocks {
  /// Writes a property that returns the nested mock for each of the given result types.
  fileprivate func emitAccess(to occurring: [Result], into writer: SourceWriter) {
    guard !occurring.isEmpty else { return }
    writer.line()
    writer.line("// MARK: - Nested mocks")
    let results = Dictionary(grouping: occurring, by: \.type).sorted { $0.key < $1.key }
    for (type, results) in results {
      emit("CallPattern where Result == \(type)", results[0].mock, into: writer)
      guard results.contains(where: \.isProperty) else { continue }
      emit("PropertyPattern where Value == \(type)", results[0].mock, into: writer)
    }
  }

  private func emit(_ extended: String, _ mock: String, into writer: SourceWriter) {
    writer.line()
    writer.block("nonisolated extension \(extended)") {
      writer.line("/// The mock that unstubbed calls return from now on.")
      writer.line("var nestedMock: \(mock) { _nestedMock() }")
    }
  }
}
