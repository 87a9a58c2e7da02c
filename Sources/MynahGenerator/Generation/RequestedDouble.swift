internal import MynahSyntax

/// A test double that the generator must create for a type.
struct RequestedDouble {
  var type: DeclaredType
  let style: Style

  /// The name that tests use, or nil until the generator chooses one.
  var name: String?

  /// The mention of the type in a test, or nil if it isn't known.
  var mention: Mention?

  /// A Boolean value that indicates whether a test mentions the type without generic arguments.
  var isUnspecialized = false
}

extension RequestedDouble {
  /// Returns the names that tests can use for a test double, beginning with the complete name.
  ///
  /// `StubbableHttpClientConnecting` and `StubbableHttpClient` are names for
  /// `HttpClientConnecting`. `ServiceProtocolStub` and `ServiceStub` are names for
  /// `ServiceProtocol`.
  static func names(of type: DeclaredType, in style: Style) -> [String] {
    names(ofTypeNamed: type.name, in: style)
  }

  /// Returns the names that tests can use for a test double of a type with the given name.
  static func names(ofTypeNamed base: String, in style: Style) -> [String] {
    switch style {
    case .mock: ["\(base)Mock"]
    case .stubbable:
      ["Stubbable\(base)"] + base.withoutLastParticiple.asArray.map { "Stubbable\($0)" }
    case .autostub:
      ["\(base)Stub"]
        + ["Interface", "Protocol"].filter { base.hasSuffix($0) && base != $0 }
        .map { "\(base.dropLast($0.count))Stub" }
    }
  }
}

extension String {
  /// The name without a participle, such as `HttpClient` for `HttpClientConnecting`.
  ///
  /// It's nil if the name doesn't end with a participle.
  fileprivate var withoutLastParticiple: String? {
    guard hasSuffix("ing"), let last = lastIndex(where: \.isUppercase), last != startIndex else {
      return nil
    }
    return String(self[..<last])
  }
}

extension TestDouble {
  /// Creates the model of a test double.
  init(
    _ requested: RequestedDouble, for request: Generation.Request, in program: Program,
    clients: ClientMocks
  ) throws(Refusal) {
    let type = requested.type
    do throws(Refusal) {
      if request.isPublic { try Mockability.checkLibrary(requested, in: request.testModule) }
      try Mockability.check(type, requested.style, in: program)
      let model = try MockModel.model(
        of: type, named: requested.name ?? "", in: program, clients: clients)
      if request.isPublic { try Mockability.checkLibrary(model, of: type) }
      model.isRequestedUnspecialized = requested.isUnspecialized
      model.isCreatedByName =
        request.isPublic || request.mentions?.mockNames.contains(model.mockName) ?? true
      if requested.style != .mock, let superclass = model.superclass {
        throw Refusal(
          of: type,
          reason: "it requires the class \(superclass.reference), and stubs don't have superclasses"
        )
      }
      if requested.style != .mock {
        model.makeNonthrowing()
      } else if request.mentions?.mentionDefaults ?? true {
        model.offerDefaults()
      }
      switch requested.style {
      case .mock: self = .mock(model)
      case .stubbable: self = .stubbable(try StubbableModel(model, of: type, in: program))
      case .autostub: self = .autostub(try AutostubModel(model, of: type, in: program))
      }
    } catch {
      var refusal = error
      refusal.style = requested.style
      throw refusal
    }
  }
}
