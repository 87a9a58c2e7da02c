/// Captors that are used in one statement or several statements in a row.
struct Capture {
  let key: String
  let statement: Int
  var end: Int
  let use: RecordingUse

  /// The names and types of the captors by the position of the argument.
  var captors: [Int: (name: String, type: String)] = [:]

  /// Returns the lines that declare the captors and capture the arguments.
  func lines(_ source: TokenizedSource) -> [String] {
    let declarations = captors.sorted { $0.key < $1.key }.map {
      "let \($0.value.name) = ArgumentCaptor<\($0.value.type)>()"
    }
    let pattern = use.pattern(captors: captors.mapValues(\.name))
    let mark = use.requirement.needsAwait ? "await " : ""
    let object = source.text(of: use.receiver)
    return declarations + ["\(mark)verify(\(object)\(pattern))\(use.result).wasCalled(atLeast(0))"]
  }
}

extension Migrator {
  /// Returns the name of a captor for an argument.
  mutating func captor(
    of parameter: Int, for use: RecordingUse, named base: String, type: String,
    _ statement: Range<Int>
  ) -> String {
    let key = "\(source.text(of: use.receiver))\(use.pattern()) \(source.braces[use.start] ?? -1)"
    let last = captures.last
    if let last, last.key == key,
      last.statement == statement.lowerBound || last.end == statement.lowerBound
    {
      captures[captures.count - 1].end = statement.upperBound
      if let captor = last.captors[parameter] { return captor.name }
    } else {
      captures.append(
        Capture(key: key, statement: statement.lowerBound, end: statement.upperBound, use: use))
    }
    let brace = source.braces[statement.lowerBound]
    let used = captures.filter { source.braces[$0.statement] == brace }
      .flatMap { $0.captors.values.map(\.name) }
    var name = base
    var number = 2
    while used.contains(name) || source.texts.contains(name) {
      name = "\(base)\(number)"
      number += 1
    }
    captures[captures.count - 1].captors[parameter] = (name, type)
    return name
  }
}
