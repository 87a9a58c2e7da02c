#if canImport(FoundationNetworking)
  internal import Foundation
  internal import FoundationNetworking

  /// The file of a download task, and who gets it.
  ///
  /// The session of this platform takes the file only from its own loader. With another loader it hands nil
  /// to a completion handler, and stops the process where a delegate or an `async` call waits. So the
  /// file is handed over past the session, where that is possible.
  ///
  /// Its methods are called one after another, by the task that answers the request.
  final class Download: @unchecked Sendable {
    /// Who waits for the file.
    enum Recipient {
      /// A completion handler, which finds it in this place; the session ends the task.
      case handler(DownloadedFile)

      /// A delegate. The session would stop the process, so it does not hear of the end; the task is
      /// cancelled instead, which calls nobody any more.
      case delegate(any URLSessionDownloadDelegate)

      /// Nobody: the session has no delegate that asks for files, and ends the task.
      case nobody
    }

    private let task: URLSessionDownloadTask
    private let session: URLSession
    private let recipient: Recipient
    private var body = Data()

    init(_ task: URLSessionDownloadTask, of session: URLSession, for recipient: Recipient) {
      self.task = task
      self.session = session
      self.recipient = recipient
    }

    func receive(_ data: Data) {
      body += data
      guard case .delegate(let delegate) = recipient else { return }
      let (written, total) = (Int64(data.count), Int64(body.count))
      session.delegateQueue.addOperation { [session, task] in
        delegate.urlSession(
          session, downloadTask: task, didWriteData: written, totalBytesWritten: total,
          totalBytesExpectedToWrite: task.response?.expectedContentLength ?? -1)
      }
    }

    /// Writes the file and hands it over.
    ///
    /// - Returns: Whether the session is to end the task.
    func finish() throws -> Bool {
      switch recipient {
      case .handler(let place):
        place.url = try writtenFile()
        return true
      case .delegate(let delegate):
        let file = try writtenFile()
        session.delegateQueue.addOperation { [session, task] in
          delegate.urlSession(session, downloadTask: task, didFinishDownloadingTo: file)
          try? FileManager.default.removeItem(at: file)
          delegate.urlSession(session, task: task, didCompleteWithError: nil)
          task.cancel()
        }
        return false
      case .nobody:
        return true
      }
    }

    private func writtenFile() throws -> URL {
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("MynahHTTP-\(UUID().uuidString).tmp")
      try body.write(to: file)
      return file
    }
  }
#endif
