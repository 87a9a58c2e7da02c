#if canImport(FoundationNetworking)
  internal import Foundation
  internal import FoundationNetworking
  internal import MynahCore

  /// The file of a download task, and its recipient.
  ///
  /// The session of this platform accepts the file only from its own loader. With another loader,
  /// it passes nil to completion handlers, and it stops the process if a delegate or an `async`
  /// call waits for the file. Therefore, this type delivers the file without the session if
  /// possible.
  struct Download {
    /// The recipient of the file.
    enum Recipient {
      /// A completion handler, which finds the file in this place.
      ///
      /// The session ends the task.
      case handler(Locked<URL?>)

      /// A delegate, which gets the file without the session.
      ///
      /// The session would stop the process when the task ends, so it isn't notified. Canceling the
      /// task instead doesn't call the delegate again.
      case delegate(any URLSessionDownloadDelegate)

      /// No recipient, because the session's delegate doesn't receive files.
      ///
      /// The session ends the task.
      case noRecipient
    }

    let task: URLSessionDownloadTask
    let session: URLSession
    let recipient: Recipient
    private let body = Locked(Data())

    func receive(_ data: Data) {
      let body = body.withLock { body in
        body += data
        return body
      }
      guard case .delegate(let delegate) = recipient else { return }
      let (written, total) = (Int64(data.count), Int64(body.count))
      session.delegateQueue.addOperation { [session, task] in
        delegate.urlSession(
          session, downloadTask: task, didWriteData: written, totalBytesWritten: total,
          totalBytesExpectedToWrite: task.response?.expectedContentLength ?? -1)
      }
    }

    /// Writes the file and delivers it.
    ///
    /// - Returns: A Boolean value that indicates whether the session must end the task.
    func finish() throws -> Bool {
      switch recipient {
      case .handler(let place):
        let file = try writtenFile()
        place.withLock { $0 = file }
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
      case .noRecipient:
        return true
      }
    }

    private func writtenFile() throws -> URL {
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("MynahHTTP-\(UUID().uuidString).tmp")
      try body.withLock { $0 }.write(to: file)
      return file
    }
  }
#endif
