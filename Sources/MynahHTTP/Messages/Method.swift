extension HTTPMock {
  /// The method of a request, such as `.get` or `"PURGE"`.
  ///
  /// ```swift
  /// given(http.request("PURGE", "/users/*")).willReturn(.status(204))
  /// ```
  public struct Method: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name of the method, in capital letters.
    public let name: String

    /// Creates a method from its name.
    ///
    /// ```swift
    /// let method = HTTPMock.Method(request.httpMethod ?? "GET")
    /// ```
    ///
    /// - Parameter name: The name of the method, in any case.
    public init(_ name: String) {
      self.name = name.uppercased()
    }

    /// Creates a method from a string literal, such as `"PURGE"`.
    ///
    /// Swift calls this initializer.
    ///
    /// - Parameter name: The name of the method, in any case.
    public init(stringLiteral name: String) {
      self.init(name)
    }

    /// The GET method.
    public static let get = HTTPMock.Method("GET")
    /// The HEAD method.
    public static let head = HTTPMock.Method("HEAD")
    /// The POST method.
    public static let post = HTTPMock.Method("POST")
    /// The PUT method.
    public static let put = HTTPMock.Method("PUT")
    /// The PATCH method.
    public static let patch = HTTPMock.Method("PATCH")
    /// The DELETE method.
    public static let delete = HTTPMock.Method("DELETE")
    /// The OPTIONS method.
    public static let options = HTTPMock.Method("OPTIONS")
  }
}

extension HTTPMock.Method: CustomStringConvertible {
  /// The method as Swift code, such as `.get` or `"PURGE"`.
  public var description: String {
    let named: [HTTPMock.Method] = [.get, .head, .post, .put, .patch, .delete, .options]
    return named.contains(self) ? ".\(name.lowercased())" : name.debugDescription
  }
}
