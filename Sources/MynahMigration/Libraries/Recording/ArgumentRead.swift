/// An expression that reads one argument of recorded calls, such as `?.speed` of `(place, speed)?`.
struct ArgumentRead {
  let parameter: Int
  let end: Int
  private let values: String

  /// The question mark behind an optional argument, if the expression continues.
  private let tail: String

  /// A Boolean value that indicates whether the expression is an optional argument.
  private let isSingle: Bool

  init?(_ use: RecordingUse, _ source: TokenizedSource) {
    let parameters = use.requirement.parameters
    var index = use.name + 1
    func skip(_ texts: String...) -> Bool {
      guard texts.indices.allSatisfy({ source.isText(texts[$0], at: index + $0) }) else {
        return false
      }
      index += texts.count
      return true
    }
    var values = use.member.kind == .arguments ? ".value" : ".allValues"
    var isSingle = use.member.kind == .arguments
    var tail = ""
    if !isSingle {
      if skip(".", "first") || skip(".", "last") {
        // Calls such as `first(where:)` take a closure.
        guard !source.isText("(", at: index), !source.isText("{", at: index) else { return nil }
        values += ".\(source.texts[index - 1])"
        isSingle = true
      } else if source.isText("[", at: index), let close = source.partners[index] {
        values += source.text(of: index..<(close + 1))
        index = close + 1
      } else if parameters.count > 1 {
        guard let read = ArgumentRead(elementsOf: use, source) else { return nil }
        self = read
        return
      }
    }
    if parameters.count > 1 {
      let isUnwrapped = skip("!")
      if isUnwrapped { values += "!" }
      let isChained = !isUnwrapped && skip("?")
      guard skip("."), index < source.count else { return nil }
      let word = source.texts[index]
      guard
        let place = Int(word)
          ?? parameters.firstIndex(where: { $0.name == word || $0.label == word }),
        parameters.indices.contains(place)
      else { return nil }
      index += 1
      parameter = place
      if isUnwrapped { isSingle = false }
      // The chain continues behind the argument, such as in `?.place.count`.
      if isChained, index < source.count, [".", "(", "["].contains(source.texts[index]) {
        tail = "?"
      }
    } else {
      parameter = 0
    }
    self.values = values
    self.tail = tail
    self.isSingle = isSingle
    end = index
  }

  /// Reads one argument of each call in a closure or key path, such as `.contains { $0.speed > 3 }`.
  private init?(elementsOf use: RecordingUse, _ source: TokenizedSource) {
    let start = use.name + 1
    if source.isText(".", at: start), ["count", "isEmpty"].contains(source.texts[start + 1]) {
      parameter = 0
      end = start + 2
      values = ".allValues.\(source.texts[start + 1])"
      tail = ""
      isSingle = false
      return
    }
    guard source.isText(".", at: start), source.isWord(at: start + 1),
      let close = source.partners.indices.contains(start + 2) ? source.partners[start + 2] : nil,
      close > start + 2
    else { return nil }
    let range = (start + 2)..<(close + 1)
    let isKeyPath = source.isText("\\", at: start + 3)
    let elements = range.filter { source.isText(isKeyPath ? "\\" : "$0", at: $0) }
    let words = Set(elements.map { source.isText(".", at: $0 + 1) ? source.texts[$0 + 2] : "" })
    guard words.count == 1, let word = words.first,
      let place = use.requirement.parameters.firstIndex(where: { $0.name == word }) ?? Int(word),
      use.requirement.parameters.indices.contains(place),
      !isKeyPath || (source.isText("map", at: start + 1) && range.count == 5)
    else { return nil }
    parameter = place
    end = range.upperBound
    isSingle = false
    tail = ""
    let call = source.text(of: start..<end).replacing("$0.\(word)", with: "$0")
    values = ".allValues" + (isKeyPath ? "" : call)
  }

  func text(_ captor: String, isOptional: Bool) -> String {
    isOptional && isSingle ? "(\(captor)\(values) ?? nil)\(tail)" : captor + values + tail
  }
}
