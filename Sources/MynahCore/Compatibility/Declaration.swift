/// A kind of member, as Mockingbird tells them apart.
///
/// Helpers of tests that are written for Mockingbird name it, as in
/// `Mockable<FunctionDeclaration, (Int) -> Bool, Bool>`. New tests name `CallPattern` instead.
public protocol _Declaration {
  /// What members of this kind throw; `Never` if they don't throw.
  associatedtype Failure: Error = Never
}

/// The kind of a member of any kind.
public enum AnyDeclaration: _Declaration {}

/// The kind of a property.
public enum VariableDeclaration: _Declaration {}

/// The kind of reading a property.
public enum PropertyGetterDeclaration: _Declaration {}

/// The kind of assigning a property.
public enum PropertySetterDeclaration: _Declaration {}

/// The kind of a method that neither suspends nor throws.
public enum FunctionDeclaration: _Declaration {}

/// The kind of a method that suspends.
public enum AsyncFunctionDeclaration: _Declaration {}

/// The kind of a method that throws.
public enum ThrowingFunctionDeclaration: _Declaration {
  public typealias Failure = any Error
}

/// The kind of a method that suspends and throws.
public enum ThrowingAsyncFunctionDeclaration: _Declaration {
  public typealias Failure = any Error
}

/// The kind of a subscript.
public enum SubscriptDeclaration: _Declaration {}

/// The kind of reading a subscript.
public enum SubscriptGetterDeclaration: _Declaration {}

/// The kind of assigning a subscript.
public enum SubscriptSetterDeclaration: _Declaration {}
