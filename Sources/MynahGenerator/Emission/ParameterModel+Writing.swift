internal import MynahSyntax

extension ParameterModel {
  // MARK: - Types

  /// The type in the declaration.
  private var declared: String {
    switch kind {
    case .pack: type.description
    case .variadic: "\(modifiers.words)\(element)..."
    default: modifiers.words + type.description
    }
  }

  /// The type of the stored argument in the log.
  var stored: String {
    if isUnrecorded { return "_UnrecordedArgument<\(value)>" }
    return switch kind {
    case .pack: "(\(value))"
    case .nonEscaping: "NonEscapingClosure<\(value)>"
    case .throwingAutoclosure: "_EvaluatedAutoclosure<\(value)>"
    default: value.description
    }
  }

  /// The type in a stub's closure.
  ///
  /// Swift can't store a closure that takes a pack, so the closure takes a tuple.
  var closureType: String { kind == .pack ? stored : closure.description }

  /// The type in a closure that has the exact type of the declaration.
  var exactClosureType: String { kind == .pack ? stored : exactClosure.description }

  /// The type in the pattern.
  var pattern: String {
    if isUnrecorded || kind == .pack { return "\(stored)?" }
    return TypeSyntax.optional(value).description
  }

  /// The element type of a variadic parameter.
  private var element: String { type.isFunction ? "(\(type.value))" : type.value.description }

  // MARK: - Declarations

  /// The parameter as source text in the declaration.
  var declaration: String { head() + declared + defaultClause }

  /// Returns the parameter as source text in the pattern of a method or subscript.
  func patternDeclaration(_ kind: PatternParameter.Kind = .all, isIndex: Bool = false) -> String {
    let type =
      switch kind {
      case .values: value.description
      case .matchers: "PropertyPattern<\(value)>"
      default: pattern
      }
    let omitted =
      switch kind {
      case .matchers: DefaultArgument?.none
      case .values: defaultArgument
      default: patternDefault
      }
    let clause = (omitted?.text).prefixed(" = ")
    return "\(head(isIndex))@autoclosure () -> \(type)\(clause)"
  }

  /// The parameter as source text in a pattern that takes a matcher without a type.
  var untypedDeclaration: String { "\(head())@autoclosure () -> _Untyped?" }

  /// A Boolean value that indicates whether a pattern can require the parameter as a value.
  var takesPlainValue: Bool { kind == .plain && !type.isFunction && defaultArgument == nil }

  /// Returns the parameter as source text in a pattern that takes variadic values one by one.
  func variadicDeclaration(isIndex: Bool) -> String {
    "\(head(isIndex))\(element)..."
  }

  /// A Boolean value that indicates whether an element of a variadic parameter can be a matcher.
  ///
  /// If the elements are optional, the pattern that takes only values accepts matchers, too, and
  /// the compiler couldn't choose between the patterns.
  var takesMatchersAsElements: Bool { type.value.wrappedType == nil }

  /// The names of the parameters after the first one that take the elements of a variadic
  /// parameter.
  var elementNames: [String] { (2...5).map { "_\(name.unquoted)\($0)" } }

  /// Returns the parameters that take the elements of a variadic parameter as values or matchers.
  ///
  /// Two elements are required, so `any()` alone matches all elements.
  func elementDeclarations(isIndex: Bool) -> [String] {
    let part = "@autoclosure () -> \(TypeSyntax.optional(type.value))"
    let others = elementNames.dropLast().map { "_ \($0): \(part)" }
    var declarations = [head(isIndex) + part]
    declarations += others.prefix(1)
    declarations += others.dropFirst().map { "\($0) = _omittedPart()" }
    declarations += elementNames.suffix(1).map { "_ \($0): \(element)..." }
    return declarations
  }

  /// The value of an autoclosure that's recorded as a closure, because it suspends.
  ///
  /// It's nil for other parameters, and for optional values, because a matcher would be ambiguous.
  var valueOfClosure: TypeSyntax? {
    guard type.isAutoclosure, kind != .autoclosure, kind != .throwingAutoclosure,
      let value = function?.result, value.wrappedType == nil
    else { return nil }
    return value
  }

  /// Returns the parameter as source text in a pattern that takes the value of an autoclosure.
  func autoclosureDeclaration(isIndex: Bool) -> String {
    "\(head(isIndex))@autoclosure () -> \(valueOfClosure ?? value)"
  }

  /// The parameter as source text in a subscript, with a label only if there's an explicit one.
  var subscriptDeclaration: String { head(true) + declared + defaultClause }

  private var defaultClause: String { (defaultArgument?.text).prefixed(" = ") }

  /// Returns the label and the name.
  ///
  /// An index only has a label if it's written.
  private func head(_ isIndex: Bool = false) -> String {
    guard let label else { return "_ ".when(!isIndex) + "\(name): " }
    if !isIndex, label.unquoted == name.unquoted { return "\(label.asLabel): " }
    return "\(label.asLabel) \(name): "
  }

  // MARK: - Expressions

  /// The statement that must run before the call is recorded.
  var preparation: String? {
    switch kind {
    // A closure can't consume a captured value, but it can take the value out of an optional.
    case .owned where isUnrecorded: "var \(name) = Optional(\(name))"
    case .autoclosure: "let \(name): \(value) = \(name)()"
    case .throwingAutoclosure: "let \(name): \(stored) = .init(\(name))"
    // A closure can't capture a borrowed value.
    case .borrowed where !isUnrecorded: "let \(name): \(value) = copy \(name)"
    default: nil
    }
  }

  /// The expression that records an argument, such as `place` or `copy place`.
  var recorded: String {
    if isUnrecorded { return ".init()" }
    return switch kind {
    case .nonEscaping: ".init()"
    case .pack: "(repeat each \(name))"
    case .owned: "copy \(name)"
    case .plain, .inout, .borrowed, .variadic, .autoclosure, .throwingAutoclosure: name
    }
  }

  /// The statements that let a stub's closure change a copy of an `inout` parameter, if it must.
  var copying: String? {
    transferredCopy.map {
      "nonisolated(unsafe) var \($0): \(value) = \(name); defer { \(name) = \($0) }; "
    }
  }

  /// The expression that passes an argument to a stub's closure, such as `&place`.
  var passed: String {
    if kind == .throwingAutoclosure {
      let closure = "{ try \(name).get() }"
      if isTransferred { return "_transferred(\(closure) as () throws -> \(value))" }
      return closure
    }
    if isTransferred, kind != .inout, !isUnrecorded {
      let copy = "copy ".when(kind == .owned)
      return "_transferred(\(copy)\(name))"
    }
    return switch kind {
    case .inout: "&\(transferredCopy ?? name)"
    case .owned where isUnrecorded: "\(name).take()!"
    case .owned: "copy \(name)"
    case .pack: recorded
    // The Swift 6.3 compiler crashes if a closure passes on the tuple itself, so pass on its
    // elements. Remove this case when the oldest supported version doesn't crash.
    case .plain where type.isTupleOfPack: "(repeat each \(name))"
    case .plain, .borrowed, .variadic, .autoclosure, .nonEscaping, .throwingAutoclosure: name
    }
  }

  /// Returns the expression that passes an argument to the closure of a rethrowing function's stub.
  ///
  /// If the argument is a throwing closure, the expression records its errors.
  ///
  /// - Parameter errors: The name of the variable that records the errors.
  func passed(recordingErrorsIn errors: String) -> String {
    guard let function = rethrown else { return passed }
    let isTyped = function.effects.thrownType != nil
    let names = function.parameters.indices.map { (isTyped ? "_" : "$") + "\($0)" }
    let arguments = zip(function.parameters, names).map { "&".when($0.type.isInout) + $1 }
    // Swift doesn't infer the error type of a closure or a `do` statement.
    let head = "(\(names.commaSeparated)) \(function.effects.description) in ".when(isTyped)
    let type = function.effects.thrownType.map { " throws(\($0))" } ?? ""
    let called = kind == .throwingAutoclosure ? "\(name).get" : name
    let closure =
      "{ \(head)do\(type) { return \(function.effects.marks)\(called)(\(arguments.commaSeparated)) }"
      + " catch { throw \(errors).recordThrown(error) } }"
    if wrappedFunction == nil { return closure }
    return "\(name).map { \(name) in \(closure) }"
  }

  /// The matcher for the pattern's argument.
  var matcher: String {
    switch kind {
    case .nonEscaping: "_nonEscapingArgument(\(name))"
    case .throwingAutoclosure: "_autoclosureArgument(\(name))"
    default: "_argument(\(name))"
    }
  }

  /// The argument of a call as a value of the stored type.
  var exact: String {
    if isUnrecorded { return "\(stored)()" }
    return switch kind {
    case .pack, .nonEscaping: recorded
    case .autoclosure: "\(name)()"
    case .throwingAutoclosure: "_EvaluatedAutoclosure(\(name))"
    case .borrowed, .owned: "copy \(name)"
    case .plain, .inout, .variadic: name
    }
  }

  /// The argument of a call as source text in another call to the same member.
  var forwarded: String {
    // An autoclosure that the call doesn't evaluate right away is passed on as the expression that
    // evaluates it.
    if kind == .throwingAutoclosure { return "try \(name).get()" }
    if kind != .autoclosure, let evaluated { return evaluated }
    if kind == .inout { return "&\(name)" }
    // The log stores the value too, so the compiler can't prove that sending it is safe.
    if transfersOnForward { return "_transferred(\(name))" }
    return passed
  }

  /// A Boolean value that indicates whether forwarding a call must send the argument.
  var transfersOnForward: Bool {
    (kind == .plain || kind == .nonEscaping) && !type.isPlainlySendable
      && (type.hasSpecifier("sending") || modifiers.contains { $0.name == "sending" })
  }

  /// The expression that evaluates an autoclosure, or nil for other parameters.
  private var evaluated: String? {
    guard type.isAutoclosure, let effects = function?.effects else { return nil }
    return "\(effects.marks)\(name)()"
  }

  /// A Boolean value that indicates whether the parameter is forwarded as a throwing autoclosure.
  var isThrowingAutoclosure: Bool {
    kind != .autoclosure && type.isAutoclosure && function?.effects.isThrowing == true
  }

  /// The argument of an initializer as source text in the call to the superclass's initializer.
  var superclassArgument: String {
    label.beforeArgument
      + (evaluated ?? "&".when(type.isInout) + name)
  }
}
