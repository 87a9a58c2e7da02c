import Foundation

/// What the program says while it works, on standard error.
enum Progress {
  static func say(_ text: String) {
    let time = Date().formatted(date: .omitted, time: .standard)
    FileHandle.standardError.write(Data("\(time) \(text)\n".utf8))
  }
}
