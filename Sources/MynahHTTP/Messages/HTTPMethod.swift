/// The method of a request, as in `.get`; write others as `"PURGE"`.
public struct HTTPMethod: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The method in capitals.
  public let name: String

  /// Creates a method from its name.
  public init(_ name: String) {
    self.name = name.uppercased()
  }

  /// Creates a method from its name, as in `"PURGE"`.
  public init(stringLiteral name: String) {
    self.init(name)
  }

  /// The method GET.
  public static let get = HTTPMethod("GET")
  /// The method HEAD.
  public static let head = HTTPMethod("HEAD")
  /// The method POST.
  public static let post = HTTPMethod("POST")
  /// The method PUT.
  public static let put = HTTPMethod("PUT")
  /// The method PATCH.
  public static let patch = HTTPMethod("PATCH")
  /// The method DELETE.
  public static let delete = HTTPMethod("DELETE")
  /// The method OPTIONS.
  public static let options = HTTPMethod("OPTIONS")
}

extension HTTPMethod: CustomStringConvertible {
  /// The method as a test writes it: `.get`, or `"PURGE"`.
  public var description: String {
    let named: [HTTPMethod] = [.get, .head, .post, .put, .patch, .delete, .options]
    return named.contains(self) ? ".\(name.lowercased())" : name.debugDescription
  }
}
