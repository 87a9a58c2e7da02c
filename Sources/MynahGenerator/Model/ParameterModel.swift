internal import MynahSyntax

/// A parameter of a call.
struct ParameterModel {
  /// The way an argument is passed to a stub's closure and stored in the log.
  enum Kind: Equatable {
    /// The value is passed and stored without changes.
    case plain

    /// The value is passed as `inout` because a stub can change it.
    case `inout`

    /// The caller keeps the value, so a copy is passed and stored.
    case borrowed

    /// The call owns the value. If the value can be stored, a copy is passed and stored.
    ///
    /// Otherwise, the value itself is passed.
    case owned

    /// Any number of values, which are passed and stored as an array.
    case variadic

    /// Any number of values of different types, which are passed and stored as a tuple.
    case pack

    /// An autoclosure that's evaluated immediately, and whose result is passed and stored.
    case autoclosure

    /// A throwing autoclosure that's evaluated immediately.
    ///
    /// Its value or error is stored, and a closure that returns the value or throws the error is
    /// passed.
    case throwingAutoclosure

    /// A nonescaping closure, which is passed but not stored.
    case nonEscaping
  }

  /// The argument label, or nil if callers don't write a label.
  let label: String?

  /// The name in the body.
  let name: String

  let kind: Kind

  /// The modifiers before the type.
  var modifiers: [Modifier] = []

  /// The type in the declaration, including attributes.
  ///
  /// For a variadic parameter, it's the type of each value.
  let type: TypeSyntax

  /// The function type of a closure, or nil if the value isn't a closure.
  ///
  /// If the declaration names an alias, this is the type that the alias represents.
  let function: FunctionTypeSyntax?

  /// The function type of an optional closure, or nil if the value isn't an optional closure.
  ///
  /// If the declaration names an alias, this is the type that the alias represents.
  var wrappedFunction: FunctionTypeSyntax?

  /// The restrictions on the values.
  var restrictions: ValueRestrictions = []

  /// A Boolean value that indicates whether the value is transferred to nonisolated code.
  var isTransferred = false

  /// The variable that's passed to a stub's closure instead of an `inout` parameter.
  ///
  /// It's nil if the parameter itself can be passed. Isolated code can't pass it to a nonisolated
  /// closure if its type isn't `Sendable`.
  var transferredCopy: String?

  /// A Boolean value that indicates whether calls to a class's member can omit the argument.
  var hasDefaultArgument = false

  /// The default argument of a class's member, or nil if the mock's file can't evaluate it.
  var defaultArgument: DefaultArgument?

  /// A Boolean value that indicates whether the log keeps the type of a closure's errors.
  ///
  /// This is necessary if other code reads the same value, for example for properties and indexes,
  /// or if only the error type determines a generic parameter.
  var keepsThrownTypes = false

  /// A Boolean value that indicates whether an overload takes an optional value in the same place.
  var hasOptionalOverload = false

  /// A Boolean value that indicates whether values and matchers need different patterns.
  ///
  /// In a pattern, a parameter is usually an optional, which is nil for a matcher. This would be
  /// ambiguous if an overload takes an optional, or if `.some(nil)` is a value.
  var distinguishesMatchers: Bool {
    hasOptionalOverload || kind == .plain && value.wrappedType?.wrappedType != nil
  }

  /// A Boolean value that indicates whether the log stores a placeholder for the value.
  ///
  /// The value itself can't be stored.
  var isUnrecorded: Bool { !restrictions.isEmpty }

  var isVariadic: Bool { kind == .variadic }

  /// A Boolean value that indicates whether there can be any number of values.
  ///
  /// Such values can't be forwarded in the same way as other arguments.
  var isRepeated: Bool { kind == .variadic || kind == .pack }

  /// A Boolean value that indicates whether an actor must transfer the value to nonisolated code.
  var mustBeTransferred: Bool {
    // The compiler recognizes an `isolated` argument by its name, so the argument must not be
    // changed.
    if type.hasSpecifier("isolated") { return false }
    return switch kind {
    case .plain, .variadic, .nonEscaping, .borrowed, .owned: !type.isPlainlySendable
    case .throwingAutoclosure: true
    case .autoclosure: !value.isPlainlySendable
    case .inout: !isUnrecorded && !value.isPlainlySendable
    case .pack: false
    }
  }
}

extension ParameterModel {
  /// Creates the model of a parameter.
  ///
  /// - Parameters:
  ///   - parameter: The parameter in the original declaration.
  ///   - type: The type as the mock's file must write it.
  ///   - function: The function type that an alias represents, or nil if the type isn't an alias.
  ///   - index: The position of the parameter, which is used to name an unnamed parameter.
  ///   - restrictions: The restrictions on the parameter's values.
  ///   - others: All parameters of the declaration, whose names must not be used.
  init(
    _ parameter: Parameter, type: TypeSyntax, function: FunctionTypeSyntax? = nil, index: Int,
    restrictions: ValueRestrictions = [], others: [Parameter] = []
  ) {
    label = parameter.label
    // In the body, each parameter must have a unique name that hides neither `self` nor the
    // functions that the body calls.
    let isAmbiguous =
      parameter.name.unquoted == "self" || TakenNames.functions.contains(parameter.name)
      || others.prefix(index).contains { $0.name.unquoted == parameter.name.unquoted }
    if parameter.name == "_" || isAmbiguous {
      name = "argument\(index + 1)".underscored { name in others.contains { $0.name == name } }
    } else {
      name = parameter.name.asExpression
    }
    self.function = type.functionType ?? function
    kind = Kind(of: parameter, type, self.function, isRecorded: restrictions.isEmpty)
    modifiers = parameter.modifiers
    self.type = type
    self.restrictions = restrictions
  }

  /// Creates the model of the new value of a property or subscript.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - function: The function type that an alias represents, or nil if the type isn't an alias.
  ///   - label: The argument label of the pattern's parameter.
  ///   - others: The parameters of the subscript, whose names must not be used.
  static func newValue(
    _ type: TypeSyntax, function: FunctionTypeSyntax?, label: String? = nil,
    avoiding others: [ParameterModel] = []
  ) -> ParameterModel {
    let type = type.withoutImplicitUnwrapping
    // The closure in a property is always escaping, but a parameter must declare that it's
    // escaping.
    var value = ParameterModel(
      label: label,
      name: "newValue".underscored { name in others.contains { $0.name == name } }, kind: .plain,
      type: type.isFunction || function != nil ? type.escaping : type,
      function: type.functionType ?? function)
    value.keepsThrownTypes = true
    return value
  }
}

extension ParameterModel {
  /// The type of the values that a matcher takes, and that the log stores if that's possible.
  var value: TypeSyntax { (throwsAny ? exactValue.throwingAny : exactValue).withoutBlocks }

  /// The type of the parameter in a stub's closure.
  var closure: TypeSyntax {
    (throwsAny ? exactClosure.throwingAny : exactClosure).withoutBlocks
  }

  /// A Boolean value that indicates whether typed errors of a closure become untyped errors.
  ///
  /// Swift converts a closure with typed errors when it's passed as a value, but not if a stub can
  /// change the value.
  private var throwsAny: Bool {
    guard !keepsThrownTypes, !isUnrecorded else { return false }
    return switch kind {
    case .plain, .borrowed, .owned, .autoclosure, .throwingAutoclosure, .nonEscaping: true
    case .inout, .variadic, .pack: false
    }
  }

  private var exactValue: TypeSyntax {
    if isUnrecorded { return type.value.withoutImplicitUnwrapping }
    return switch kind {
    case .variadic: .array(type.value)
    case .autoclosure, .throwingAutoclosure: function?.result ?? type
    case .nonEscaping: type.value
    case .pack: type
    case .plain, .inout, .borrowed, .owned: type.value.withoutImplicitUnwrapping
    }
  }

  /// The type of the parameter in a closure that represents the declaration.
  var exactClosure: TypeSyntax {
    if restrictions.contains(.noncopyable) { return type }
    return switch kind {
    case .pack: type
    case .variadic, .autoclosure: value
    case .throwingAutoclosure where type.isEscaping: type.closureParameter
    case .nonEscaping, .throwingAutoclosure:
      type.removing(attributes: { $0.name == "autoclosure" }, specifiers: { !$0.isPartOfType })
    case .plain, .inout, .borrowed, .owned: type.closureParameter
    }
  }
}

extension ParameterModel.Kind {
  /// Creates the kind of a parameter from its type and from whether the log can store its values.
  fileprivate init(
    of parameter: Parameter, _ type: TypeSyntax, _ function: FunctionTypeSyntax?, isRecorded: Bool
  ) {
    let words = type.specifiers.map(\.name) + parameter.modifiers.map(\.name)
    let passing: Self =
      if words.contains("consuming") || !isRecorded && words.contains("__owned") {
        .owned
      } else if type.isInout {
        .inout
      } else if words.contains("borrowing") {
        .borrowed
      } else {
        .plain
      }
    guard isRecorded else {
      self = passing
      return
    }
    if type.isPackExpansion {
      self = .pack
    } else if parameter.isVariadic {
      self = .variadic
    } else if let function, type.isAutoclosure, function.effects.isEmpty {
      self = .autoclosure
    } else if let function, type.isAutoclosure, !function.effects.isAsync,
      function.effects.thrownType == nil
    {
      self = .throwingAutoclosure
    } else if function != nil, !type.isEscaping, !type.isInout {
      self = .nonEscaping
    } else {
      self = passing
    }
  }
}
