import Foundation
import Testing

/// Tests of the command `generate-mocks` in an Xcode project.
@Suite(.enabled(if: XcodePlugins.canBeCompiled))
struct XcodeCommandPluginTests {
  private let folder: ProjectFolder

  init() throws {
    folder = try ProjectFolder()
    try folder.makeTool()
  }

  @Test func mocksAreWrittenForChosenTargets() async throws {
    let run = try await command(
      "--target", "KitTests", "--target", "AviaryTests", "--only", "Bird")
    #expect(
      run.output == """
        generate @work/KitTests.txt --only Bird
        generate @work/AviaryTests.txt --only Bird

        """)
    #expect(run.status == 0)
    #expect(
      try arguments(for: "AviaryTests") == """
        --test-module AviaryTests --module AviaryTests --sources AviaryTests/BirdTests.swift \
        --tests AviaryTests/BirdTests.swift --module Aviary --sources Aviary/App.swift \
        --module Aviary_Kit --sources Aviary Kit/Bird.swift --dependency Mynah=Mynah/Mynah.swift \
        --dependency MynahCore=MynahCore/Mock.swift --dependency Nests=Nests/Nest.swift \
        --dependency Twigs=Twigs/Twig.swift --committed \
        --output AviaryTests/Mocks/AviaryTestsMocks.generated.swift
        """)
  }

  @Test func mocksAreWrittenForAllUnitTests() async throws {
    let run = try await command()
    #expect(
      run.output == """
        generate @work/AviaryTests.txt
        generate @work/CoreTests.txt
        generate @work/KitTests.txt

        """)
  }

  @Test func outputFolderCanBeSet() async throws {
    _ = try await command("--output", "Mocks of mine", "--target", "AviaryMocks")
    #expect(
      try arguments(for: "AviaryMocks") == """
        --test-module AviaryMocks --public --module AviaryMocks --sources AviaryMocks/Mocks.swift \
        --tests AviaryMocks/Mocks.swift --module Aviary_Kit --sources Aviary Kit/Bird.swift \
        --dependency Mynah=Mynah/Mynah.swift --dependency MynahCore=MynahCore/Mock.swift \
        --dependency Nests=Nests/Nest.swift --dependency Twigs=Twigs/Twig.swift --committed \
        --output Mocks of mine/AviaryMocksMocks.generated.swift
        """)
  }

  @Test(arguments: [
    (["Tests/Unit/Deep/EggTests.swift", "Tests/Unit/NestTests.swift"], "Tests/Unit"),
    (["Tests/All/EggTests.swift", "Tests/Unit/NestTests.swift"], "Tests/All"),
    (["Tests/Large/EggTests.swift", "Tests/Mocks/Mocks.swift"], "Tests"),
  ])
  func mocksAreNextToFilesIfTheManifestLimitsSources(files: [String], expected: String) async throws
  {
    #expect(try await command(["folder"] + files).output == "\(expected)\n")
  }

  @Test func unsuitableTargetsAreErrors() async throws {
    let run = try await command("--target", "Unused")
    #expect(
      run.output == """
        error: the target 'Unused' doesn't depend on Mynah. The targets that can hold mocks are: \
        AviaryMocks, AviaryTests, CoreTests, KitTests.

        """)
    #expect(run.status == 1)
  }

  private func command(_ arguments: String...) async throws -> (status: Int32, output: String) {
    try await command(arguments)
  }

  private func command(_ arguments: [String]) async throws -> (status: Int32, output: String) {
    let run = try await XcodePlugins.shared.value.run("GenerateMocks", in: folder.url, arguments)
    return (run.status, folder.relative(run.output))
  }

  /// Returns the arguments that the command passes to the tool for a target.
  private func arguments(for target: String) throws -> String {
    try folder.text(of: "work/\(target).txt").replacing("\n", with: " ")
  }
}
