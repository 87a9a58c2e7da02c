internal import Foundation

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// What a protocol needs to know of its task and the task does not tell.
///
/// On Linux the body of an upload task is nowhere but in a private property, of several parts of a body a
/// completion handler gets only the last, and a download gets no file. So what the session has is read
/// by reflection. Where that finds nothing, there is no body, a body is sent in one part, and a
/// download fails.
struct TaskDetails {
  /// The body that an upload task sends; nil where there is none.
  private(set) var body: Data?

  /// Whether the parts of a response's body must be sent as one.
  private(set) var joinsChunks = false

  #if canImport(FoundationNetworking)
    /// The file that a download task is given; nil where the task is none, or its file can not be handed over.
    private(set) var download: Download?
  #endif

  /// Whether this is a download whose file can not be handed over.
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

    /// What the session does with the outcome of a task, as in `callDelegate`.
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

    /// Who waits for the file of a download; nil where it can not be given to them.
    private static func recipient(
      of task: URLSessionDownloadTask, in session: URLSession, behaviour: String?
    ) -> Download.Recipient? {
      if behaviour == "callDelegate" {
        let delegate = session.delegate as? any URLSessionDownloadDelegate
        return delegate.map { .delegate($0) } ?? .nobody
      }
      return (session as? DownloadingSession)?.takeFile(of: task).map { .handler($0) }
    }
  #endif
}

#if canImport(FoundationNetworking)
  /// The value of a stored property, of the object's class or one above it.
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
