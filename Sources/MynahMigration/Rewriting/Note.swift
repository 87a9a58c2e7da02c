/// A comment for the person who finishes the migration.
enum Note {
  static let mark = "// TODO(mynah): "

  /// The line of a note.
  static func line(_ text: String) -> String { mark + text }
}

/// Why a statement can not be rewritten.
struct Obstacle: Error {
  let reason: String

  init(_ reason: String) { self.reason = reason }
}
