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

  /// The parameter as the pattern writes it.
  var patternDeclaration: String { "\(head)@autoclosure () -> \(pattern)\(defaultClause)" }

  /// The parameter as a pattern writes it that takes a matcher without a type.
  var untypedDeclaration: String { "\(head)@autoclosure () -> _Untyped?" }

  /// The parameter of the pattern that takes a variadic's values one by one.
  var variadicDeclaration: String? { isVariadic ? "\(head)\(optionalElement)..." : nil }

  /// The same of the pattern of a subscript.
  var subscriptVariadicDeclaration: String? {
    isVariadic ? "\(subscriptHead)\(optionalElement)..." : nil
  }

  /// Optional, so that an overload that takes one value goes before, as it does where it is called.
  private var optionalElement: String { TypeSyntax.optional(type.value).description }

  /// The parameter as a subscript declares it, whose parameters have no labels of their own.
  var subscriptDeclaration: String { subscriptHead + declared }

  /// The parameter as the pattern of a subscript declares it.
  var subscriptPatternDeclaration: String { "\(subscriptHead)@autoclosure () -> \(pattern)" }

  private var defaultClause: String { defaultValue.map { " = \($0)" } ?? "" }

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
    case .autoclosure:
      "let \(name)\(isAnnotated ? ": \(value)" : "") = \(name)()"
    // A closure can not capture what is borrowed.
    case .borrowed where !isUnrecorded:
      "let \(name)\(isAnnotated ? ": \(value)" : "") = copy \(name)"
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
    if isSent, isUnrecorded { return "_sentOwned(\(name).take()!)" }
    if isSent { return "_sent(\(kind == .owned ? "copy " : "")\(name))" }
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
    let isSending = isSent && function.effects.isAsync
    let arguments = zip(function.parameters, names).map { parameter, name in
      if parameter.type.isInout { return "&\(name)" }
      // The closure belongs to the actor, and what calls it does not.
      return isSending && !parameter.type.isPlainlySendable ? "_sent(\(name))" : name
    }
    // Swift does not see by itself what type of errors a closure and its statements throw.
    let head =
      isTyped ? "(\(names.joined(separator: ", "))) \(function.effects.description) in " : ""
    let type = function.effects.thrownType.map { " throws(\($0))" } ?? ""
    let marks = "try " + (function.effects.isAsync ? "await " : "")
    let closure =
      "{ \(head)do\(type) { return \(marks)\(name)(\(arguments.joined(separator: ", "))) }"
      + " catch { throw \(errors).noted(error) } }"
    let noting = wrappedFunction == nil ? closure : "\(name).map { \(name) in \(closure) }"
    guard isSent else { return noting }
    // Swift 6.2 does not see by itself that a closure stays with its caller.
    return function.effects.isAsync ? "_sent(\(noting) as \(value))" : "_sent(\(noting))"
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
    // The log has the value too, so that the compiler does not know that it can be sent.
    guard isSentOn else { return passed }
    return type.sent(name)
  }

  /// Whether the type must be written, so that the compiler does not wonder at it.
  private var isAnnotated: Bool {
    var type = value
    while let wrapped = type.wrappedType ?? type.elementOfArray { type = wrapped }
    // What belongs to another type can be any of those.
    if case .nested = type { return true }
    return type.isVoid || type.isStandard("Never") || type.isStandard("AnyClass")
      || type == .metatype(.identifier("AnyObject"))
      || type == .existential(.metatype(.identifier("AnyObject")))
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

  /// Whether it is a tuple that is sent, of which the compiler would have to send each element once.
  private var isSentTuple: Bool {
    if case .tuple = type.withoutAttributes { isSentOn } else { false }
  }

  /// The argument of an initializer as that of the superclass takes it.
  var handedOn: String {
    (label.map { "\($0.asLabel): " } ?? "")
      + (evaluated ?? (type.isInout ? "&\(name)" : isSentTuple ? type.sent(name) : name))
  }
}

extension TypeSyntax {
  /// The `Element` of `[Element]` and `Array<Element>`; nil where the type is another.
  fileprivate var elementOfArray: TypeSyntax? {
    if case .array(let element) = withoutAttributes { return element }
    guard let last = namedType?.components.last, last.name == "Array" else { return nil }
    return last.genericArguments.first
  }

  /// A value that is sent: of a tuple each element, for the compiler takes none of a whole that is sent.
  fileprivate func sent(_ value: String) -> String {
    switch self {
    case .tuple(let elements) where elements.count > 1:
      let parts = elements.enumerated().map { index, element in
        (element.label.map { $0 == "_" ? "" : "\($0): " } ?? "")
          + element.type.sent("\(value).\(index)")
      }
      return "(\(parts.joined(separator: ", ")))"
    case .attributed(let type, let specifiers, _) where specifiers.contains { $0.name == "sending" }:
      return type.sent(value)
    default: return "_sent(\(value))"
    }
  }
}
