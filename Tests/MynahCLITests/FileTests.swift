import Foundation
import Testing

@testable import MynahCLI

struct FileTests {
  private func generate(_ arguments: [String]) throws -> String {
    let folder = try Folder()
    let output = "\(folder.path)/Mocks.swift"
    try CommandLineProgram.perform(["generate", "--output", output] + arguments)
    return try String(contentsOfFile: output, encoding: .utf8)
  }

  @Test func partsAreWrittenNextToTheOutput() throws {
    let folder = try Folder()
    let birds = try folder.write("protocol Bird { func fly() }", to: "Birds.swift")
    let output = "\(folder.path)/Mocks.swift"
    try CommandLineProgram.perform(
      ["generate", "--output", output, "--parts", "2", "--module", "Birds", "--sources", birds])
    let texts = try ["Mocks", "Mocks-1", "Mocks-2"].map { name in
      try String(contentsOfFile: "\(folder.path)/\(name).swift", encoding: .utf8)
    }
    #expect(texts.map(classes) == [[], ["BirdMock"], []])
  }

  @Test func aHandwrittenFileIsNotOverwrittenByAPart() throws {
    let folder = try Folder()
    let birds = try folder.write("protocol Bird { func fly() }", to: "Birds.swift")
    let handwritten = try folder.write("struct Own {}", to: "Mocks-2.swift")
    #expect(throws: CommandError.self) {
      try CommandLineProgram.perform([
        "generate", "--output", "\(folder.path)/Mocks.swift", "--parts", "2", "--module", "Birds",
        "--sources", birds,
      ])
    }
    #expect(try String(contentsOfFile: handwritten, encoding: .utf8) == "struct Own {}")
  }

  @Test func swiftFilesOfAFolderAreSorted() throws {
    let folder = try Folder()
    for name in ["b.swift", "a.swift", "sub/c.swift", "sub/d.txt", ".hidden/e.swift"] {
      try folder.write("protocol P {}", to: name)
    }
    #expect(try folder.swiftFiles() == ["a.swift", "b.swift", "sub/c.swift"])
  }

  @Test func symbolicLinksAreFollowedOnce() throws {
    let folder = try Folder()
    try folder.write("protocol P {}", to: "a.swift")
    try folder.write("protocol Q {}", to: "sub/b.swift")
    // If links were followed twice, each step into these two loops would double the paths.
    for (link, target) in [("loop", ""), ("sub/loop", ""), ("z.swift", "/a.swift")] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/\(link)", withDestinationPath: folder.path + target)
    }
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/nowhere.swift", withDestinationPath: "\(folder.path)/none")
    #expect(try folder.swiftFiles() == ["a.swift", "sub/b.swift"])
  }

  /// The imports of a mock of a protocol in `Core` that names a type in `Utils`.
  private let importsOfUtils: [Substring] = [
    "import Mynah",
    "import Utils",
    "import protocol Core.Nest",
    "import struct Utils.Egg",
    "@testable import Core  // Release builds need `swift test` or `-Xswiftc -enable-testing`.",
  ]

  @Test func aModuleWithAnAliasIsImportedByItsWrittenName() throws {
    let folder = try Folder()
    let utils = try folder.write("public struct Egg {}", to: "dep/Sources/Utils/Egg.swift")
    let core = try folder.write(
      "import Utils\nprotocol Nest { var egg: Egg { get } }", to: "Sources/Core/Nest.swift")
    let source = try generate([
      "--module", "Core", "--sources", core, "--dependency", "BirdUtils=\(utils)",
    ])
    #expect(imports(in: source) == importsOfUtils)
  }

  @Test func aModuleInAFolderWithTheNameOfAnotherModuleKeepsItsName() throws {
    let folder = try Folder()
    let eggs = try folder.write("public struct Egg {}", to: "dep/Eggs/Egg.swift")
    let wings = try folder.write("public struct Wing {}", to: "dep/Sources/Utils/Wing.swift")
    let core = try folder.write(
      "import Utils\nprotocol Nest { var egg: Egg { get }; var wing: Wing { get } }",
      to: "Sources/Core/Nest.swift")
    let source = try generate([
      "--module", "Core", "--sources", core, "--dependency", "Utils=\(eggs)",
      "--dependency", "Birds=\(wings)",
    ])
    #expect(imports(in: source) == importsOfUtils)
  }

  @Test func aModuleInAFolderWithAnotherNameKeepsItsName() throws {
    let folder = try Folder()
    let utils = try folder.write("public struct Egg {}", to: "dep/Sources/Utils/Egg.swift")
    let core = try folder.write(
      "import BirdUtils\nprotocol Nest { var egg: Egg { get } }", to: "Sources/Core/Nest.swift")
    let source = try generate([
      "--module", "Core", "--sources", core, "--dependency", "BirdUtils=\(utils)",
    ])
    #expect(
      imports(in: source) == [
        "import BirdUtils",
        "import Mynah",
        "import protocol Core.Nest",
        "import struct BirdUtils.Egg",
        "@testable import Core  // Release builds need `swift test` or `-Xswiftc -enable-testing`.",
      ])
  }

  @Test func pipesInFoldersAreNotSources() throws {
    let folder = try Folder()
    let pipe = "\(folder.path)/Pipe.swift"
    try #require(mkfifo(pipe, 0o600) == 0)
    #expect(try folder.swiftFiles() == [])
  }

  @Test func deviceFilesCannotBeRead() throws {
    let folder = try Folder()
    let pipe = "\(folder.path)/Pipe.swift"
    try #require(mkfifo(pipe, 0o600) == 0)
    for (path, what) in [(pipe, "pipe"), ("/dev/null", "device")] {
      let error = #expect(throws: CommandError.self) {
        var reader = SourceReader(Progress("a test"))
        return try reader.texts(in: [path], ignoring: true)
      }
      #expect(error?.description == "can't read '\(path)': it's a \(what).")
      let other = #expect(throws: CommandError.self) { try Files.read(path) }
      #expect(other?.description == error?.description)
    }
  }

  @Test func pipesOfShellsCanBeRead() throws {
    // Shells pass pipes in `@<(...)`, and `mynah check --log /dev/stdin` reads a log from a pipe.
    let pipe = Pipe()
    pipe.fileHandleForWriting.write(Data("--module\nBirds".utf8))
    try pipe.fileHandleForWriting.close()
    let path = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
    #expect(try Files.read(path) == Array("--module\nBirds".utf8))
  }

  @Test func pipesCanBeWritten() throws {
    let folder = try Folder()
    let pipe = "\(folder.path)/pipe"
    try #require(mkfifo(pipe, 0o600) == 0)
    // With O_RDWR, `open` doesn't wait for a writer, and the writer doesn't wait for a reader.
    let reader = open(pipe, O_RDWR)
    defer { close(reader) }
    try Files.write("protocol Bird {}", to: pipe)
    var bytes = [UInt8](repeating: 0, count: 100)
    let count = read(reader, &bytes, bytes.count)
    #expect(String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self) == "protocol Bird {}")
    #expect(FileStatus(of: pipe)?.kind == .pipe)
  }

  @Test func foldersAreNotOverwritten() throws {
    let folder = try Folder()
    let (nest, link) = ("\(folder.path)/Nest", "\(folder.path)/Mocks.swift")
    try FileManager.default.createDirectory(atPath: nest, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: nest)
    for path in [nest, link] {
      let error = #expect(throws: CommandError.self) { try Files.write("text", to: path) }
      #expect(error?.description == "can't write '\(path)': it's a folder.")
      #expect(error?.exitStatus == 1)
    }
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == nest)
  }

  @Test func missingFoldersAreReported() throws {
    let folder = try Folder()
    let error = #expect(throws: CommandError.self) {
      try Files.write("a", to: "\(folder.path)/none/Mocks.swift")
    }
    #expect(
      error?.description
        == "can't write '\(folder.path)/none/Mocks.swift': no such folder: \(folder.path)/none."
    )
  }

  @Test func filesInsteadOfFoldersAreReported() throws {
    let folder = try Folder()
    let file = try folder.write("", to: "file")
    let inFile = #expect(throws: CommandError.self) {
      try Files.write("a", to: "\(file)/Mocks.swift")
    }
    #expect(
      inFile?.description == "can't write '\(file)/Mocks.swift': \(file) isn't a folder.")
  }

  @Test func handwrittenFilesAreOnlyOverwrittenWithForce() throws {
    let folder = try Folder()
    let source = try folder.write("protocol Bird {}", to: "Bird.swift")
    let arguments = ["generate", "--module", "Birds", "--sources", source, "--output", source]
    let error = #expect(throws: CommandError.self) { try CommandLineProgram.perform(arguments) }
    #expect(
      error?.description
        == "can't write '\(source)': it wasn't generated by Mynah. Use --force to overwrite it."
    )
    #expect(try String(contentsOfFile: source, encoding: .utf8) == "protocol Bird {}")
    try CommandLineProgram.perform(arguments + ["--force"])
    #expect(try classes(in: String(contentsOfFile: source, encoding: .utf8)) == ["BirdMock"])
    // Generated files and empty files are overwritten without --force.
    try CommandLineProgram.perform(arguments)
    let empty = try folder.write("", to: "Mocks.swift")
    try CommandLineProgram.perform(arguments.dropLast() + [empty])
  }

  @Test func ignoreFilesExcludeSources() throws {
    let folder = try Folder()
    try folder.write("Generated/\n*.pb.swift\n", to: ".mynahignore")
    try folder.write("!kept.pb.swift", to: "sub/.mynahignore")
    for name in ["a.swift", "a.pb.swift", "sub/kept.pb.swift", "sub/Generated/b.swift"] {
      try folder.write("protocol P {}", to: name)
    }
    #expect(try folder.swiftFiles() == ["a.swift", "sub/kept.pb.swift"])
    #expect(try folder.swiftFiles(ignoring: false).count == 4)
    var reader = SourceReader(Progress("a test"))
    #expect(try reader.files(in: ["\(folder.path)/a.pb.swift"], ignoring: true).isEmpty)
  }

  @Test func warningsMentionIgnoreFiles() throws {
    let folder = try Folder()
    try folder.write("", to: ".git")
    let bird = try folder.write("protocol Bird {}", to: "Bird.swift")
    var reader = SourceReader(Progress("a test"))
    _ = try reader.files(in: [bird], ignoring: true)
    #expect(
      GenerateCommand.warning(
        ofUnknown: ["Meadow", "Bird"], ignoreFile: reader.excludingFile)
        == "warning: Can't mock 'Meadow.Bird': the sources declare no such type"
        + " outside of functions")
    try folder.write("Bird.swift", to: ".mynahignore")
    reader = SourceReader(Progress("a test"))
    _ = try reader.files(in: [bird], ignoring: true)
    #expect(
      GenerateCommand.warning(ofUnknown: ["Bird"], ignoreFile: reader.excludingFile)
        == "warning: Can't mock 'Bird': the sources declare no such type"
        + " outside of functions. A .mynahignore file excludes some sources")
  }

  @Test(
    arguments: [
      ("protocol Bird { func fly( }", false), ("\u{FEFF}protocol Bird {}\r\n\u{0}", true),
      ("", false),
      ("protocol Bird {}\nlet a = \"never closed", true),
    ] as [(String, Bool)])
  func invalidFilesAreRead(text: String, isMocked: Bool) throws {
    let folder = try Folder()
    let path = try folder.write(Array(text.utf8) + [0xFF, 0xC0, 0x0A], to: "Birds.swift")
    let source = try generate(["--module", "Birds", "--sources", path])
    #expect(classes(in: source) == (isMocked ? ["BirdMock"] : []), "\(text)")
  }

  @Test func missingMocksAreOnlyErrorsInFilesOfThePlugin() throws {
    let folder = try Folder()
    let tests = try folder.write("let nest = mock(Nest.self)", to: "Tests.swift")
    let arguments = ["--module", "Tests", "--sources", tests, "--tests", tests]
    let errors = try [arguments, arguments + ["--by-plugin"]].map {
      try generate($0).split(separator: "\n").filter { $0.contains("func mock") }
    }
    #expect(errors == [[], ["nonisolated func mock<Mocked>(_ type: Mocked.Type) -> Mocked {"]])
  }

  @Test func ignoredTestsRequestNoMocks() throws {
    let folder = try Folder()
    let sources = try folder.write("protocol Bird {}\nprotocol Fish {}", to: "Birds/Bird.swift")
    try folder.write("let bird = mock(Bird.self)", to: "Tests/BirdTests.swift")
    try folder.write("let fish = mock(Fish.self)", to: "Tests/Old/FishTests.swift")
    try folder.write("Old/", to: "Tests/.mynahignore")
    let source = try generate(
      ["--module", "Birds", "--sources", sources, "--tests", "\(folder.path)/Tests"])
    #expect(classes(in: source) == ["BirdMock"])
  }

  @Test func emptyFoldersHaveNoMocks() throws {
    let folder = try Folder()
    let source = try generate(["--module", "Birds", "--sources", folder.path])
    #expect(
      source == """
        // Generated by Mynah. Do not edit: it's overwritten when its sources change.

        import Mynah

        """)
  }

  @Test func argumentFilesCanHaveWindowsLineEndings() throws {
    let folder = try Folder()
    let source = try folder.write("protocol Bird {}", to: "Bird.swift")
    let arguments = try folder.write(
      "--module\r\nBirds\r\n\r\n--sources\r\n\(source)\r\n", to: "arguments.txt")
    #expect(try classes(in: generate(["@\(arguments)"])) == ["BirdMock"])
  }

  @Test func unchangedFilesAreNotTouched() throws {
    let folder = try Folder()
    let path = "\(folder.path)/Mocks.swift"
    try Files.write("a", to: path)
    let past = Date(timeIntervalSince1970: 1000)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: path)
    try Files.write("a", to: path)
    let date = {
      try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    }
    #expect(try date() == past)
    try Files.write("b", to: path)
    #expect(try date() != past)
  }

  @Test func newIgnoreFilesTouchTheStamp() throws {
    let folder = try Folder()
    // The .git file marks a repository root, so ignore files above the folder aren't read.
    try folder.write("", to: ".git")
    let sources = try folder.write("protocol Bird {}", to: "Birds/Bird.swift")
    let stamp = try folder.write("kept", to: "stamp.txt")
    let past = Date(timeIntervalSince1970: 1000)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: stamp)
    func isTouched() throws -> Bool {
      _ = try generate(["--module", "Birds", "--sources", sources, "--ignore-stamp", stamp])
      #expect(try String(contentsOfFile: stamp, encoding: .utf8) == "kept")
      let date =
        try FileManager.default.attributesOfItem(atPath: stamp)[.modificationDate] as? Date
      return date != past
    }
    #expect(try !isTouched())
    try folder.write("# nothing", to: ".mynahignore")
    #expect(try isTouched())
  }

  @Test func theMocksInTheOutputAreGeneratedAgain() throws {
    let folder = try Folder()
    try folder.write("protocol Bird {}\nlet bird = mock(Bird.self)", to: "Tests/BirdTests.swift")
    let tests = "\(folder.path)/Tests"
    let output = "\(tests)/../Tests/Mocks.swift"
    func generate() throws -> String {
      try CommandLineProgram.perform([
        "generate", "--module", "Tests", "--sources", tests, "--tests", tests, "--test-module",
        "Tests", "--output", output,
      ])
      return try String(contentsOfFile: output, encoding: .utf8)
    }
    let mocks = try generate()
    #expect(classes(in: mocks) == ["BirdMock"])
    #expect(try generate() == mocks)
  }

  @Test func committedMocksAreNotGeneratedAgain() throws {
    let folder = try Folder()
    try folder.write("public protocol Bird {}\npublic protocol Cat {}", to: "Birds/Birds.swift")
    try folder.write(
      "let a = mock(Bird.self)\nlet b = mock(Cat.self)", to: "Tests/BirdTests.swift")
    let committed = "\(folder.path)/Tests/Mocks/TestsMocks.generated.swift"
    let arguments = [
      "--test-module", "Tests", "--module", "Birds", "--sources", "\(folder.path)/Birds",
      "--module", "Tests", "--sources", "\(folder.path)/Tests", "--tests", "\(folder.path)/Tests",
    ]
    func commit(_ more: [String] = []) throws -> String {
      try CommandLineProgram.perform(
        ["generate", "--committed", "--output", committed] + arguments + more)
      return try String(contentsOfFile: committed, encoding: .utf8)
    }
    let birds = try commit(["--only", "Bird"])
    #expect(
      birds.split(separator: "\n").first
        == "// Generated by Mynah. Do not edit: `swift package generate-mocks` overwrites it.")
    #expect(classes(in: birds) == ["BirdMock"])
    // If no type has the name, the file stays as it is.
    #expect(try commit(["--only", "Brid"]) == birds)
    let rest = try generate(arguments)
    #expect(classes(in: rest) == ["CatMock"])
    // The committed file isn't a source of the next run, so the next run creates BirdMock again.
    let both = try commit()
    #expect(classes(in: both) == ["BirdMock", "CatMock"])
    #expect(try commit() == both)
    #expect(try classes(in: generate(arguments)) == [])
  }

  @Test func committingNoMocksCreatesNoFile() throws {
    let folder = try Folder()
    let sources = try folder.write("struct Bird {}", to: "Birds/Bird.swift")
    let output = "\(folder.path)/Tests/Mocks.swift"
    try CommandLineProgram.perform([
      "generate", "--committed", "--output", output, "--module", "Birds", "--sources", sources,
    ])
    #expect(!FileManager.default.fileExists(atPath: output))
  }

  @Test func mocksOfALibraryAreNotGeneratedAgain() throws {
    let folder = try Folder()
    let birds = try folder.write(
      "public protocol Bird {}\npublic protocol Cat {}\nprotocol Dog {}", to: "Birds.swift")
    let library = try folder.write(
      "import Birds\ntypealias Mocks = (BirdMock, DogMock)", to: "BirdMocks.swift")
    let tests = try folder.write(
      "let a = mock(Bird.self)\nlet b = mock(Cat.self)", to: "Tests.swift")
    let source = try generate([
      "--test-module", "Tests", "--module", "Tests", "--sources", tests, "--tests", tests,
      "--module", "Birds", "--sources", birds, "--module", "BirdMocks", "--sources", library,
    ])
    #expect(classes(in: source) == ["CatMock"])
  }

  @Test func libraryMocksArePublic() throws {
    let folder = try Folder()
    let birds = try folder.write(
      "public protocol Bird {}\npublic protocol Cat {}\nprotocol Dog {}", to: "Birds.swift")
    let library = try folder.write(
      "import Birds\ntypealias Mocks = (BirdMock, DogMock)", to: "BirdMocks.swift")
    let passedOn = try generate([
      "--public", "--test-module", "BirdMocks", "--module", "BirdMocks", "--sources", library,
      "--tests", library, "--module", "Birds", "--sources", birds, "--library", "MynahCore",
    ])
    #expect(
      passedOn.split(separator: "\n").filter { $0.contains("public ") } == [
        "public import Birds", "public import MynahCore", "public import protocol Birds.Bird",
        "public nonisolated final class BirdMock: Bird, Mock, @unchecked Sendable {",
        "  public let mockingContext: MockingContext",
        "  public init(at location: CodeLocation) {", "  public convenience init(",
        "  public static var mockingContext: MockingContext {", "public nonisolated func mock(",
      ])
  }
}
