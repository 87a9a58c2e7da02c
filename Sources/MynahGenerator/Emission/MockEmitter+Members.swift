internal import MynahSyntax

extension MockEmitter {
  /// Writes a member of the mocked type, and the patterns that `given` and `verify` take.
  func emit(_ member: MemberModel) {
    switch member.shape {
    case .method(let name, let patternName, let call):
      emitMethod(name, patternName, call, member)
    case .initializer(let failability, let call):
      emitInitializer(failability, call, member)
    case .property(let name, let getter, let setter):
      emitProperty(name, getter, setter, member)
    case .subscript(let getter, let setter):
      emitSubscript(getter, setter, member)
    }
  }

  // MARK: - Methods

  private func emitMethod(
    _ name: String, _ patternName: String, _ call: CallModel, _ member: MemberModel
  ) {
    writer.attributes(of: member)
    if call.isDisfavored { writer.line("@_disfavoredOverload") }
    emitFunction(name, call, member)
    if call.isFavoredByArgument, !call.isDisfavored, !call.sharesStorage {
      emitOverloadWithPack(patternName, call, member)
    }
    emitPatterns(patternName, call, member)
    emitAsyncPattern(patternName, call, member)
    if !call.sharesStorage { emitUntypedPattern(patternName, call, member) }
  }

  /// Writes a function that answers a call.
  func emitFunction(_ name: String, _ call: CallModel, _ member: MemberModel) {
    writer.function(
      "\(member.modifiers)func \(name)" + " ".when(member.isOperator), of: call,
      body: answer(call, of: member))
  }

  /// Writes an overload that's never called.
  ///
  /// If an overload has a type pack, the compiler doesn't favor other overloads by their argument.
  private func emitOverloadWithPack(_ name: String, _ call: CallModel, _ member: MemberModel) {
    writer.line()
    writer.availability(of: member)
    writer.line(
      "\(patternModifiers(of: member, call))func \(name)<each _Kind>"
        + "(\(call.storageName): repeat (each _Kind).Type) {}")
  }

  /// Writes the patterns that take a call's arguments as values or matchers.
  private func emitPatterns(_ name: String, _ call: CallModel, _ member: MemberModel) {
    // If another member emits these patterns, emit only the variadic ones.
    for parameters in patternParameters(of: call)
    where !call.sharesStorage || parameters.contains(where: \.isVariadic) {
      let isDisfavored =
        call.contextualResult == nil && !parameters.contains(where: \.takesOnlyMatchers)
      emitPattern(name, call, parameters, member, isDisfavored: isDisfavored)
      // In an `async` context, the compiler prefers the call, which could also return a matcher.
      // Swift 6.1 would send the matcher to the pattern. Remove the condition when Swift 6.2 is the
      // oldest supported version.
      if call.isAsync, parameters.contains(where: \.takesOnlyMatchers),
        call.parameters.contains(where: call.returnsMatcher)
      {
        writer.conditional("compiler(>=6.2)") {
          emitPattern(name, call, parameters, member, isDisfavored: false, isAsync: true)
        }
      }
    }
  }

  func emitPattern(
    _ name: String, _ call: CallModel, _ parameters: [PatternParameter], _ member: MemberModel,
    isDisfavored: Bool = true, isAsync: Bool = false
  ) {
    writer.line()
    writer.patternPrefix(of: member, isDisfavored: isDisfavored)
    var modifiers = patternModifiers(of: member, call)
    if isAsync { modifiers = member.patternModifiers("nonisolated(nonsending) ") }
    writer.function(
      "\(modifiers)func \(name)\(patternGenerics(of: call))",
      parameters.flatMap(\.declarations) + kindParameters(of: call),
      " async".when(isAsync) + " -> \(call.patternType)\(call.whereClause.spaced)",
      body: pattern(call, of: member, matchers: parameters.map(\.matcher)) { pattern in
        call.patternWrapper.map { "\($0)(\(pattern))" } ?? pattern
      })
  }

  /// Returns the modifiers of a method's pattern, each followed by a space.
  func patternModifiers(of member: MemberModel, _ call: CallModel) -> String {
    if call.isComparedOnMainActor { return member.patternModifiers("@MainActor ") }
    if call.isPatternIsolated { return member.patternModifiers("") }
    let isNonisolated = member.isStatic || model.isIsolated || member.isNonisolated
    return member.patternModifiers(nonisolated.when(isNonisolated))
  }

  /// Returns the generic parameters of a pattern, with an additional one if the pattern needs it.
  ///
  /// The compiler prefers a nongeneric call to a generic pattern.
  func patternGenerics(of call: CallModel) -> String {
    call.genericClause(adding: ["_Kind"].when(call.needsGenericPattern))
  }

  /// Returns the parameter that makes a pattern generic, if the pattern needs it.
  func kindParameters(of call: CallModel) -> [String] {
    [Self.kindParameter].when(call.needsGenericPattern)
  }

  /// The parameter that makes a pattern generic.
  static var kindParameter: String { "_kind: _Kind.Type = Never.self" }

  private func emitInitializer(
    _ failability: InitializerDeclaration.Failability, _ call: CallModel, _ member: MemberModel
  ) {
    writer.attributes(of: member)
    let keyword = "convenience ".when(!model.isActor)
    writer.function(
      "\(member.modifiers)\(keyword)init\(failability.mark)", of: call,
      body: ["self.init(at: .generated)"] + answer(call, of: member, isStatement: true))
    emitPatterns("initialize", call, member)
  }

  // MARK: - Properties

  private func emitProperty(
    _ name: String, _ getter: CallModel, _ setter: CallModel?, _ member: MemberModel
  ) {
    writer.attributes(of: member)
    let head = "\(member.modifiers)var \(name): \(getter.result.propertyType)"
    writer.declaration(head) { emitAccessors(getter, setter, member) }
    let base = name.unquoted
    let capitalized = base.capitalizedFirst
    // If the mocked type has a member with this name, skip the pattern, because the names would
    // collide.
    if isMentioned("get\(capitalized)"), !hasMember("get\(capitalized)()"),
      !hasMember("get\(capitalized)")
    {
      emitPattern("get\(capitalized)".asIdentifier, getter, [], member)
    }
    if let setter, isMentioned("set\(capitalized)"), !hasMember("set\(capitalized)(_:)") {
      let parameters = setter.parameters.map { PatternParameter($0) }
      emitPattern("set\(capitalized)".asIdentifier, setter, parameters, member)
    }
  }

  /// Returns a Boolean value that indicates whether a test might use a pattern such as `getName()`.
  func isMentioned(_ name: String) -> Bool {
    // A scan of the tests doesn't find names with spaces.
    guard let names = file.accessorNames, name.allSatisfy({ $0.isLetter || $0.isNumber }) else {
      return true
    }
    return names.contains(name)
  }

  /// Writes the accessors between the braces of a property or subscript.
  ///
  /// - Parameter takingPatterns: A Boolean value that indicates whether `given` and `verify` can
  ///   contain an assignment.
  func emitAccessors(
    _ getter: CallModel, _ setter: CallModel?, _ member: MemberModel, takingPatterns: Bool = true
  ) {
    let body = answer(getter, of: member)
    if setter == nil, getter.effects.isEmpty { return writer.lines(body) }
    writer.block("get\(getter.effects.clause)") { writer.lines(body) }
    guard let setter else { return }
    writer.block(setter.setterHead) {
      if takingPatterns { emitAssignmentPattern(setter, member) }
      writer.lines(answer(setter, of: member, isStatement: true))
    }
  }

  /// Writes the statements that record an assignment in `given` or `verify`.
  private func emitAssignmentPattern(_ setter: CallModel, _ member: MemberModel) {
    let assigned = "_assigned(\(setter.newValue))"
    let again = repeatedAssignment(setter, member)
    if setter.kind == .setter {
      let storage = setter.unsafeMark + storage(of: setter, member)
      return writer.line(
        "if _isAssignmentPattern { return \(storage).assign(\(assigned))\(again?.spaced ?? "") }")
    }
    let indices = setter.parameters.dropLast().map {
      "_assignedIndex(\($0.exact), \(setter.newValue))"
    }
    writer.block("if _isAssignmentPattern") {
      let assignment = assignment(setter, member, matchers: indices + [assigned], again)
      writer.lines(assignment)
      // If the assignment has several statements, they already end with a `return`.
      if assignment.count == 1 { writer.line("return") }
    }
  }
}

extension MockEmitter {
  /// Returns a closure that makes an assignment again, or nil if its arguments can't be kept.
  private func repeatedAssignment(_ setter: CallModel, _ member: MemberModel) -> String? {
    guard setter.parameters.allSatisfy({ $0.kind == .plain && !$0.isUnrecorded }) else {
      return nil
    }
    let owner = member.isStatic ? "Self" : "self"
    return "{ \(setter.unsafeMark)\(forwarded(setter, member, to: owner)) }"
  }

  /// Writes an `async` pattern with exact arguments for an `async` member with a contextual result,
  /// or for a member without a result if an extension has an `async` method that fits the call.
  ///
  /// In an `async` context, the compiler prefers `async` functions. Without this pattern, it would
  /// call the `async` method and treat the result as a property or an assignment in `given` or
  /// `verify`.
  func emitAsyncPattern(_ patternName: String, _ call: CallModel, _ member: MemberModel) {
    let areExact = call.parameters.allSatisfy {
      ($0.kind == .plain || $0.kind == .variadic) && !$0.type.isFunction && !$0.isUnrecorded
    }
    let isMistakenForRival = call.hasAsyncRival && call.result.isVoid && !call.hasTwin
    guard call.isMistakenForItsPattern || isMistakenForRival, !call.isComparedOnMainActor, areExact
    else { return }
    let isolation = "_isolation: isolated (any Actor)? = #isolation"
    writer.line()
    writer.patternPrefix(of: member, isDisfavored: isMistakenForRival)
    let matchers = call.parameters.map { "_exactly(\($0.exact))" }
    writer.function(
      "\(member.patternModifiers(""))func \(patternName)\(call.genericClause)",
      call.parameters.map(\.declaration) + [isolation].when(!call.takesIsolation),
      " async -> \(call.patternType)\(call.whereClause.spaced)",
      body: pattern(call, of: member, matchers: matchers) { $0 })
  }

  /// Writes a pattern that selects calls to a generic member for all of its generic types.
  ///
  /// It takes `any()` without a type. Only one of several members with the same name and labels has
  /// this pattern, because the patterns could have the same parameters.
  func emitUntypedPattern(_ patternName: String, _ call: CallModel, _ member: MemberModel) {
    guard call.hasPatternOfAllTypes, isFirst(call, of: member) else { return }
    let parameters = call.parameters.map { parameter in
      PatternParameter(parameter, parameter.type.mentions(call.genericNames) ? .untyped : .all)
    }
    let owner = member.isStatic ? "_statics" : "self"
    let matchers = parameters.map(\.matcher).commaSeparated
    writer.line()
    writer.patternPrefix(of: member)
    writer.function(
      "\(patternModifiers(of: member, call))func \(patternName)",
      parameters.flatMap(\.declarations),
      " -> \(call.patternTypeOfAllTypes)",
      body: ["\(owner).\(call.storageName).patternOfAllTypes(\(matchers))"])
  }

  /// Returns whether a method is the mock's first generic method with its name and labels.
  private func isFirst(_ call: CallModel, of member: MemberModel) -> Bool {
    let first = model.members.lazy.compactMap { other -> CallModel? in
      guard case .method(_, _, let method) = other.shape, other.isStatic == member.isStatic,
        method.displayName == call.displayName, method.isGeneric
      else { return nil }
      return method
    }.first
    return first === call
  }
}

extension CallModel {
  /// A Boolean value that indicates whether one stub can cover calls with all generic types.
  ///
  /// The error type can't depend on the generic types. Either an argument must depend on them, or
  /// the context of the call must determine them.
  fileprivate var hasPatternOfAllTypes: Bool {
    guard isGeneric, !parameters.contains(where: { $0.kind == .pack }) else { return false }
    if effects.typedFailure?.mentions(genericNames) == true { return false }
    return parameters.contains { $0.type.mentions(genericNames) } || contextualResult != nil
  }

  /// The type of the pattern that selects calls with all generic types.
  fileprivate var patternTypeOfAllTypes: String {
    let isUntyped = result.type?.mentions(genericNames) == true
    let value = isUntyped ? "_Untyped" : result.valueType
    return "_AllTypesPattern<\(value), \(effects.failure.written)>"
  }
}

extension TypeSyntax {
  /// Returns whether the type mentions any of the given generic parameters.
  fileprivate func mentions(_ names: [String]) -> Bool { names.contains(where: mentions) }
}

extension MockEmitter {
  /// Writes the protocol for the patterns of properties, and the extension that declares them.
  func emitPatterns() {
    guard let name = patternsName else { return }
    writer.line()
    writer.line("/// The properties of `\(model.mockName)` for `given` and `verify`.")
    writer.attributes(model.availability)
    let generics = model.generics
    let types = generics.parameters.map { "associatedtype \($0.name)" }
    let context = ["", "static "].map { "\($0)var mockingContext: MockingContext { get }" }
    let members = types + context.when(isConstrained)
    let body = " \(members.joined(separator: "; ")) ".when(!members.isEmpty)
    let parent = isConstrained ? "AnyObject" : mockProtocol
    writer.declaration("nonisolated protocol \(name): \(parent) {\(body)}")
    writer.line()
    writer.attributes(model.availability)
    // Swift infers the constraints that other constraints imply in an extension, but not in a
    // protocol.
    let constrained = generics.parameters.filter { !$0.constraint.isEmpty }.map(\.constrainedName)
    let constraints = constrained + [generics.relations].when(!generics.relations.isEmpty)
    let clause = " where \(constraints.commaSeparated)".when(!constraints.isEmpty)
    writer.block("nonisolated extension \(name)\(clause)") {
      var isFirst = true
      for members in [model.instanceMembers, model.staticMembers] {
        var index = 0
        for member in members {
          if case .property(let name, let getter, let setter) = member.shape {
            if !isFirst { writer.line() }
            isFirst = false
            writer.conditional(member.condition) {
              emitPattern(name, getter, setter, member, index: index)
            }
          }
          index += member.storedCalls.count
        }
      }
    }
  }

  /// Returns the expression for a mocked member in code outside the mock.
  ///
  /// The stored property of the mock is private, so the expression uses an index in the context.
  private func stored(_ call: CallModel, of member: MemberModel, at index: Int) -> String {
    let owner = "Self.".when(member.isStatic)
    let type = call.memberExpression(prefix: "\(model.selfType).")
    return "\(owner)mockingContext._member(\(index), as: \(type).self)"
  }

  private func emitPattern(
    _ name: String, _ getter: CallModel, _ setter: CallModel?, _ member: MemberModel, index: Int
  ) {
    let wrapper = setter == nil ? getter.patternWrapper : nil
    let pattern = "\(stored(getter, of: member, at: index)).pattern()"
    let read = wrapper.map { "\($0)(\(pattern))" } ?? pattern
    writer.patternPrefix(of: member)
    let isolation = "@MainActor ".when(getter.isBoundToMainActor)
    let head = "\(member.patternModifiers(isolation))var \(name): "
    let mark = getter.unsafeMark
    guard getter.effects.isEmpty, wrapper == nil else {
      return writer.declaration(head + getter.patternType) { writer.line(mark + read) }
    }
    writer.declaration("\(head)PropertyPattern<\(getter.result.valueType)>") {
      guard let setter else { return writer.line("\(mark)PropertyPattern(\(read))") }
      let assigned = "\(mark)\(stored(setter, of: member, at: index + 1)).assign(_assigned())"
      writer.block("get") { writer.line("\(mark)PropertyPattern(\(read))") }
      writer.block("set") { writer.line(assigned) }
    }
  }
}
