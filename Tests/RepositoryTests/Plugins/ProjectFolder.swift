import Foundation

/// The folder of the project that `Xcode/MadeUpProject.swift` describes.
struct ProjectFolder {
  let url: URL

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    url = folder.url
    try write(
      [
        "Aviary/App.swift": "import SwiftUI",
        "Aviary/Assets.xcassets": "",
        "Aviary Kit/Bird.swift": "public import Nests\n",
        "Unused/Unused.swift": "",
        "Nests/Nest.swift": "import Twigs",
        "Twigs/Twig.swift": "",
        "Mynah/Mynah.swift": "",
        "MynahCore/Mock.swift": "",
        "AviaryTests/BirdTests.swift": "import Mynah\n@testable import Aviary",
        "AviaryTests/Deep/NestTests.swift": "",
        "KitTests/KitTests.swift": "internal import Mynah\n@testable import struct Aviary_Kit.Egg",
        "CoreTests/CoreTests.swift": "import MynahCore",
        "OtherTests/OtherTests.swift": "// import Mynah, which is linked nowhere\nmock(Bird.self)",
        "AviaryMocks/Mocks.swift": "import Aviary_Kit",
        "work/empty.txt": "",
      ])
  }

  func write(_ texts: [String: String]) throws {
    for (name, text) in texts { try folder.write(text, to: name) }
  }

  func text(of name: String) throws -> String {
    relative(try folder.text(of: name))
  }

  /// Returns a text in which paths are relative to the folder.
  func relative(_ text: String) -> String {
    text.replacingOccurrences(of: url.path + "/", with: "")
  }

  /// Writes a program that replaces the tool and prints the arguments that it receives.
  func makeTool() throws {
    try write(["MynahTool": "#!/bin/sh\necho \"$@\"\n"])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: url.appendingPathComponent("MynahTool").path)
  }

  /// Writes the project's file, with settings of some targets and settings of the whole project.
  func writeProjectFile(_ settings: [String: String], all: String = "") throws {
    var objects = """
      1 = { isa = PBXProject; buildConfigurationList = 2; };
      2 = { isa = XCConfigurationList; buildConfigurations = ( 3, 4 ); };
      3 = { isa = XCBuildConfiguration; name = Release; buildSettings = { PRODUCT_NAME = No; }; };
      4 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(all) }; };

      """
    for (name, settings) in settings {
      let id = name.filter(\.isLetter)
      objects += """
        T\(id) = { isa = PBXNativeTarget; name = "\(name)"; buildConfigurationList = L\(id); };
        L\(id) = { isa = XCConfigurationList; buildConfigurations = ( C\(id), 3 ); };
        C\(id) /* Tests */ = { isa = XCBuildConfiguration; buildSettings = { \(settings) }; };

        """
    }
    let text = "// !$*UTF8*$!\n{ archiveVersion = 1; objects = {\n\(objects)}; rootObject = 1; }"
    try write(["Aviary.xcodeproj/project.pbxproj": text])
  }
}
