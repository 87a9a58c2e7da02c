internal import MynahSyntax

extension RecordingMigrator {
  /// Replaces recorded arguments, such as `bird.flyReceivedSpeed`, with `calls(bird.fly(any())).last`.
  func rewriteArguments(_ use: RecordingUse) throws(Obstacle) {
    let parameters = use.requirement.parameters
    guard use.requirement.kind == .method, !use.member.overload.result,
      !parameters.contains(where: \.type.isInout)
    else { throw .arguments }
    if parameters.count > 1 { try numberElements(use) }

    // Assertions don't accept `await`, and the compiler doesn't accept `calls(...).last?()`.
    let isClosure = parameters.count == 1 && parameters[0].type.contains(where: \.isFunction)
    let needsConstant = use.requirement.needsAwait || isClosure
    var calls: NewText =
      needsConstant
      ? try constant(use) : "calls(\(use.receiver)\(use.pattern()))"
    if use.member.kind == .arguments {
      calls += ".last"
      if use.hasOptionalArgument { calls = "(\(calls) ?? nil)" }
    }
    rewrite(use.expression, calls)
  }

  /// Declares a constant for the calls above the statement.
  ///
  /// - Returns: The name of the constant.
  private func constant(_ use: RecordingUse) throws(Obstacle) -> NewText {
    let isRenamed = use.receiver.contains {
      knownNames.mockedType(of: source.texts[$0]) != nil
    }
    guard !isRenamed, let statement = source.statement(around: use.start) else { throw .arguments }
    let name = newName("\(use.requirement.name)Calls")
    let mark = use.requirement.needsAwait ? "await " : ""
    let call = "calls(\(source.text(of: use.receiver))\(use.pattern()))"
    plan.addLines(["let \(name) = \(mark)\(call)"], above: statement.lowerBound)
    return "\(name)"
  }

  /// Replaces the names of a tuple's elements with numbers, because `calls` returns unnamed tuples.
  private func numberElements(_ use: RecordingUse) throws(Obstacle) {
    let places = elements(of: use)
    let numbers = places.map { place in
      let word = source.texts[place]
      return Int(word)
        ?? use.requirement.parameters.firstIndex { $0.name == word || $0.label == word }
    }
    let next = use.name + 2
    let isCount = source.isText("count", at: next) || source.isText("isEmpty", at: next)
    guard isCount || numbers.contains(where: { $0 != nil }), !isReadByName(use)
    else { throw .arguments }
    for case (let place, let number?) in zip(places, numbers) {
      replacePart(place..<(place + 1), "\(String(number))")
    }
  }

  /// Returns true if the calls are stored in a variable from which the file reads an element's name.
  private func isReadByName(_ use: RecordingUse) -> Bool {
    let names = use.requirement.parameters.flatMap { [$0.name, $0.label] }
    let end = use.chain(in: source).upperBound
    guard source.isText("=", at: use.start - 1), let variable = source.word(at: use.start - 2)
    else {
      return false
    }
    return source.places(of: variable).contains { index in
      index >= end
        && source.chain(at: index)?.links.dropFirst().contains { link in
          names.contains(source.texts[link.name])
        } == true
    }
  }

  /// Returns the words that can be the names of elements, such as in `?.speed` or `{ $0.speed > 3 }`.
  private func elements(of use: RecordingUse) -> [Int] {
    var index = use.name + 1
    var isOneCall = use.member.kind == .arguments
    if !isOneCall, source.isText("[", at: index), let close = source.partners[index] {
      isOneCall = true
      index = close + 1
    } else if !isOneCall, ["first", "last"].contains(source.word(at: index + 1)),
      !source.isText("(", at: index + 2), !source.isText("{", at: index + 2)
    {
      isOneCall = true
      index += 2
    }
    guard !isOneCall else {
      if source.isText("?", at: index) || source.isText("!", at: index) { index += 1 }
      return source.isText(".", at: index) ? [index + 1] : []
    }
    return use.chain(in: source).filter {
      $0 > index && source.isText(".", at: $0 - 1)
        && (source.isText("$0", at: $0 - 2) || source.isText("\\", at: $0 - 2))
    }
  }
}

extension Obstacle {
  fileprivate static let arguments = Obstacle(
    "read the arguments of each call with calls(...), which returns tuples without names")
}
