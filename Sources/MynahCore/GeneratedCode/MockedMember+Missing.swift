extension _MockedMember {
  /// Stands in for what a call is forwarded to where that lacks the member, as it may lack an optional
  /// requirement of Objective-C.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - arguments: What the log has of the call.
  ///   - target: What the call is forwarded to.
  /// - Returns: A default value, or a placeholder, beside a failure.
  /// - Throws: The failure, where the member throws.
  public func missing(_ arguments: Arguments, in target: Any) throws(Failure) -> Result {
    try unanswered(
      arguments, passedOver: [PassedOverTarget(type: "\(Swift.type(of: target))", wanted: nil)])
  }
}
