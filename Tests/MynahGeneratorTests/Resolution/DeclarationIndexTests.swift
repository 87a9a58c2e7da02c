import MynahSyntax
import Testing

@testable import MynahGenerator

struct DeclarationIndexTests {
  private let birds = module(
    "Birds",
    texts: [
      "Animal.swift": "protocol Animal { var name: Name { get } }\ntypealias Name = String",
      "Bird.swift": "protocol Bird: Animal { func visit(_ nest: Nest) }",
      "Broken.swift": "protocol Broken { func }", "Cat.swift": "protocol Cat {}\nstruct Twig {}",
      "Nest.swift": "struct Nest {}\nenum Twig { case thin }",
    ])

  @Test func onlyFilesThatMayDeclareANameAreParsed() {
    let program = Program([birds])
    #expect(program.index.parsedFiles.isEmpty)
    #expect(program.find(["Cat"], in: ["Birds"])?.type?.kind == .protocol)
    #expect(program.index.parsedFiles.map(\.path) == ["Cat.swift"])
    #expect(program.find(["Dog"], in: ["Birds"]) == nil)
    #expect(program.index.parsedFiles.map(\.path) == ["Cat.swift"])
    #expect(
      program.declaredTypes.map(\.qualifiedName) == [
        "Animal", "Bird", "Broken", "Cat", "Twig", "Nest", "Twig",
      ])
    #expect(program.index.parsedFiles.count == 5)
  }

  @Test func onlyFilesThatMayExtendATypeAreParsed() throws {
    let texts: KeyValuePairs = [
      "A.swift": "struct Nest {}\nenum Nests { struct Egg {} }",
      "B.swift": "extension Nest: Wooden {}", "C.swift": "extension Nests.Egg: Round {}",
      "D.swift": "extension /* all */ Nest: Warm {}", "E.swift": "extension Nestling {}",
      "F.swift": "// The nest\nstruct Twig { let nest: Nest }",
    ]
    let program = Program([module("Nests", texts: texts)])
    let nest = try #require(program.find(["Nest"], in: ["Nests"]))
    #expect(program.extensions(of: nest).conformances.map(\.description) == ["Wooden", "Warm"])
    #expect(program.index.parsedFiles.map(\.path) == ["A.swift", "B.swift", "D.swift"])
    let egg = try #require(program.find(["Nests", "Egg"], in: ["Nests"]))
    #expect(program.extensions(of: egg).conformances.map(\.description) == ["Round"])
    #expect(program.index.parsedFiles.map(\.path) == ["A.swift", "B.swift", "C.swift", "D.swift"])
  }

  @Test func threadsWaitForTheFilesThatDeclareTypes() {
    let index = DeclarationIndex([birds])
    #expect(!index.prepareForThreads())
    #expect(index.parsedFiles.isEmpty)
    index.parseFiles(declaringAnyOf: ["Animal", "Bird", "Broken", "Cat", "Nest"])
    #expect(index.prepareForThreads())
  }

  @Test(arguments: [["Cat", "Nest"], ["Nest", "Cat"], []])
  func lookupsDoNotDependOnEarlierLookups(first: [String]) {
    let program = Program([birds])
    for name in first { _ = program.find([name], in: ["Birds"]) }
    #expect(program.find(["Twig"], in: ["Birds"])?.file.path == "Nest.swift")
    #expect(program.declaredTypes(named: "Twig").map(\.file.path) == ["Cat.swift", "Nest.swift"])
  }

  @Test func unneededFilesAreNotParsed() {
    let asked = generation(of: birds, tests: "let bird = mock(Bird.self)")
    #expect(asked.mockedTypes == ["Bird"])
    #expect(asked.parsedFiles.map(\.path) == ["Animal.swift", "Bird.swift", "Nest.swift"])
    let all = Generation(.init(modules: [birds]))
    #expect(all.mockedTypes == ["Animal", "Bird", "Cat"])
    #expect(all.parsedFiles.count == 5)
  }

  @Test func namesOfMocksRequestTheirTypes() {
    let generation = generation(
      of: birds, tests: "let a: BirdMock, b = StubbableCat(), c = AnimalStub()")
    #expect(generation.mockedTypes == ["Animal", "Bird", "Cat"])
  }
}
