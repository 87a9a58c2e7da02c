extension CuckooMigrator {
  /// Rewrites settings for unstubbed calls, such as `enableSuperclassSpy()`.
  func visitForwarding(_ index: Int) throws(Obstacle) {
    let words: Set = [
      "withEnabledSuperclassSpy", "enableSuperclassSpy", "withEnabledDefaultImplementation",
      "enableDefaultImplementation", "spy",
    ]
    guard words.contains(source.texts[index]), !source.isText("func", at: index - 1),
      let link = source.chain(at: index)?.links[0], let arguments = link.call?.all
    else { return }
    if source.texts[index].hasSuffix("SuperclassSpy") {
      return rewrite(index..<link.end, "forwardCallsToSuper()")
    }
    guard let target = arguments.first, source.texts[index] != "spy" || target.label == "on" else {
      return
    }
    guard arguments.count == 1, target.label == nil || target.label == "on" else {
      throw Obstacle("forwardCalls(to:) doesn't support a mutating default implementation")
    }
    // In Cuckoo, `BirdStub()` answers every call with a default value.
    let last = source.chain(in: target.value)?.links.last
    let isStub = last.map { $0.call != nil && source.texts[$0.name].hasSuffix("Stub") }
    rewrite(
      index..<link.end,
      isStub == true
        ? "useDefaultValues(from: .standardProvider)" : "forwardCalls(to: \(target.value))")
  }
}
