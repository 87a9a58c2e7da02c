#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A run as JSON, which a later run can be compared with.
struct Report: Codable, Sendable {
  /// What the figures depend on.
  let environment: Environment

  /// The results, in the order of the run.
  let measurements: [Measurement]

  /// The report as JSON.
  func json() -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    } catch {
      preconditionFailure("A report holds only text and finite numbers, yet: \(error)")
    }
  }

  /// Writes a picture of the run.
  func writeChart(to file: String) throws(OptionError) {
    do {
      try Data(Chart(self).svg.utf8).write(to: URL(fileURLWithPath: file))
    } catch {
      throw .unwritableFile(file)
    }
  }

  /// Reads the report that an earlier run printed with `--json`.
  static func read(from file: String) throws(OptionError) -> Report {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: file))
    } catch {
      throw .unreadableFile(file, reason: "the file cannot be read.")
    }
    do {
      return try JSONDecoder().decode(Report.self, from: data)
    } catch {
      throw .unreadableFile(file, reason: "it is not the output of --json.")
    }
  }
}
