/// The method of a request, as in `.get`; write others as `"PURGE"`.
public struct HTTPMethod: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The method in capitals.
  public let name: String

  /// Creates a method from its name.
  public init(_ name: String) {
    self.name = name.uppercased()
  }

  public init(stringLiteral name: String) {
    self.init(name)
  }

  public static let get = HTTPMethod("GET")
  public static let head = HTTPMethod("HEAD")
  public static let post = HTTPMethod("POST")
  public static let put = HTTPMethod("PUT")
  public static let patch = HTTPMethod("PATCH")
  public static let delete = HTTPMethod("DELETE")
  public static let options = HTTPMethod("OPTIONS")
}

extension HTTPMethod: CustomStringConvertible {
  /// The method as a test writes it: `.get`, or `"PURGE"`.
  public var description: String {
    let named: [HTTPMethod] = [.get, .head, .post, .put, .patch, .delete, .options]
    return named.contains(self) ? ".\(name.lowercased())" : name.debugDescription
  }
}
