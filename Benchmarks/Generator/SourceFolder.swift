import Foundation
internal import MynahSyntax

/// The Swift files in a folder and its subfolders, in memory.
struct SourceFolder {
  let texts: [SourceText]

  init(_ folder: URL) {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var texts: [SourceText] = []
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift", let data = try? Data(contentsOf: file) else { continue }
      texts.append(SourceText(path: file.path, bytes: [UInt8](data)))
    }
    self.texts = texts
  }

  /// The size of all files in megabytes.
  var megabytes: Double { Double(texts.reduce(0) { $0 + $1.bytes.count }) / 1_000_000 }
}
