/// A type as it is written in source, without the parentheses that change nothing.
///
/// Two types are equal if they are spelled alike apart from white space, comments and redundant
/// parentheses. ``description`` is source text that parses back to an equal type.
public indirect enum TypeSyntax: Hashable, Sendable {
  /// A chain of identifiers, such as `Swift.Dictionary<String, Int>.Index`, `Self` or `Any`.
  case named(NamedType)

  /// A chain of identifiers in a type that is no such chain, such as `[Int].Element`.
  case nested(NamedType, in: TypeSyntax)

  /// `Wrapped?`.
  case optional(TypeSyntax)

  /// `Wrapped!`.
  case implicitlyUnwrappedOptional(TypeSyntax)

  /// `[Element]`.
  case array(TypeSyntax)

  /// `[Key: Value]`.
  case dictionary(key: TypeSyntax, value: TypeSyntax)

  /// `[3 of Element]`.
  case inlineArray(count: TypeSyntax, element: TypeSyntax)

  /// `(A, b: B)`, also the empty `()`.
  case tuple([TupleTypeElement])

  /// `(A) async throws -> B`.
  case function(FunctionTypeSyntax)

  /// `some Constraint`.
  case opaque(TypeSyntax)

  /// `any Constraint`.
  case existential(TypeSyntax)

  /// `A & B`.
  case composition([TypeSyntax])

  /// `Instance.Type`.
  case metatype(TypeSyntax)

  /// `Instance.Protocol`.
  case protocolMetatype(TypeSyntax)

  /// A type with specifiers or attributes before it, such as `inout A` or `@Sendable () -> Void`.
  case attributed(TypeSyntax, specifiers: [TypeSpecifier], attributes: [Attribute])

  /// `repeat Pattern`.
  case packExpansion(TypeSyntax)

  /// `each Pack`.
  case packElement(TypeSyntax)

  /// `~Constraint`.
  case suppressed(TypeSyntax)

  /// `_`.
  case placeholder

  /// An integer as a generic argument, such as the `3` of `Vector<3>`.
  case integer(String)
}

extension TypeSyntax {
  /// The empty tuple.
  public static let void = TypeSyntax.tuple([])

  /// A type that is one identifier.
  public static func identifier(
    _ name: String, _ genericArguments: [TypeSyntax] = []
  ) -> TypeSyntax {
    .named(NamedType(name, genericArguments))
  }

  /// Parses a type; nil if the text is not exactly one type.
  public init?(parsing text: String) {
    let parsed = Array(text.utf8).withUnsafeBufferPointer { bytes -> TypeSyntax? in
      let source = SourceBuffer(bytes)
      defer { source.deallocate() }
      var parser = Parser(source)
      let type = parser.parseType()
      guard parser.token.kind == .endOfFile, parser.lexer.problems.isEmpty else { return nil }
      return type
    }
    guard let parsed else { return nil }
    self = parsed
  }
}
