// A module whose types have names of the standard library.

public enum Result<Value> { case success(Value), failure(String) }
public struct Error: Sendable { public init() {} }
public struct Task: Sendable { public init() {} }

public struct Cloud: Sendable { public init() {} }

public typealias CloudCompletion = (Swift.Result<Cloud, any Swift.Error>) -> Void
