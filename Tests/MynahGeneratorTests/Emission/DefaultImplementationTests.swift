import MynahSyntax
import Testing

@testable import MynahGenerator

struct DefaultImplementationTests {
  private static let host = """
    protocol Host {
      func name() -> String
      func greeting() -> String
    }
    extension Host {
      func greeting() -> String { "Hello, \\(name())!" }
    }
    """

  @Test func aNestedTypeCallsTheDefaultImplementation() {
    let generated = generation(
      of: module("Hosts", Self.host),
      tests: "let host = mock(Host.self); given(host.greeting()).willUseDefault()"
    ).source
    #expect(
      lines(generated).drop { !$0.hasPrefix("nonisolated final class") }.prefix { $0 != "}" }
        == lines(
          """
          nonisolated final class HostMock: Host, Mock, _HasDefaultImplementations, _ReportsToTests, @unchecked Sendable {
            let mockingContext: MockingContext
            private let _name: _MockedMember<Void, () -> String, String, Never>
            private let _greeting: _MockedMember<Void, () -> String, String, Never>

            init(at location: CodeLocation) {
              _name = .init("name()")
              _greeting = .init("greeting()", hasDefault: true)
              mockingContext = MockingContext("Host", members: [_name, _greeting], location: location)
            }

            static var mockingContext: MockingContext {
              _staticContext(of: Self.self, "Host")
            }

            func name() -> String {
              self._name.call(()) { $0() }
            }

            @_disfavoredOverload
            func name() -> CallPattern<() -> String, String, Never> {
              self._name.pattern()
            }

            func greeting() -> String {
              self._greeting.call(()) { $0() } super: { self._defaults.greeting() }
            }

            @_disfavoredOverload
            func greeting() -> _DefaultCallPattern<() -> String, String, Never> {
              _DefaultCallPattern(self._greeting.pattern())
            }

            fileprivate var _defaults: _Defaults {
              get { _Defaults(self) }
              set {}
            }

            fileprivate nonisolated final class _Defaults: Host, @unchecked Sendable {
              let _mock: HostMock

              init(_ mock: HostMock) { _mock = mock }

              func name() -> String {
                _mock._name.call(()) { $0() }
              }

              @_disfavoredOverload
              @_implements(Host, greeting())
              func _greeting() -> String {
                _mock._greeting.call(()) { $0() } super: { _mock._defaults.greeting() }
              }
            }
          """)[...])
  }

  @Test func assignmentsInTheNestedTypeAreCallsOfTheMock() {
    let source = """
      protocol Host {
        var name: String { get set }
        subscript(day: Int) -> String { get set }
        func greet()
      }
      extension Host { func greet() {} }
      """
    let generated = generation(
      of: module("Hosts", source), tests: "mock(Host.self).useDefaultImplementations()"
    ).source
    #expect(
      lines(generated).drop { !$0.hasPrefix("    init(_ mock: HostMock)") }.dropFirst()
        .prefix { !$0.contains("@_disfavoredOverload") }
        == lines(
          """

              var name: String {
                get {
                  _mock._name.call(()) { $0() }
                }
                set {
                  _mock._set_name.call(newValue) { $0(newValue) }
                }
              }

              subscript(day: Int) -> String {
                get {
                  _mock._subscript.call(day) { $0(day) }
                }
                set {
                  _mock._set_subscript.call((day, newValue)) { $0(day, newValue) }
                }
              }

          """)[...])
  }

  @Test func theNestedTypeIsOnlyGeneratedIfTestsMentionDefaultImplementations() {
    for (tests, isMentioned) in [
      ("mock(Host.self)", false), ("mock(Host.self).useDefaultImplementations()", true),
      ("mock(Host.self); given(host.greeting()).willUseDefault()", true),
    ] {
      let generated = generation(of: module("Hosts", Self.host), tests: tests).source
      #expect(generated.contains("_Defaults") == isMentioned, "\(tests)")
      #expect(
        lines(with: "hasDefault", in: generated) == [
          #"_greeting = .init("greeting()", hasDefault: true)"#
        ])
    }
  }

  @Test(
    arguments: rows(
      """
      extension Bird { func fly() -> Int { 1 } } => fly()
      extension Bird { var name: String { "" } } => name
      extension Bird { var age: Int { get { 1 } set {} } } => age, age
      extension Bird { var age: Int { 1 } } =>\u{20}
      extension Bird { static func hatch() {} } => hatch()
      extension Bird { func sing(_ song: Int) {} } => sing(_:)
      extension Bird { func sing(_ song: String) {} } => sing(_:)
      extension Bird { func sing(_ song: Int, loud: Bool = true) {} } =>\u{20}
      extension Bird { func glide() throws {} } => glide()
      extension Bird { func glide() {} } => glide()
      extension Bird { func swim() {} } =>\u{20}
      extension Bird { mutating func grow() {} } => grow()
      extension Bird { func eat(_ food: Int...) {} } =>\u{20}
      extension Bird { subscript(day: Int) -> Int { day } } =>\u{20}
      extension Animal { func fly() -> Int { 1 } } => fly()
      extension Animal { func move() {} } => move()
      extension Bird { func move() {} } => move()
      extension Bird where Self: AnyObject { func fly() -> Int { 1 } } =>\u{20}
      extension Bird { private func fly() -> Int { 1 } } =>\u{20}
      fileprivate extension Bird { func fly() -> Int { 1 } } =>\u{20}
      @MainActor extension Bird { func fly() -> Int { 1 } } =>\u{20}
      """))
  func membersWithDefaultImplementationsAreFound(source: String, names: String) throws {
    let bird = """
      protocol Animal { func move() }
      protocol Bird: Animal {
        func fly() -> Int
        var name: String { get }
        var age: Int { get set }
        static func hatch()
        func sing(_ song: Int)
        func sing(_ song: String)
        func glide() throws
        func swim() async
        mutating func grow()
        func eat(_ food: Int...)
        subscript(day: Int) -> Int { get }
      }

      """
    let model = try model(of: "Bird", in: [module("Birds", bird + source)])
    #expect(model.namesWithDefaults == names)
  }

  @Test(
    arguments: rows(
      """
      protocol Bird { func fly() -> Int } => fly()
      protocol Bird: Hashable { func fly() -> Int } => fly()
      protocol Bird: AnyObject { associatedtype Food; func fly() -> Int; func eat(_ food: Food) } => fly()
      protocol Bird: Actor { func fly() -> Int } =>\u{20}
      protocol Bird { func fly() -> Int; init(name: String) } =>\u{20}
      protocol Bird { func fly() -> Int; func named(_ name: String) -> Self } =>\u{20}
      protocol Bird { func fly() -> Int; func meet(_ other: Self) } =>\u{20}
      protocol Bird: NSObjectProtocol { func fly() -> Int } =>\u{20}
      class Animal {}; protocol Bird: Animal { func fly() -> Int } =>\u{20}
      """))
  func onlyProtocolsThatANestedTypeCanImplementHaveDefaults(
    source: String, names: String
  ) throws {
    let fly = "\nextension Bird { func fly() -> Int { 1 } }"
    let model = try model(of: "Bird", in: [module("Birds", source + fly)])
    #expect(model.namesWithDefaults == names)
  }

  @Test(arguments: [
    ("@inlinable", "fly()"), ("@available(*, deprecated)", ""), ("@_disfavoredOverload", ""),
  ])
  func defaultImplementationsThatTheCompilerMightNotPreferAreNotCalled(
    attribute: String, names: String
  ) throws {
    let source = "protocol Bird { func fly() }\nextension Bird { \(attribute) func fly() {} }"
    let model = try model(of: "Bird", in: [module("Birds", source)])
    #expect(model.namesWithDefaults == names)
  }

  @Test func aPublicProtocolNeedsPublicDefaultImplementations() throws {
    let source = """
      public protocol Bird { func fly(); func land(); func eat() }
      extension Bird { func fly() {}; public func land() {} }
      public extension Bird { func eat() {} }
      """
    let model = try model(of: "Bird", in: [module("Birds", source)])
    #expect(model.namesWithDefaults == "land(), eat()")
  }

  @Test func aDefaultImplementationThatThrowsLessIsCalledWithoutTry() {
    let source = """
      protocol Bird { func fly() throws -> Int; var name: String { get throws } }
      extension Bird { func fly() -> Int { 1 }; var name: String { "" } }
      """
    let generated = generation(of: module("Birds", source), forwards: false).source
    #expect(
      lines(with: "self._defaults", in: generated) == [
        "try self._fly.call(()) { try $0() } super: { self._defaults.fly() }",
        "try self._name.call(()) { try $0() } super: { self._defaults.name }",
      ])
  }
}

extension MockModel {
  /// The names of the calls with a default implementation that tests can use.
  fileprivate var namesWithDefaults: String {
    members.filter { $0.defaultImplementation != nil }.flatMap(\.calls).map(\.displayName)
      .joined(separator: ", ")
  }
}
