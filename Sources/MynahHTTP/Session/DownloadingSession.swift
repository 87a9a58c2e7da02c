#if canImport(FoundationNetworking)
  internal import Foundation
  internal import FoundationNetworking
  internal import MynahCore

  /// A session that passes a stub's file to the completion handler of a download task.
  ///
  /// Subclasses of `URLSession` must repeat `@unchecked Sendable`. The only stored property is
  /// `Sendable`.
  final class DownloadingSession: URLSession, @unchecked Sendable {
    typealias DownloadHandler = @Sendable (URL?, URLResponse?, (any Error)?) -> Void

    private let files = Locked<[Int: DownloadedFile]>([:])

    override func downloadTask(
      with request: URLRequest, completionHandler: @escaping DownloadHandler
    ) -> URLSessionDownloadTask {
      let place = DownloadedFile()
      let task = super.downloadTask(
        with: request, completionHandler: place.handler(before: completionHandler))
      files.withLock { $0[task.taskIdentifier] = place }
      return task
    }

    override func downloadTask(
      with url: URL, completionHandler: @escaping DownloadHandler
    ) -> URLSessionDownloadTask {
      downloadTask(with: URLRequest(url: url), completionHandler: completionHandler)
    }

    /// Removes and returns a task's file, or returns nil if the task doesn't have a handler.
    func takeFile(of task: URLSessionTask) -> DownloadedFile? {
      files.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    }
  }

  /// The location of a downloaded file, for a completion handler.
  final class DownloadedFile: Sendable {
    private let written = Locked<URL?>(nil)

    var url: URL? {
      get { written.withLock { $0 } }
      set { written.withLock { $0 = newValue } }
    }

    /// Returns a handler that passes this file to `next` instead of the session's file.
    fileprivate func handler(
      before next: @escaping DownloadingSession.DownloadHandler
    ) -> DownloadingSession.DownloadHandler {
      { _, response, error in
        let file = self.url
        next(error == nil ? file : nil, response, error)
        if let file { try? FileManager.default.removeItem(at: file) }
      }
    }
  }
#endif
