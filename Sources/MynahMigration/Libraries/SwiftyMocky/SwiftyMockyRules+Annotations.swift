extension SwiftyMockyRules {
  /// Takes `//sourcery: AutoMockable` away.
  func visitGap(before index: Int, _ migrator: inout Migrator) {
    let gap = migrator.source.gap(before: index)
    guard gap.contains(Self.annotation), gap.contains("sourcery:") else { return }
    var lines: [Substring] = []
    var isChanged = false
    for line in gap.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      guard let rest = Annotations(line)?.without(Self.annotation) else {
        lines.append(line)
        continue
      }
      isChanged = true
      if !rest.isEmpty { lines.append(Substring(rest)) }
    }
    guard isChanged else { return }
    migrator.setGap(before: index, to: lines.joined(separator: migrator.source.lineEnd))
  }
}
