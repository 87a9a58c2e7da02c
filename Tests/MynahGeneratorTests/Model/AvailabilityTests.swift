import Testing

@testable import MynahGenerator

struct AvailabilityTests {
  @Test(
    arguments: [
      ("macOS 13, *", "@available(macOS 13, *) "),
      ("Birds 1.0, *", ""),
      (
        "Birds 1.0, iOS 16, macOSApplicationExtension 13, *",
        "@available(iOS 16, macOSApplicationExtension 13, *) "
      ),
      (
        "*, deprecated, message: \"Birds 1.0, *\"",
        "@available(*, deprecated, message: \"Birds 1.0, *\") "
      ),
      ("swift 6", "@available(swift 6) "),
    ] as [(String, String)])
  func availabilityMacrosOfOtherPackagesAreOmitted(arguments: String, expected: String) throws {
    let source = "public protocol Bird { @available(\(arguments)) func f() }"
    let birds = module("Birds", isInPackage: false, source)
    #expect(
      try model(of: "Bird", in: [birds]).outline == ["\(expected)f(): () -> Void"])
  }

  @Test func availabilityMacrosOfThePackageAreKept() throws {
    let source = "@available(Birds 1.0, *) protocol Bird {}"
    #expect(
      try model(of: "Bird", in: [module("Birds", source)]).availability.map(\.lines) == [
        "@available(Birds 1.0, *)"
      ])
  }

  @Test func membersKeepTheirAvailability() throws {
    let conditional = """
      #if os(macOS)
      @available(macOS 13, *)
      #endif
      protocol Bird {
        #if os(iOS)
        @available(iOS 16, *)
        #else
        @available(*, deprecated)
        #endif
        func fly()
      }
      """
    let model = try model(of: "Bird", in: [module("Birds", conditional)])
    #expect(model.availability.map(\.lines) == ["#if os(macOS)\n@available(macOS 13, *)\n#endif"])
    #expect(
      model.members.map { $0.prefix.attributes.map(\.lines) } == [
        [
          "#if os(iOS)\n@available(iOS 16, *)\n#endif",
          "#if !(os(iOS))\n@available(*, deprecated)\n#endif",
        ]
      ])

    let source = """
      @available(*, deprecated) struct Old {}
      protocol Bird {
        @available(*, deprecated) func f(_ a: [Old]) -> Int
        @available(*, deprecated) func g() -> Old?
        @available(*, deprecated) func h()
        @available(macOS 99, *) subscript(a: Int) -> Int { get }
      }
      """
    let generated = generation(of: module("Birds", source), forwards: false).source
    #expect(
      lines(with: "private let _", ".call(", in: generated) == [
        "private let _f: _MockedMember<[Old], ([Old]) -> Int, Int, Never>",
        "private let _g: _MockedMember<Void, () -> Old?, Old?, Never>",
        "private let _h: _MockedMember<Void, () -> Void, Void, Never>",
        "private let _subscript: _MockedMember<Int, (Int) -> Int, Int, Never>",
        "self._f.call(a) { $0(a) }", "self._g.call(()) { $0() }",
        "self._h.call(()) { $0() }", "self._subscript.call(a) { $0(a) }",
      ])
    let attributes = lines(with: "@available", in: generated)
    #expect(attributes.count { $0 == "@available(*, deprecated)" } == 6)
    #expect(attributes.count { $0 == "@available(macOS 99, *)" } == 3)
  }
}
