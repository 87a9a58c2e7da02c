extension BuildLog {
  /// What a person is told: the types whose mocks do not compile, and how to go on.
  var text: String {
    guard !problems.isEmpty else {
      return otherErrors == 0
        ? "All mocks compile."
        : "All mocks compile that the compiler came to; \(otherErrors.errors) elsewhere."
    }
    var lines: [String] = []
    for name in names {
      let own = problems.filter { ($0.typeName ?? "") == name }
      lines.append(
        name.isEmpty
          ? "The head of a file of mocks does not compile:"
          : "The mock of \(name) does not compile:")
      lines += own.map { "  \($0.place): \($0.message)" }
    }
    let ignored = names.filter { !$0.isEmpty }
    if !ignored.isEmpty {
      lines.append("To go on without, write into a file \(IgnoreFile.name) of the package:")
      lines += ignored.map { "  \(IgnoreFile.typeMark)\($0)" }
      lines.append("What Swift accepts and Mynah mocks wrongly is a bug: please report it.")
    }
    if otherErrors > 0 {
      lines.append("There \(otherErrors == 1 ? "is" : "are") \(otherErrors.errors) elsewhere.")
    }
    return lines.joined(separator: "\n")
  }

  /// The types with problems, each once.
  private var names: [String] {
    var seen: Set<String> = []
    return problems.map { $0.typeName ?? "" }.filter { seen.insert($0).inserted }
  }
}

extension Int {
  fileprivate var errors: String { self == 1 ? "1 error" : "\(self) errors" }
}
