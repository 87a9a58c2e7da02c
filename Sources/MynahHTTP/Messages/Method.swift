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
    public static let get: Self = "GET"
    /// The HEAD method.
    public static let head: Self = "HEAD"
    /// The POST method.
    public static let post: Self = "POST"
    /// The PUT method.
    public static let put: Self = "PUT"
    /// The PATCH method.
    public static let patch: Self = "PATCH"
    /// The DELETE method.
    public static let delete: Self = "DELETE"
    /// The OPTIONS method.
    public static let options: Self = "OPTIONS"
  }
}

extension HTTPMock.Method: CustomStringConvertible {
  /// The method as Swift code, such as `.get` or `"PURGE"`.
  public var description: String {
    let named: [Self] = [.get, .head, .post, .put, .patch, .delete, .options]
    return named.contains(self) ? ".\(name.lowercased())" : name.debugDescription
  }
}
