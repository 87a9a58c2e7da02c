/// The texts that people's code made of values while one failure is written.
///
/// A `description` may be slow, or lead back to the mock whose failure asks for it: each is called once a
/// failure, and not while it runs.
final class DescriptionMemo: Sendable {
  /// What tells a value from others: its type and its bytes, which copies of a value share.
  private struct Key: Hashable {
    let type: ObjectIdentifier
    let isDebug: Bool
    let bytes: [UInt8]
  }

  @TaskLocal private static var current: DescriptionMemo?

  /// The texts; nil for those that are being made.
  private let texts = Locked<[Key: String?]>([:])

  /// Writes the texts of one failure.
  static func use<Output>(_ write: () throws -> Output) rethrows -> Output {
    if current != nil { return try write() }
    return try $current.withValue(DescriptionMemo(), operation: write)
  }

  /// Returns what people's code makes of a value; three dots where it asks for it itself.
  static func text(of value: Any, isDebug: Bool) -> String {
    let make = { isDebug ? String(reflecting: value) : String(describing: value) }
    guard let current else { return make() }
    // Where there is but one text of the type, it is the same for both.
    let hasTwoTexts = value is any CustomStringConvertible & CustomDebugStringConvertible
    let key = Key(
      type: ObjectIdentifier(type(of: value)), isDebug: isDebug && hasTwoTexts,
      bytes: _openExistential(value, do: bytesInMemory))
    let found = current.texts.withLock { texts in
      let found = texts[key]
      if found == nil { texts.updateValue(nil, forKey: key) }
      return found
    }
    if let found { return found ?? "…" }
    let text = make()
    current.texts.withLock { texts in _ = texts.updateValue(text, forKey: key) }
    return text
  }
}

private func bytesInMemory<Value>(of value: Value) -> [UInt8] {
  withUnsafeBytes(of: value) { Array($0) }
}
