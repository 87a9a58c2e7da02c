internal import Foundation

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// Details of a task that its public interface doesn't provide.
///
/// On Linux, only a private property contains the body of an upload task. Also, completion handlers
/// receive only the last of several parts of a body, and downloads don't receive a file. Therefore,
/// this type reads the session's private properties by reflection. If a property isn't found, the
/// body is missing, responses are sent in one part, and downloads fail.
struct TaskDetails {
  /// The body of an upload task, or nil if the task doesn't have one.
  private(set) var body: Data?

  /// A Boolean value that indicates whether a response's body must be sent in one part.
  private(set) var joinsChunks = false

  #if canImport(FoundationNetworking)
    /// The file of a download task, or nil if no stub can provide it.
    private(set) var download: Download?
  #endif

  /// A Boolean value that indicates whether this is a download whose file can't be delivered.
  private(set) var isDownloadWithoutFile = false

  init(_ task: URLSessionTask?) {
    #if canImport(FoundationNetworking)
      joinsChunks = true
      guard let task else { return }
      body = Self.body(in: value("knownBody", of: task))
      let session = value("session", of: task) as? URLSession
      let behaviour = session.flatMap { Self.behaviour(of: task, in: $0) }
      if let session, let behaviour {
        joinsChunks = session.delegate == nil || behaviour.contains("ompletionHandler")
      }
      if let task = task as? URLSessionDownloadTask {
        joinsChunks = false
        if let session,
          let recipient = Self.recipient(of: task, in: session, behaviour: behaviour)
        {
          download = Download(task, of: session, for: recipient)
        }
        isDownloadWithoutFile = download == nil
      }
    #endif
  }

  #if canImport(FoundationNetworking)
    private static func body(in value: Any?) -> Data? {
      guard let value = value.flatMap(unwrapped),
        let content = Mirror(reflecting: value).children.first?.value
      else { return nil }
      switch content {
      case let data as DispatchData: return Data(data)
      case let url as URL: return try? Data(contentsOf: url)
      case let stream as InputStream: return stream.readAll()
      default: return nil
      }
    }

    /// Returns how the session reports the outcome of a task, for example `callDelegate`.
    private static func behaviour(of task: URLSessionTask, in session: URLSession) -> String? {
      guard let registry = value("taskRegistry", of: session),
        let behaviours = value("behaviours", of: registry)
      else { return nil }
      for entry in Mirror(reflecting: behaviours).children {
        let pair = Mirror(reflecting: entry.value).children.map(\.value)
        guard pair.count == 2, pair[0] as? Int == task.taskIdentifier else { continue }
        return Mirror(reflecting: pair[1]).children.first?.label ?? "\(pair[1])"
      }
      return nil
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
  #endif
}

#if canImport(FoundationNetworking)
  /// Returns the value of a stored property of an object's class or superclasses.
  private func value(_ name: String, of object: Any) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      if let child = current.children.first(where: { $0.label == name }) {
        return unwrapped(child.value)
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  private func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : value
  }
#endif
