// swift-format-ignore-file
// Written by Tests/Toolchain/ExtractProtocols.swift.

extension Toolchain {
  /// The protocols of Testing.
  static let testing = #"""
    import Testing
    public protocol Attachable : ~Copyable {
      @_implemented borrowing func preferredName(for attachment: borrowing Attachment<Self>, basedOn suggestedName: String) -> String
      @_implemented var estimatedAttachmentByteCount: Int? { get }
      borrowing func withUnsafeBytes<R>(for attachment: borrowing Attachment<Self>, _ body: (UnsafeRawBufferPointer) throws -> R) throws -> R
    }
    public protocol AttachableWrapper<Wrapped> : Attachable, ~Copyable {
      associatedtype Wrapped
      var wrappedValue: Self.Wrapped { get }
    }
    public protocol CustomTestArgumentEncodable : Sendable {
      func encodeTestArgument(to encoder: some Encoder) throws
    }
    public protocol CustomTestStringConvertible {
      var testDescription: String { get }
    }
    public protocol SuiteTrait : Trait {
      @_implemented var isRecursive: Bool { get }
    }
    public protocol TestScoping : Sendable {
      func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void) async throws
    }
    public protocol TestTrait : Trait {}
    public protocol Trait : Sendable {
      associatedtype TestScopeProvider : TestScoping = Never
      @_implemented func prepare(for test: Test) async throws
      @_implemented var comments: [Comment] { get }
      func scopeProvider(for test: Test, testCase: Test.Case?) -> Self.TestScopeProvider?
    }
    """#
}
