import Foundation
import MynahStubs
import Testing

/// The code that the guide to stubs shows, block by block.
@Suite struct GuideTests {
  let fileManager = MockFileManager()

  @Test func defaultValuesAnswerEveryCall() throws {
    fileManager.documentsDirectoryStub = Stub(defaultReturnValue: URL(filePath: "/Documents"))
    fileManager.fileExistsStub = Stub(defaultReturnValue: true)

    #expect(fileManager.documentsDirectory == URL(filePath: "/Documents"))
    #expect(fileManager.fileExists(at: "/a"))
    #expect(fileManager.fileExists(at: "/b"))
  }

  @Test func defaultResultsSucceedOrFail() throws {
    let responseData = Data("file content".utf8)
    fileManager.loadContentStub = ThrowingStub(defaultResult: .success(responseData))
    #expect(try fileManager.loadContent(from: "/a") == responseData)

    fileManager.loadContentStub = ThrowingStub(defaultResult: .failure(FileError.notFound))
    #expect(throws: FileError.notFound) { try fileManager.loadContent(from: "/a") }
    #expect(throws: FileError.notFound) { try fileManager.loadContent(from: "/a") }
  }

  @Test func queuesAreUsedBeforeDefaults() {
    fileManager.fileExistsStub = Stub(
      defaultReturnValue: false,
      returnValueQueue: [true]
    )
    #expect(fileManager.fileExists(at: "/a"))
    #expect(!fileManager.fileExists(at: "/a"))
    #expect(!fileManager.fileExists(at: "/a"))
  }

  @Test func queuesMixSuccessesAndFailures() throws {
    let successData = Data("success content".utf8)
    let retryData = Data("retry content".utf8)

    fileManager.loadContentStub = ThrowingStub(
      defaultResult: .success(successData),
      resultQueue: [
        // First call fails
        .failure(FileError.networkTimeout),

        // Second call succeeds
        .success(retryData),
      ]
    )
    #expect(throws: FileError.networkTimeout) { try fileManager.loadContent(from: "/a") }
    #expect(try fileManager.loadContent(from: "/a") == retryData)
    #expect(try fileManager.loadContent(from: "/a") == successData)
    #expect(try fileManager.loadContent(from: "/a") == successData)
  }

  @Test func errorsAreEnoughWhereNothingIsReturned() throws {
    var deleteFileStub: ThrowingStub<String, Void, FileError>!

    deleteFileStub = ThrowingStub(
      // Don’t throw by default
      defaultError: nil,

      // First call throws, second doesn’t
      errorQueue: [FileError.permissionDenied, nil]
    )
    #expect(throws: FileError.permissionDenied) { try deleteFileStub("/a") }
    try deleteFileStub("/b")
    try deleteFileStub("/c")
    #expect(deleteFileStub.callErrors == [.permissionDenied])
  }

  @Test func stubsWithoutAResultNeedNoConfiguration() {
    var notifyStub: Stub<String, Void>!
    notifyStub = Stub()
    notifyStub("hello")
    #expect(notifyStub.callArguments == ["hello"])
  }

  @Test func callsAreRecordedAndCleared() throws {
    fileManager.documentsDirectoryStub = Stub(defaultReturnValue: URL(filePath: "/Documents"))
    fileManager.loadContentStub = ThrowingStub(defaultResult: .success(Data()))
    _ = fileManager.documentsDirectory
    _ = try fileManager.loadContent(from: "/path/to/file1.txt")
    _ = try fileManager.loadContent(from: "/path/to/file2.txt")

    #expect(fileManager.documentsDirectoryStub.calls.count == 1)
    #expect(fileManager.loadContentStub.calls.count == 2)

    let loadContentCalls = fileManager.loadContentStub.callArguments
    #expect(loadContentCalls == ["/path/to/file1.txt", "/path/to/file2.txt"])

    fileManager.loadContentStub.clearCalls()
    #expect(fileManager.loadContentStub.calls.isEmpty)

    _ = try fileManager.loadContent(from: "/path/to/file3.txt")
    #expect(fileManager.loadContentStub.calls.count == 1)
  }

  @Test func argumentStructuresHaveFields() throws {
    let stub = ThrowingStub<CreateDirectoryArguments, Void, any Error>(defaultError: nil)
    try stub(.init(path: "/a", createIntermediates: true, attributes: [.size: 3]))
    let call = try #require(stub.callArguments.first)
    #expect(call.path == "/a")
    #expect(call.createIntermediates)
    #expect(call.attributes?[.size] as? Int == 3)
  }
}
