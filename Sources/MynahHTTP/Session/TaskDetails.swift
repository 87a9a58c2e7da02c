internal import Foundation

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// What a protocol needs to know of its task and the task does not tell.
///
/// On Linux the body of an upload task is nowhere but in a private property, and of several parts of
/// a body a completion handler gets only the last. So both are read by reflection. Where that finds
/// nothing, there is no body, and a body is sent in one part.
struct TaskDetails {
  /// The body that an upload task sends; nil where there is none.
  private(set) var body: Data?

  /// Whether the parts of a response's body must be sent as one.
  private(set) var joinsChunks = false

  /// Whether this is a download, and the session can not be given its file.
  private(set) var isDownloadWithoutFile = false

  init(_ task: URLSessionTask?) {
    #if canImport(FoundationNetworking)
      joinsChunks = true
      guard let task else { return }
      isDownloadWithoutFile = task is URLSessionDownloadTask
      body = Self.body(in: value("knownBody", of: task))
      guard let session = value("session", of: task) as? URLSession,
        let registry = value("taskRegistry", of: session),
        let behaviours = value("behaviours", of: registry)
      else { return }
      for entry in Mirror(reflecting: behaviours).children {
        let pair = Mirror(reflecting: entry.value).children.map(\.value)
        guard pair.count == 2, pair[0] as? Int == task.taskIdentifier else { continue }
        let name = Mirror(reflecting: pair[1]).children.first?.label ?? "\(pair[1])"
        joinsChunks = session.delegate == nil || name.contains("ompletionHandler")
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
