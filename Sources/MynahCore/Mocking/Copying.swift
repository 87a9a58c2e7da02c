// A mock records references to class instances, so a recorded argument shows the state that the
// instance has when you look at it. A member that copies arguments doesn't leave room for a call in
// its log, so that each call asks for a place, and is copied there. Other members don't pay for it.

extension LocalMock {
  /// Records copies of arguments, which keep the state that an instance has during the call.
  ///
  /// A mock records class instances as they are. If the code under test changes an instance after it
  /// was passed to the mock, `verify`, captors in `verify`, `calls`, and failures see the change. To
  /// see the state during the call, tell the mock how to copy instances:
  ///
  /// ```swift
  /// let post = mock(Post.self).copying { (letter: Letter) in Letter(letter.text) }
  /// ```
  ///
  /// The closure also copies instances in optionals and arrays, and the values of dictionaries. Call
  /// this method once for each type. The closure runs during each call to a member that takes the
  /// type, on the thread of the call. Stubs get the original instance. If the copies aren't equal to
  /// the original instance, verify them with `any(where:)`. If no member takes the type, the test
  /// fails:
  ///
  /// ```text
  /// copying has no effect, because no member of post takes a value of type Stamp.
  /// Write the type of an argument: copying { (value: <#Type#>) in ... }
  /// ```
  ///
  /// - Parameters:
  ///   - copy: A closure that returns a copy of an argument.
  ///   - fileID: The file of the call. Don't pass it.
  ///   - filePath: The path of the file. Don't pass it.
  ///   - line: The line of the call. Don't pass it.
  ///   - column: The column of the call. Don't pass it.
  /// - Returns: This mock.
  @discardableResult
  nonisolated public func copying<Value>(
    _ copy: @escaping (Value) -> Value, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Self {
    if !mockingContext.copyArguments(with: ArgumentCopy(copy)) {
      Misuse.nothingCopied(typeName(Value.self), mock: mockingContext.name)
        .report(
          at: CodeLocation(fileID, filePath, line, column), for: mockingContext.settings)
    }
    return self
  }
}

extension MockingContext {
  /// Lets the members record copies of their arguments.
  ///
  /// - Returns: A Boolean value that indicates whether a member can take a copied value.
  fileprivate func copyArguments(with copy: ArgumentCopy) -> Bool {
    settings.add(copy)
    let results =
      members.map { $0.copyArguments(with: copy) }
      + settings.clientMocks.map { $0.context?.copyArguments(with: copy) ?? false }
    // A generic member can take values of any type.
    return results.contains(true) || declaredMembers.contains { $0 is _GenericMockedMember }
  }
}

extension _MockedMember {
  func copyArguments(with copy: ArgumentCopy) -> Bool {
    guard let copy = copy.copying(Arguments.self) else { return false }
    copyArguments(with: copy)
    return true
  }
}
