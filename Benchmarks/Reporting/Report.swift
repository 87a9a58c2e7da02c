#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The results of a run, which are stored as JSON to compare later runs with them.
struct Report: Codable, Sendable {
  /// The environment that the figures depend on.
  let environment: Environment

  /// The results, in the order of the run.
  let measurements: [Measurement]

  /// Returns the report as JSON.
  func json() -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    } catch {
      preconditionFailure("A report holds only text and finite numbers, yet: \(error)")
    }
  }

  /// Writes a chart of the run.
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
