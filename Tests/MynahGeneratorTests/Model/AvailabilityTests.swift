import Testing

@testable import MynahGenerator

struct AvailabilityTests {
  @Test(arguments: [
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
  ])
  func versionsThatOnlyThePackageHasNamesForAreLeftOut(
    arguments: String, expected: String
  ) throws {
    let source = "public protocol Bird { @available(\(arguments)) func f() }"
    let birds = module("Birds", isInPackage: false, source)
    #expect(try model(of: "Bird", in: [birds]).outline == ["\(expected)f(): () -> Void"])
  }

  @Test func thePackagesOwnTestsKnowItsNames() throws {
    let source = "@available(Birds 1.0, *) protocol Bird {}"
    #expect(
      try model(of: "Bird", in: [module("Birds", source)]).availability == [
        "@available(Birds 1.0, *)"
      ])
  }

  @Test func attributesKeepTheirConditions() throws {
    let source = """
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
    let model = try model(of: "Bird", in: [module("Birds", source)])
    #expect(model.availability == ["#if os(macOS)\n@available(macOS 13, *)\n#endif"])
    #expect(
      model.members.map(\.prefixes) == [
        [
          "#if os(iOS)\n@available(iOS 16, *)\n#endif",
          "#if !(os(iOS))\n@available(*, deprecated)\n#endif",
        ]
      ])
  }
}
