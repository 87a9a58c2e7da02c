#if canImport(FoundationNetworking)
  internal import Foundation
  internal import FoundationNetworking
  internal import MynahCore

  /// A session whose download tasks with completion handlers get the file of a stub.
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

    /// The place where the handler of a task looks for the file; nil where the task has no such handler.
    func takeFile(of task: URLSessionTask) -> DownloadedFile? {
      files.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    }
  }

  /// The place where a completion handler finds the file of its download.
  final class DownloadedFile: Sendable {
    private let written = Locked<URL?>(nil)

    var url: URL? {
      get { written.withLock { $0 } }
      set { written.withLock { $0 = newValue } }
    }

    /// A handler that gets no file from the session, and calls another one with the file of this place.
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
