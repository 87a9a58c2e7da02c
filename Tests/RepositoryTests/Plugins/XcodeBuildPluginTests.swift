import Foundation
import Testing

/// Tests of the build plugin in an Xcode project.
@Suite(.enabled(if: XcodePlugins.canBeCompiled))
struct XcodeBuildPluginTests {
  private let folder: ProjectFolder

  init() throws { folder = try ProjectFolder() }

  @Test func testTargetReadsEachDependencyOnce() async throws {
    #expect(
      try await commands(for: "AviaryTests") == """
        Generating mocks for AviaryTests
        tool MynahTool
        argument generate
        argument @work/arguments.txt
        input AviaryTests/BirdTests.swift
        input Aviary/App.swift
        input Aviary Kit/Bird.swift
        input Mynah/Mynah.swift
        input MynahCore/Mock.swift
        input Nests/Nest.swift
        input Twigs/Twig.swift
        input work/arguments.txt
        output work/AviaryTestsMocks.swift

        """)
    #expect(
      try await arguments(for: "AviaryTests") == """
        --test-module AviaryTests --module AviaryTests --sources AviaryTests/BirdTests.swift \
        --tests AviaryTests/BirdTests.swift --module Aviary --sources Aviary/App.swift \
        --module Aviary_Kit --sources Aviary Kit/Bird.swift --dependency Mynah=Mynah/Mynah.swift \
        --dependency MynahCore=MynahCore/Mock.swift --dependency Nests=Nests/Nest.swift \
        --dependency Twigs=Twigs/Twig.swift --by-plugin --output work/AviaryTestsMocks.swift \
        --ignore-stamp work/arguments.txt
        """)

    let file = folder.url.appendingPathComponent("work/arguments.txt")
    let past = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: file.path)
    _ = try await commands(for: "AviaryTests")
    let date = try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate]
    #expect(date as? Date == past)
  }

  @Test func importsDetermineTheArguments() async throws {
    #expect(
      try await arguments(for: "KitTests").hasPrefix(
        """
        --test-module KitTests --module KitTests --sources KitTests/KitTests.swift \
        --tests KitTests/KitTests.swift --module Aviary_Kit --sources Aviary Kit/Bird.swift \
        --dependency Nests=Nests/Nest.swift --dependency Twigs=Twigs/Twig.swift --by-plugin
        """))

    #expect(
      try await arguments(for: "CoreTests").hasPrefix(
        """
        --test-module CoreTests --library MynahCore --module CoreTests \
        --sources CoreTests/CoreTests.swift --tests CoreTests/CoreTests.swift --by-plugin
        """))
  }

  @Test func filesThatAPackageTargetLeavesOutAreNotRead() async throws {
    try folder.write(["Nests/LeftOut.swift": ""])
    #expect(
      try await arguments(for: "KitTests") == """
        --test-module KitTests --module KitTests --sources KitTests/KitTests.swift \
        --tests KitTests/KitTests.swift --module Aviary_Kit --sources Aviary Kit/Bird.swift \
        --dependency Nests=Nests/Nest.swift --dependency Twigs=Twigs/Twig.swift --by-plugin \
        --output work/KitTestsMocks.swift --ignore-stamp work/arguments.txt
        """)
  }

  @Test func productTypesDetermineTheArguments() async throws {
    #expect(
      try await arguments(for: "AviaryMocks").hasPrefix("--test-module AviaryMocks --public "))
  }

  @Test func targetsWithoutMynahGetAnExplanation() async throws {
    #expect(
      try await commands(for: "OtherTests") == """
        error: The target 'OtherTests' uses the plugin MynahPlugin, but doesn't depend on Mynah. \
        In Xcode, add the library Mynah to "Link Binary With Libraries" in the target's build phases.

        """)
    #expect(
      try await commands(for: "Unused").hasPrefix(
        "warning: The target 'Unused' uses the plugin MynahPlugin, but doesn't depend on Mynah.")
    )
  }

  @Test func buildSettingsAreReadFromTheProject() async throws {
    try folder.writeProjectFile(
      [
        "Aviary": "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; PRODUCT_NAME = \"The Aviary\";",
        "Aviary Kit": """
        PRODUCT_MODULE_NAME = AviaryKit; SWIFT_APPROACHABLE_CONCURRENCY = NO; SWIFT_VERSION = 5.0;
        """,
        "AviaryTests": "PRODUCT_NAME = \"$(TARGET_NAME)\";",
      ], all: "SWIFT_APPROACHABLE_CONCURRENCY = YES; SWIFT_VERSION = 6.0;")
    #expect(
      try await arguments(for: "AviaryTests").hasPrefix(
        """
        --test-module AviaryTests --module AviaryTests --nonsending-by-default \
        --sources AviaryTests/BirdTests.swift --tests AviaryTests/BirdTests.swift \
        --module The_Aviary --default-isolation MainActor --nonsending-by-default \
        --sources Aviary/App.swift --module AviaryKit --language-mode 5.0 \
        --sources Aviary Kit/Bird.swift --dependency
        """))
    #expect(
      try await commands(for: "AviaryTests").contains("input Aviary.xcodeproj/project.pbxproj\n"))
  }

  @Test func compilationFlagsAreReadFromTheProject() async throws {
    try folder.writeProjectFile(
      [
        "Aviary": "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"PREMIUM $(inherited)\";",
        "Aviary Kit": "SWIFT_ACTIVE_COMPILATION_CONDITIONS = KIT;",
      ], all: "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"DEBUG $(inherited)\";")
    let arguments = try await arguments(for: "AviaryTests")
    #expect(
      arguments.matches(of: /--define ((?:\S+=[A-Z]+ )+)/).map { String($0.1) } == [
        "AviaryTests=DEBUG ", "Aviary=DEBUG Aviary=PREMIUM ", "Aviary_Kit=KIT ",
      ])
  }

  @Test func mynahFileAddsSettingsThatTheProjectLacks() async throws {
    try folder.writeProjectFile(["Aviary": "SWIFT_DEFAULT_ACTOR_ISOLATION = nonisolated;"])
    try folder.write([
      ".mynah": """
      # From Shared.xcconfig
      SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor
      Aviary Kit: PRODUCT_MODULE_NAME = AviaryKit

      what is this
      """,
      "Aviary/.mynahignore": "",
    ])
    #expect(
      try await arguments(for: "AviaryTests").hasPrefix(
        """
        --test-module AviaryTests --module AviaryTests --default-isolation MainActor \
        --sources AviaryTests/BirdTests.swift --tests AviaryTests/BirdTests.swift \
        --module Aviary --default-isolation nonisolated --sources Aviary/App.swift \
        --module AviaryKit --default-isolation MainActor --sources Aviary Kit/Bird.swift
        """))
    let inputs = try await commands(for: "AviaryTests")
    #expect(
      inputs.contains(
        """
        input Aviary.xcodeproj/project.pbxproj
        input .mynah
        input Aviary/.mynahignore
        input work/arguments.txt

        """))
  }

  @Test func buildFolderIsNotAnInput() async throws {
    let run = try await XcodePlugins.shared.value.run(
      "MynahPlugin", in: folder.url,
      [
        "folders", "Sources/Aviary/Bird.swift", ".build/checkouts/nests/Sources/Nests/Nest.swift",
        ".build/plugins/outputs/aviary/Aviary/destination/OtherPlugin/Made.swift",
      ])
    #expect(
      run.output == """
        \(folder.url.path)
        \(folder.url.path)/Sources
        \(folder.url.path)/Sources/Aviary

        """)
  }

  // MARK: - Support

  /// Returns the plugin's output for a target.
  private func commands(for target: String) async throws -> String {
    let run = try await XcodePlugins.shared.value.run("MynahPlugin", in: folder.url, [target])
    return folder.relative(run.output)
  }

  /// Returns the arguments that the plugin passes to the tool for a target.
  private func arguments(for target: String) async throws -> String {
    _ = try await commands(for: target)
    return try folder.text(of: "work/arguments.txt").replacing("\n", with: " ")
  }
}
