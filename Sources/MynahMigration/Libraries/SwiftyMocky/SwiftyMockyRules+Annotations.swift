extension SwiftyMockyRules {
  /// Removes `//sourcery: AutoMockable` from the gap before a token.
  ///
  /// Other parts of the annotation are kept, such as `typealias = "T = Int"` in
  /// `// sourcery: AutoMockable, typealias = "T = Int"`.
  func visitGap(before index: Int, _ migrator: inout Migrator) {
    migrator.changeLines(before: index, containing: "AutoMockable") { line in
      guard let parts = line.wholeMatch(of: #/(\s*\/\/[\/ ]*sourcery:)(.*)/#) else { return line }
      let all = parts.2.split(separator: ",").map { $0.replacing(#/^\s+|\s+$/#, with: "") }
      let others = all.filter { $0 != "AutoMockable" }
      if others.count == all.count { return line }
      return others.isEmpty ? nil : "\(parts.1) \(others.joined(separator: ", "))"
    }
  }
}
