internal import Dispatch
internal import Foundation

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// Details of a task that its public interface doesn't provide.
///
/// On Linux, only a private property contains the body of an upload task, and requests don't have
/// the headers of their session. Also, completion handlers receive only the last of several parts
/// of a body, and downloads don't receive a file. Therefore, this type reads the session's private
/// properties by reflection. If a property isn't found, the body or the headers are missing,
/// responses are sent in one part, and downloads fail.
struct TaskDetails {
  /// The headers of the session, which a request can replace.
  private(set) var sessionHeaders: [String: String] = [:]

  /// A Boolean value that indicates whether a response's body must be sent in one part.
  private(set) var joinsChunks = false

  /// A Boolean value that indicates whether this is a download whose file can't be delivered.
  private(set) var isDownloadWithoutFile = false

  #if canImport(FoundationNetworking)
    /// The file of a download task, or nil if no stub can provide it.
    private(set) var download: Download?

    private var task: URLSessionTask?
    private var session: URLSession?

    /// The queue that protects the session's list of tasks.
    private var queue: DispatchQueue?

    /// A Boolean value that indicates whether the outcome of the task resumes an `async` call.
    private var isAsync = false

    /// The delegate that is notified of sent data.
    private var delegate: (any URLSessionTaskDelegate)?

    init(_ task: URLSessionTask?) {
      joinsChunks = true
      guard let task else { return }
      self.task = task
      queue = value("workQueue", of: task) as? DispatchQueue
      isAsync = value("_callCompletionHandlerInline", of: task) as? Bool ?? false
      isDownloadWithoutFile = task is URLSessionDownloadTask
      guard let session = value("session", of: task) as? URLSession else { return }
      self.session = session
      for (name, value) in session.configuration.httpAdditionalHeaders ?? [:] {
        sessionHeaders["\(name)"] = "\(value)"
      }
      let behaviour = Self.behaviour(of: task, in: session)
      if let behaviour {
        joinsChunks = session.delegate == nil || behaviour.name.contains("ompletionHandler")
        let owner = behaviour.name == "callDelegate" ? session.delegate : behaviour.delegate
        delegate = owner as? any URLSessionTaskDelegate
      }
      if let task = task as? URLSessionDownloadTask {
        joinsChunks = false
        download = Self.recipient(of: task, in: session, behaviour: behaviour?.name).map {
          Download(task: task, session: session, recipient: $0)
        }
        isDownloadWithoutFile = download == nil
      }
    }

    /// Returns the body of an upload task, or nil if the task doesn't have one.
    ///
    /// - Throws: The error of a real session if the file can't be read.
    func body() throws -> Data? {
      guard let task, let body = value("knownBody", of: task) else { return nil }
      switch Mirror(reflecting: body).descendant("some", 0) {
      case let data as DispatchData: return Data(data)
      case let stream as InputStream: return stream.readAll()
      case let url as URL:
        do {
          return try Data(contentsOf: url)
        } catch CocoaError.fileReadNoSuchFile {
          throw URLError(.fileDoesNotExist)
        } catch CocoaError.fileReadNoPermission {
          throw URLError(.noPermissionsToReadFile)
        }
      default: return nil
      }
    }

    /// Passes a part of the outcome to the session, which looks up the task in its list.
    ///
    /// The last part resumes an `async` call, and waits if the call is being canceled. Meanwhile,
    /// the cancellation waits for the queue, so this part must not wait on it.
    func deliver(isLast: Bool = false, _ part: () -> Void) {
      guard let queue, !isLast || !isAsync else { return part() }
      queue.sync(execute: part)
    }

    /// Reports to the delegate that the whole body of the request has been sent.
    func reportProgress(ofBody body: Data) {
      guard let task, let session, let delegate, !body.isEmpty else { return }
      let count = Int64(body.count)
      session.delegateQueue.addOperation {
        delegate.urlSession(
          session, task: task, didSendBodyData: count, totalBytesSent: count,
          totalBytesExpectedToSend: count)
      }
    }

    /// Returns how the session reports the outcome of a task, for example `callDelegate`, and the
    /// delegate that was passed with the task.
    private static func behaviour(
      of task: URLSessionTask, in session: URLSession
    ) -> (name: String, delegate: Any?)? {
      guard let registry = value("taskRegistry", of: session),
        let behaviours = value("behaviours", of: registry) as? [Int: Any],
        let behaviour = behaviours[task.taskIdentifier]
      else { return nil }
      let content = Mirror(reflecting: behaviour).children.first
      let delegate = content.flatMap { Array(Mirror(reflecting: $0.value).children).last?.value }
      return (content?.label ?? "\(behaviour)", delegate)
    }

    /// Returns the recipient of a download's file, or nil if the file can't be delivered.
    private static func recipient(
      of task: URLSessionDownloadTask, in session: URLSession, behaviour: String?
    ) -> Download.Recipient? {
      if behaviour == "callDelegate" {
        let delegate = session.delegate as? any URLSessionDownloadDelegate
        return delegate.map { .delegate($0) } ?? .noRecipient
      }
      return (session as? DownloadingSession)?.takeFile(of: task).map { .handler($0) }
    }
  #else
    init(_ task: URLSessionTask?) {}

    func body() throws -> Data? { nil }

    func deliver(isLast: Bool = false, _ part: () -> Void) { part() }

    func reportProgress(ofBody body: Data) {}
  #endif
}

#if canImport(FoundationNetworking)
  /// Returns the value of a stored property of an object's class or superclasses.
  private func value(_ name: String, of object: Any) -> Any? {
    let mirrors = sequence(first: Mirror(reflecting: object), next: \.superclassMirror)
    return mirrors.lazy.compactMap { $0.descendant(name) }.first
  }
#endif
