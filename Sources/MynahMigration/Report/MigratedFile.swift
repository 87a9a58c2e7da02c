public import MynahSyntax

/// A file before and after.
public struct MigratedFile: Sendable {
  /// The path as it was given.
  public let path: String

  /// The contents before.
  public let original: [UInt8]

  /// The contents after.
  public let migrated: [UInt8]

  /// What became of its statements, in their order.
  public let findings: [Finding]

  /// What could not be read in it.
  public let problems: [Diagnostic]

  /// The library that generated it, so that nothing is changed in it; nil for all other files.
  public let generator: String?

  init(_ file: SourceText, source: TokenizedSource, plan: Plan, isUser: Bool) {
    path = file.path
    original = file.bytes
    let isUnchanged = plan.rewrites.isEmpty && plan.linesAbove.isEmpty && plan.gaps.isEmpty
    migrated =
      isUnchanged ? file.bytes : Array(Renderer(source: source, plan: plan).text().utf8)
    findings = plan.findings.enumerated()
      .sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }.map(\.element)
    problems = isUser ? source.problems : []
    generator = nil
  }

  init(_ file: SourceText, generatedBy library: String) {
    path = file.path
    original = file.bytes
    migrated = file.bytes
    findings = []
    problems = []
    generator = library
  }

  /// Whether anything is different.
  public var isChanged: Bool { original != migrated }

  /// How many statements have a new form.
  public var rewrittenCount: Int { findings.count { $0.outcome.isRewritten } }

  /// How many statements are as they were.
  public var leftCount: Int { findings.count - rewrittenCount }

  /// How many of the rewritten ones somebody should look at.
  public var toCheckCount: Int { findings.count { $0.outcome.isRewritten && $0.reason != nil } }

  /// The changes as `diff -u` writes them; empty where there are none.
  public var diff: String {
    guard isChanged else { return "" }
    return UnifiedDiff(
      old: String(decoding: original, as: UTF8.self),
      new: String(decoding: migrated, as: UTF8.self), path: path
    ).text
  }
}

extension Finding.Outcome {
  var isRewritten: Bool { if case .left = self { false } else { true } }
}
