/// What `inOrder` expects beyond the order of calls.
///
/// ```swift
/// inOrder(with: [.noInvocationsBefore, .noInvocationsAfter]) {
///   verify(bird.chirp(volume: any())).wasCalled()
///   verify(bird.land()).wasCalled()
/// }
/// ```
///
/// The options are about all calls of the mocks that the block mentions, verified or not.
public struct OrderedVerificationOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: Int

  /// Creates options from bits; a list of options, as in `[.noInvocationsBefore]`, needs no such call.
  ///
  /// - Parameter rawValue: The options as bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The mocks receive no call before the first expected one.
  public static let noInvocationsBefore = OrderedVerificationOptions(rawValue: 1 << 0)

  /// The mocks receive no call after the last expected one.
  public static let noInvocationsAfter = OrderedVerificationOptions(rawValue: 1 << 1)

  /// The mocks receive no other call between the first and the last expected one.
  public static let onlyConsecutiveInvocations = OrderedVerificationOptions(rawValue: 1 << 2)
}
