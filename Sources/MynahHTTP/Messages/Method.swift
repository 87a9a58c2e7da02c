extension HTTPMock {
  /// The method of a request, as in `.get`; write others as `"PURGE"`.
  ///
  /// ```swift
  /// given(http.request("PURGE", "/users/*")).willReturn(.status(204))
  /// ```
  public struct Method: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The method in capitals.
    public let name: String

    /// Creates a method from its name.
    ///
    /// ```swift
    /// let method = HTTPMock.Method(request.httpMethod ?? "GET")
    /// ```
    ///
    /// - Parameter name: The name, in any case.
    public init(_ name: String) {
      self.name = name.uppercased()
    }

    /// Creates a method from its name, as in `"PURGE"`; Swift calls this for a literal.
    ///
    /// - Parameter name: The name, in any case.
    public init(stringLiteral name: String) {
      self.init(name)
    }

    /// The method GET.
    public static let get = HTTPMock.Method("GET")
    /// The method HEAD.
    public static let head = HTTPMock.Method("HEAD")
    /// The method POST.
    public static let post = HTTPMock.Method("POST")
    /// The method PUT.
    public static let put = HTTPMock.Method("PUT")
    /// The method PATCH.
    public static let patch = HTTPMock.Method("PATCH")
    /// The method DELETE.
    public static let delete = HTTPMock.Method("DELETE")
    /// The method OPTIONS.
    public static let options = HTTPMock.Method("OPTIONS")
  }
}

extension HTTPMock.Method: CustomStringConvertible {
  /// The method as a test writes it: `.get`, or `"PURGE"`.
  public var description: String {
    let named: [HTTPMock.Method] = [.get, .head, .post, .put, .patch, .delete, .options]
    return named.contains(self) ? ".\(name.lowercased())" : name.debugDescription
  }
}
