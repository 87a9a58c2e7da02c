public import MynahSyntax

/// A file before and after its migration.
public struct MigratedFile: Sendable {
  /// The path of the file, as given.
  public let path: String

  /// The original contents.
  public let original: [UInt8]

  /// The migrated contents.
  public let migrated: [UInt8]

  /// The results for the file's statements, in order.
  public let findings: [Finding]

  /// The problems that the parser reported about the file.
  public let problems: [Diagnostic]

  /// The library that generated the file, or nil for other files.
  ///
  /// Generated files aren't changed.
  private let generator: String?

  /// Applies a plan.
  ///
  /// If `source` is nil, the library generated the file.
  init(
    _ file: SourceText, source: TokenizedSource?, plan: Plan, usesLibrary: Bool, library: String
  ) {
    path = file.path
    original = file.bytes
    migrated =
      source.map { plan.isEmpty ? file.bytes : Array(Renderer(source: $0, plan: plan).text().utf8) }
      ?? file.bytes
    findings = plan.findings.enumerated()
      .sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }.map(\.element)
    problems = usesLibrary ? source?.problems ?? [] : []
    generator = source == nil ? library : nil
  }

  /// A Boolean value that indicates whether the contents changed.
  public var isChanged: Bool { original != migrated }

  /// The changes in the format of `diff -u`, or an empty string if nothing changed.
  public var diff: String {
    isChanged ? UnifiedDiff(old: original, new: migrated, path: path).text : ""
  }

  /// The report about the file, or nil if there is nothing to report.
  fileprivate var report: String? {
    if let generator {
      return "\(path): delete it, because \(generator) is no longer needed"
    }
    guard !findings.isEmpty || !problems.isEmpty else { return nil }
    let notes = findings.compactMap { finding in
      finding.reason.map {
        "  \(path):\(finding.line): \(finding.isRewritten ? "to check" : "left"): \($0)"
      }
    }
    let unread = problems.map { "  \(path):\($0.position): can't be parsed: \($0.message)" }
    return (["\(path): \(findings.counts)"] + notes + unread).joined(separator: "\n")
  }
}

extension Migration {
  /// A Boolean value that indicates whether all statements were rewritten.
  var isComplete: Bool {
    files.allSatisfy { $0.findings.allSatisfy(\.isRewritten) && $0.problems.isEmpty }
  }

  /// The report about the results, with line numbers of the original files.
  public var report: String {
    let count = files.count == 1 ? "1 file" : "\(files.count) files"
    let summary =
      "\(count), \(files.count(where: \.isChanged)) changed: \(files.flatMap(\.findings).counts)"
    return (files.compactMap(\.report) + notes + [summary]).joined(separator: "\n")
  }
}

extension [Finding] {
  /// The numbers of statements that were rewritten, that were left, and that you have to check.
  fileprivate var counts: String {
    let rewritten = filter(\.isRewritten)
    let toCheck = rewritten.count { $0.reason != nil }
    let statements = rewritten.count == 1 ? "1 statement" : "\(rewritten.count) statements"
    let text = "\(statements) rewritten, \(count - rewritten.count) left"
    return toCheck > 0 ? "\(text), \(toCheck) to check" : text
  }
}
