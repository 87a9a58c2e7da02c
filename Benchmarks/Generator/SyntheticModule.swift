import Foundation

/// A module of generated files that a benchmark uses.
struct SyntheticModule {
  /// Returns the source of a protocol with seven members, including a mutable property.
  static func protocolText(_ number: Int) -> String {
    """
    /// A bird of kind \(number).
    public protocol Bird\(number): AnyObject {
      var name: String { get }
      var weight: Double { get set }
      func chirp(volume: Int) -> Bool
      func fly(to place: String, speed: Int) throws -> Int
      func eat(_ food: [String], quickly: Bool) async throws
      func land()
      func friends(near place: String?, limit: Int) async -> [String: Int]
    }

    """
  }

  /// Returns the source of a protocol whose result types are declared in other files.
  ///
  /// - Parameters:
  ///   - number: The number of the protocol.
  ///   - files: The files that declare the types.
  static func protocolText(_ number: Int, returningTypesOf files: Range<Int>) -> String {
    let members = files.map { "  func nest\($0)(near place: String) throws -> Nest\($0 * 1_000)\n" }
    return "protocol Surveyor\(number) {\n\(members.joined())}\n"
  }

  /// The number of members in each protocol.
  static let memberCount = 7

  /// Returns the source of a typical type, whose function bodies the generator skips.
  private static func structText(_ number: Int) -> String {
    """
    /// What is known of nest \(number).
    struct Nest\(number): Sendable {
      let twigs: Int
      var place: String = "a place with \\(1 + 2) trees"

      /// Compares the nest with another one.
      func difference(to other: Int) -> Int {
        guard other > twigs else { return twigs - other }
        var total = 0
        for index in 0..<other {
          // The sum of all, as long as it is small.
          total += index * twigs
          if total > 1_000 { break }
        }
        return total
      }
    }

    extension Nest\(number): Equatable {
      var isBig: Bool { twigs > 1_000 }
    }

    """
  }

  let folder: URL

  /// Writes files with protocols, and fills each file with other declarations up to a size.
  init(fileCount: Int, protocolsPerFile: Int, bytesPerFile: Int) {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "mynah-benchmarks-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for file in 0..<fileCount {
        var text = "import Foundation\n\n"
        for index in 0..<protocolsPerFile {
          text += Self.protocolText(file * protocolsPerFile + index)
        }
        var index = 0
        while text.utf8.count < bytesPerFile {
          text += Self.structText(file * 1_000 + index)
          index += 1
        }
        try Data(text.utf8).write(to: path("File\(file).swift"))
      }
    } catch {
      preconditionFailure("The files of a benchmark can't be written: \(error)")
    }
  }

  func path(_ name: String) -> URL { folder.appendingPathComponent(name) }

  /// Writes an additional file.
  func write(_ text: String, to name: String) {
    do {
      try Data(text.utf8).write(to: path(name))
    } catch {
      preconditionFailure("\(name) can't be written: \(error)")
    }
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }
}
