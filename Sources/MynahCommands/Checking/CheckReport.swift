internal import Foundation

/// The report of `mynah check`.
struct CheckReport {
  let log: BuildLog
  let committed: CommittedMocks

  /// A Boolean value that indicates whether a mock has to be changed.
  var hasProblems: Bool { log.hasProblems || !committed.gone.isEmpty }

  var text: String {
    [log.text, committed.text].compactMap(\.self).joined(separator: "\n")
  }

  /// The report as a JSON object, whose form the guide describes.
  var json: String {
    let members = committed.gone.map { Contents.Members(type: $0.typeName, members: $0.members) }
    return Contents(
      problems: log.problems.map { Contents.Problem($0.part, $0.errors) },
      removedMembers: members, otherErrors: log.otherErrors
    ).json
  }

  /// The contents of the JSON object.
  private struct Contents: Encodable {
    struct Problem: Encodable {
      let kind: String
      let type: String?
      let errors: [BuildLog.CompilerError]

      init(_ part: BuildLog.Part, _ errors: [BuildLog.CompilerError]) {
        switch part {
        case .top: (kind, type) = ("imports", nil)
        case .mock(let name): (kind, type) = ("mock", name)
        case .value(let name): (kind, type) = ("value", name)
        }
        self.errors = errors
      }
    }

    struct Members: Encodable {
      let type: String
      let members: [String]
    }

    let problems: [Problem]
    let removedMembers: [Members]
    let otherErrors: Int
  }
}

extension Encodable {
  /// The value as JSON in one line.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: (try? encoder.encode(self)) ?? Data(), as: UTF8.self)
  }
}
