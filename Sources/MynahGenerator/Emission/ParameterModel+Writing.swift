internal import MynahSyntax

extension ParameterModel {
  // MARK: - Types

  /// The type as the declaration writes it.
  private var declared: String {
    switch kind {
    case .pack: type.description
    case .variadic: "\(modifierWords)\(element)..."
    default: modifierWords + type.description
    }
  }

  private var modifierWords: String { modifiers.map { "\($0) " }.joined() }

  /// The type of what the log keeps.
  var stored: String {
    if isUnrecorded { return "_UnrecordedArgument<\(value)>" }
    return switch kind {
    case .pack: "(\(value))"
    case .nonEscaping: "NonEscapingClosure<\(value)>"
    default: value.description
    }
  }

  /// The type as a stub's closure takes it.
  ///
  /// Swift can not keep a closure that takes a pack, but one that takes a tuple.
  var closureType: String { kind == .pack ? stored : closure.description }

  /// The type as a closure takes it that stands for the declaration.
  var exactClosureType: String { kind == .pack ? stored : exactClosure.description }

  /// The type of the parameter of the pattern.
  var pattern: String {
    isUnrecorded || kind == .pack ? "\(stored)?" : TypeSyntax.optional(value).description
  }

  /// The element's type of a variadic parameter.
  private var element: String { type.isFunction ? "(\(type.value))" : type.value.description }

  // MARK: - Declarations

  /// The parameter as the declaration writes it.
  var declaration: String { "\(head)\(declared)\(defaultClause)" }

  /// The parameter as a method's or a subscript's pattern declares it.
  func patternDeclaration(_ kind: PatternParameter.Kind = .all, isIndex: Bool = false) -> String {
    let type =
      switch kind {
      case .values: value.description
      case .matchers: "PropertyPattern<\(value)>"
      case .all, .variadicValues: pattern
      }
    return isIndex
      ? "\(subscriptHead)@autoclosure () -> \(type)"
      : "\(head)@autoclosure () -> \(type)\(kind == .matchers ? "" : patternDefaultClause)"
  }

  /// The parameter as a pattern writes it that takes a matcher without a type.
  var untypedDeclaration: String { "\(head)@autoclosure () -> _Untyped?" }

  /// The parameter of a pattern that takes a variadic's values one by one: optional, so that an overload
  /// with one value goes first, as it does in a call.
  func variadicDeclaration(isIndex: Bool) -> String {
    "\(isIndex ? subscriptHead : head)\(TypeSyntax.optional(type.value).description)..."
  }

  /// The parameter as a subscript declares it, whose parameters have no labels of their own.
  var subscriptDeclaration: String { subscriptHead + declared }

  private var defaultClause: String { defaultValue.map { " = \($0)" } ?? "" }

  /// The default argument of a pattern: a closure can't be compared.
  private var patternDefaultClause: String {
    defaultValue?.hasPrefix("{") == true ? " = any()" : defaultClause
  }

  private var head: String {
    guard let label else { return "_ \(name): " }
    return label.unticked == name.unticked ? "\(label.asLabel): " : "\(label.asLabel) \(name): "
  }

  private var subscriptHead: String { (label.map { "\($0.asLabel) \(name): " } ?? "\(name): ") }

  // MARK: - Expressions

  /// A statement that must come before the call is recorded.
  var preparation: String? {
    switch kind {
    // A closure can not consume what it captures, but it can take it out of an optional.
    case .owned where isUnrecorded: "var \(name) = Optional(\(name))"
    case .autoclosure: "let \(name): \(value) = \(name)()"
    // A closure can not capture what is borrowed.
    case .borrowed where !isUnrecorded: "let \(name): \(value) = copy \(name)"
    default: nil
    }
  }

  /// How a call's argument is recorded, as in `place` or `copy place`.
  var recorded: String {
    if isUnrecorded { return ".init()" }
    return switch kind {
    case .nonEscaping: ".init()"
    case .pack: "(repeat each \(name))"
    case .owned: "copy \(name)"
    case .plain, .inout, .borrowed, .variadic, .autoclosure: name
    }
  }

  /// How a call's argument is passed to a stub's closure, as in `&place`.
  var passed: String {
    if isSent, kind != .inout, !isUnrecorded {
      return "_sent(\(kind == .owned ? "copy " : "")\(name))"
    }
    return switch kind {
    case .inout: "&\(name)"
    case .owned: isUnrecorded ? "\(name).take()!" : "copy \(name)"
    case .pack: recorded
    // Swift 6.3 crashes at a closure that passes on the tuple itself.
    case .plain where type.isTupleOfPack: "(repeat each \(name))"
    case .plain, .borrowed, .variadic, .autoclosure, .nonEscaping: name
    }
  }

  /// How a call's argument is passed to the closure of a stub that may throw what the argument throws,
  /// which must be noted where that is a closure.
  func passed(noting errors: String) -> String {
    guard let function = rethrown else { return passed }
    let isTyped = function.effects.thrownType != nil
    let names = function.parameters.indices.map { isTyped ? "_\($0)" : "$\($0)" }
    let arguments = zip(function.parameters, names).map { $0.type.isInout ? "&\($1)" : $1 }
    // Swift does not see by itself what type of errors a closure and its statements throw.
    let head =
      isTyped ? "(\(names.joined(separator: ", "))) \(function.effects.description) in " : ""
    let type = function.effects.thrownType.map { " throws(\($0))" } ?? ""
    let marks = "try " + (function.effects.isAsync ? "await " : "")
    let closure =
      "{ \(head)do\(type) { return \(marks)\(name)(\(arguments.joined(separator: ", "))) }"
      + " catch { throw \(errors).noted(error) } }"
    return wrappedFunction == nil ? closure : "\(name).map { \(name) in \(closure) }"
  }

  /// The matcher of the pattern's argument.
  var matcher: String {
    "\(kind == .nonEscaping ? "_nonEscapingArgument" : "_argument")(\(name))"
  }

  /// The argument of a call as a value of the type that the log keeps.
  var exact: String {
    if isUnrecorded { return "\(stored)()" }
    return switch kind {
    case .pack, .nonEscaping: recorded
    case .autoclosure: "\(name)()"
    case .borrowed, .owned: "copy \(name)"
    case .plain, .inout, .variadic: name
    }
  }

  /// The argument of a call as another call of the same member takes it.
  var forwarded: String {
    // An autoclosure that is not called at once is passed on as what it evaluates.
    if kind != .autoclosure, let evaluated { return evaluated }
    if kind == .inout { return "&\(name)" }
    // The log has the value too, so that the compiler doesn't know that it can be sent.
    return isSentOn ? "_sent(\(name))" : passed
  }

  /// Whether the argument must be sent to another call of the same member.
  var isSentOn: Bool {
    (kind == .plain || kind == .nonEscaping) && !type.isPlainlySendable
      && (type.hasSpecifier("sending") || modifiers.contains { $0.name == "sending" })
  }

  /// The expression that an autoclosure is called by; nil where the parameter is none.
  private var evaluated: String? {
    guard type.isAutoclosure, let effects = function?.effects else { return nil }
    return (effects.isThrowing ? "try " : "") + (effects.isAsync ? "await " : "") + "\(name)()"
  }

  /// Whether it is passed on as an autoclosure that can throw.
  var isThrowingAutoclosure: Bool {
    kind != .autoclosure && type.isAutoclosure && function?.effects.isThrowing == true
  }

  /// The argument of an initializer as that of the superclass takes it.
  var handedOn: String {
    (label.map { "\($0.asLabel): " } ?? "")
      + (evaluated ?? (type.isInout ? "&\(name)" : name))
  }
}
