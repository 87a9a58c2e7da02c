import Foundation
import MynahStubs

protocol FileManager {
  var documentsDirectory: URL { get }
  func fileExists(at path: String) -> Bool
  func loadContent(from path: String) throws -> Data
}

final class MockFileManager: FileManager {
  // URL-valued property that takes no arguments
  var documentsDirectoryStub: Stub<Void, URL>!

  // Function with a single argument that returns Bool and cannot throw
  var fileExistsStub: Stub<String, Bool>!

  // Function with single argument that returns Data and can throw any Error
  var loadContentStub: ThrowingStub<String, Data, any Error>!

  var documentsDirectory: URL {
    documentsDirectoryStub()
  }

  func fileExists(at path: String) -> Bool {
    fileExistsStub(path)
  }

  func loadContent(from path: String) throws -> Data {
    try loadContentStub(path)
  }
}

struct CreateDirectoryArguments {
  let path: String
  let createIntermediates: Bool
  let attributes: [FileAttributeKey: Any]?
}

enum FileError: Error, Equatable {
  case notFound
  case networkTimeout
  case permissionDenied
}
