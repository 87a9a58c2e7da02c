internal import MynahSyntax

/// A parameter of a call.
struct ParameterModel {
  /// How a call's argument reaches a stub's closure, and what the log keeps of it.
  enum Kind: Equatable {
    /// It is passed and kept as it is.
    case plain

    /// It is passed so that a stub can change it.
    case `inout`

    /// It stays the caller's, so that a copy is passed and kept.
    case borrowed

    /// It becomes the call's, which hands it over, or a copy where that can be kept.
    case owned

    /// There are any number of values, which are an array.
    case variadic

    /// There are any number of values of different types, which are a tuple.
    case pack

    /// It is evaluated at once, and what it returns is passed and kept.
    case autoclosure

    /// It is a closure that ends with the call, so that nothing of it is kept.
    case nonEscaping
  }

  /// The argument label; nil where callers write none.
  let label: String?

  /// The name inside of the body.
  let name: String

  let kind: Kind

  /// The modifiers before the type.
  var modifiers: [Modifier] = []

  /// The type as the declaration writes it, attributes and all; of each value where it is variadic.
  let type: TypeSyntax

  /// The type of the function that the value is, spelled out where an alias names it; nil where the
  /// value is none.
  let function: FunctionTypeSyntax?

  /// The type of the function that the value is where it is not nil, spelled out where an alias names
  /// it.
  var wrappedFunction: FunctionTypeSyntax?

  /// What can not be done with the values.
  var restrictions: ValueRestrictions = []

  /// Whether an actor sends the value to code that is not isolated.
  var isSent = false

  /// The default argument of a class's member, as an expression.
  var defaultValue: String?

  /// Whether the log keeps the value in its own type though that names what a closure throws: the same
  /// value is read elsewhere, as a property's and an index are, or only the type tells what a generic
  /// parameter stands for.
  var keepsThrownTypes = false

  /// A Boolean value that indicates whether an overload takes an optional value in the same place.
  var hasOptionalRival = false

  /// Whether the value can not be kept, so that the log has a placeholder for it.
  var isUnrecorded: Bool { !restrictions.isEmpty }

  var isVariadic: Bool { kind == .variadic }

  /// Whether there can be any number of values, which can not be passed on as arguments are.
  var isRepeated: Bool { kind == .variadic || kind == .pack }

  /// Whether an actor must send the value to code that is not isolated.
  var mustBeSent: Bool {
    // The actor that a call belongs to is what it was only by its name.
    if type.hasSpecifier("isolated") { return false }
    return switch kind {
    case .plain, .variadic, .nonEscaping, .borrowed: !type.isPlainlySendable
    case .owned: (!isUnrecorded || restrictions.contains(.noncopyable)) && !type.isPlainlySendable
    case .autoclosure: !value.isPlainlySendable
    case .inout, .pack: false
    }
  }
}

extension ParameterModel {
  /// Makes the model of a parameter.
  ///
  /// - Parameters:
  ///   - parameter: The parameter as it is declared.
  ///   - type: Its type as the mock's file must write it.
  ///   - function: The type of the function that an alias stands for; nil where the type is no alias.
  ///   - index: Its position, for a name where it has none.
  ///   - restrictions: What can not be done with its values.
  ///   - others: All parameters of the declaration, whose names it must not have.
  init(
    _ parameter: Parameter, type: TypeSyntax, function: FunctionTypeSyntax? = nil, index: Int,
    restrictions: ValueRestrictions = [], others: [Parameter] = []
  ) {
    label = parameter.label
    // A body can not tell parameters of one name apart, nor one called `self` from the mock.
    let isAmbiguous =
      parameter.name.unticked == "self" || TakenNames.functions.contains(parameter.name)
      || others.prefix(index).contains { $0.name.unticked == parameter.name.unticked }
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

  /// Makes the model of the new value of a property or subscript.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - function: The type of the function that an alias stands for; nil where the type is no alias.
  ///   - label: The argument label of the pattern's parameter.
  ///   - others: The parameters of the subscript, whose names it must not have.
  static func newValue(
    _ type: TypeSyntax, function: FunctionTypeSyntax?, label: String? = nil,
    beside others: [ParameterModel] = []
  ) -> ParameterModel {
    let isTaken = others.contains { $0.name == "newValue" }
    let type = type.withoutImplicitUnwrapping
    // A closure that is a property's value escapes, which a parameter must say.
    var value = ParameterModel(
      label: label, name: isTaken ? "_newValue" : "newValue", kind: .plain,
      type: type.isFunction || function != nil ? type.escaping : type,
      function: type.functionType ?? function)
    value.keepsThrownTypes = true
    return value
  }
}

extension ParameterModel {
  /// The type of the values that a matcher is given, and the log keeps where it can.
  var value: TypeSyntax { (throwsAny ? exactValue.throwingAny : exactValue).withoutBlocks }

  /// The type of the parameter of a stub's closure.
  var closure: TypeSyntax {
    (throwsAny ? exactClosure.throwingAny : exactClosure).withoutBlocks
  }

  /// Whether a closure that throws errors of one type is kept and passed on as one that throws any.
  ///
  /// Swift makes one of the other where a value is passed, but not where a stub can change it.
  private var throwsAny: Bool {
    guard !keepsThrownTypes, !isUnrecorded else { return false }
    return switch kind {
    case .plain, .borrowed, .owned, .autoclosure, .nonEscaping: true
    case .inout, .variadic, .pack: false
    }
  }

  private var exactValue: TypeSyntax {
    if isUnrecorded { return type.value.withoutImplicitUnwrapping }
    return switch kind {
    case .variadic: .array(type.value)
    case .autoclosure: function?.result ?? type
    case .nonEscaping: type.value
    case .pack: type
    case .plain, .inout, .borrowed, .owned: type.value.withoutImplicitUnwrapping
    }
  }

  /// The type of the parameter of a closure that stands for the declaration.
  var exactClosure: TypeSyntax {
    if restrictions.contains(.noncopyable) { return type }
    return switch kind {
    case .pack: type
    case .variadic, .autoclosure: value
    case .nonEscaping:
      type.removing(attributes: { $0.name == "autoclosure" }, specifiers: { !$0.isPartOfType })
    case .plain, .inout, .borrowed, .owned: type.closureParameter
    }
  }
}

extension ParameterModel.Kind {
  /// The kind of a parameter with a type, whose values the log can keep or not.
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
    if case .packExpansion = type {
      self = .pack
    } else if parameter.isVariadic {
      self = .variadic
    } else if let function, type.isAutoclosure, function.effects.isEmpty {
      self = .autoclosure
    } else if function != nil, !type.isEscaping, !type.isInout {
      self = .nonEscaping
    } else {
      self = passing
    }
  }
}
