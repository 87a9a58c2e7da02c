internal import Foundation

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
  internal import MynahCore

  /// A session that passes a stub's file to the completion handler of a download task.
  ///
  /// Subclasses of `URLSession` must repeat `@unchecked Sendable`. The only stored property is
  /// `Sendable`.
  final class DownloadingSession: URLSession, @unchecked Sendable {
    typealias DownloadHandler = @Sendable (URL?, URLResponse?, (any Error)?) -> Void

    private let files = Locked<[Int: Locked<URL?>]>([:])

    override func downloadTask(
      with request: URLRequest, completionHandler: @escaping DownloadHandler
    ) -> URLSessionDownloadTask {
      let place = Locked<URL?>(nil)
      let task = super.downloadTask(with: request) { _, response, error in
        let file = place.withLock { $0 }
        completionHandler(error == nil ? file : nil, response, error)
        if let file { try? FileManager.default.removeItem(at: file) }
      }
      files.withLock { $0[task.taskIdentifier] = place }
      return task
    }

    override func downloadTask(
      with url: URL, completionHandler: @escaping DownloadHandler
    ) -> URLSessionDownloadTask {
      downloadTask(with: URLRequest(url: url), completionHandler: completionHandler)
    }

    /// Removes and returns the place of a task's file, or returns nil if the task doesn't have a
    /// handler.
    func takeFile(of task: URLSessionTask) -> Locked<URL?>? {
      files.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    }
  }
#else
  /// Other platforms' sessions pass the file themselves.
  typealias DownloadingSession = URLSession
#endif
