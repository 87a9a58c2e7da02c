// Writes Sources/MynahGenerator/Toolchain/Protocols: the protocols of the toolchain's own modules, for
// which it ships no sources. Run from the package's folder, on Linux, with the newest toolchain:
//
//   swift Tests/Toolchain/ExtractProtocols.swift

import Foundation

/// A module as it is imported, the modules that its declarations are in, and its file's imports.
struct Module {
  let name: String
  let parts: [String]
  let imports: [String]
}

let modules = [
  Module(name: "Swift", parts: ["Swift", "_Concurrency", "_StringProcessing"], imports: []),
  Module(
    name: "Foundation", parts: ["Foundation", "FoundationEssentials"],
    imports: ["import Foundation"]),
  Module(
    name: "FoundationNetworking", parts: ["FoundationNetworking"],
    imports: [
      "import Foundation", "#if canImport(FoundationNetworking)", "import FoundationNetworking",
      "#endif",
    ]),
  Module(
    name: "FoundationXML", parts: ["FoundationXML"],
    imports: [
      "import Foundation", "#if canImport(FoundationXML)", "import FoundationXML", "#endif",
    ]),
  Module(name: "Dispatch", parts: ["Dispatch"], imports: ["import Dispatch"]),
  Module(name: "Distributed", parts: ["Distributed"], imports: ["import Distributed"]),
  Module(name: "Observation", parts: ["Observation"], imports: ["import Observation"]),
  Module(name: "Synchronization", parts: ["Synchronization"], imports: ["import Synchronization"]),
  Module(name: "Testing", parts: ["Testing"], imports: ["import Testing"]),
  Module(name: "XCTest", parts: ["XCTest"], imports: ["import XCTest"]),
]

/// The protocols that are of Objective-C on Apple's systems, and refine `NSObjectProtocol` there, with
/// those of their requirements that are not optional.
let objectiveC: [String: Set<String>] = [
  "FileManagerDelegate": [],
  "NSCacheDelegate": [],
  "NSKeyedArchiverDelegate": [],
  "NSKeyedUnarchiverDelegate": [],
  "PortDelegate": [],
  "ProgressReporting": ["progress"],
  "StreamDelegate": [],
  "URLAuthenticationChallengeSender": [
    "use(_:for:)", "continueWithoutCredential(for:)", "cancel(_:)",
  ],
  "URLProtocolClient": [
    "urlProtocol(_:wasRedirectedTo:redirectResponse:)", "urlProtocol(_:cachedResponseIsValid:)",
    "urlProtocol(_:didReceive:cacheStoragePolicy:)", "urlProtocol(_:didLoad:)",
    "urlProtocolDidFinishLoading(_:)", "urlProtocol(_:didFailWithError:)",
    "urlProtocol(_:didReceive:)", "urlProtocol(_:didCancel:)",
  ],
  "URLSessionDataDelegate": [],
  "URLSessionDelegate": [],
  "URLSessionDownloadDelegate": ["urlSession(_:downloadTask:didFinishDownloadingTo:)"],
  "URLSessionStreamDelegate": [],
  "URLSessionTaskDelegate": [],
  "URLSessionWebSocketDelegate": [],
  "XMLParserDelegate": [],
]

/// The versions that Mynah itself needs; what is as old needs no `@available`.
let oldest = ["macOS": 13, "iOS": 16, "tvOS": 16, "watchOS": 9, "visionOS": 1]

// MARK: - Symbol graphs

typealias JSON = [String: Any]

func run(_ arguments: [String]) throws {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = arguments
  try process.run()
  process.waitUntilExit()
}

func symbolGraphs(of module: String, in folder: URL) throws -> [JSON] {
  #if arch(x86_64)
    let target = "x86_64-unknown-linux-gnu"
  #else
    let target = "aarch64-unknown-linux-gnu"
  #endif
  try run([
    "swift", "symbolgraph-extract", "-module-name", module, "-target", target, "-output-dir",
    folder.path, "-minimum-access-level", "public", "-skip-synthesized-members",
  ])
  return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().compactMap {
    let name = $0.split(separator: ".")[0]
    guard name == module || name.hasPrefix("\(module)@") else { return nil }
    let data = try Data(contentsOf: folder.appendingPathComponent($0))
    return try JSONSerialization.jsonObject(with: data) as? JSON
  }
}

func text(_ symbol: JSON) -> String {
  let fragments = symbol["declarationFragments"] as? [JSON] ?? []
  let whole = fragments.compactMap { $0["spelling"] as? String }.joined()
  let lines = whole.split(separator: "\n").filter { !$0.hasPrefix("@backDeployed") }
  return lines.joined(separator: " ")
}

func identifier(_ symbol: JSON) -> String {
  (symbol["identifier"] as? JSON)?["precise"] as? String ?? ""
}

func kind(_ symbol: JSON) -> String {
  (symbol["kind"] as? JSON)?["identifier"] as? String ?? ""
}

func isUnavailable(_ symbol: JSON) -> Bool {
  (symbol["availability"] as? [JSON] ?? []).contains {
    $0["isUnconditionallyUnavailable"] as? Bool == true
  }
}

func isDeprecated(_ symbol: JSON) -> Bool {
  (symbol["availability"] as? [JSON] ?? []).contains {
    $0["isUnconditionallyDeprecated"] as? Bool == true || $0["deprecated"] != nil
  }
}

/// How many generic parameters a member has of its own.
func genericParameters(_ symbol: JSON) -> Int {
  let generics = (symbol["swiftGenerics"] as? JSON)?["parameters"] as? [JSON] ?? []
  return generics.count { $0["name"] as? String != "Self" && $0["depth"] as? Int != 0 }
}

/// The `@available` that a declaration needs beyond the versions that Mynah needs.
func availability(_ symbol: JSON) -> String? {
  let platforms = (symbol["availability"] as? [JSON] ?? []).compactMap { entry -> String? in
    guard let domain = entry["domain"] as? String, let oldest = oldest[domain],
      let version = entry["introduced"] as? [String: Int], let major = version["major"],
      major > oldest || (major == oldest && (version["minor"] ?? 0) > 0), major < 100
    else { return nil }
    return "\(domain) \(major).\(version["minor"] ?? 0)"
  }
  return platforms.isEmpty
    ? nil : "@available(\(platforms.sorted().joined(separator: ", ")), *)"
}

// MARK: - Declarations

/// The protocols that are written by hand, and those that are only named because they are never mocked.
func names(in file: String, _ pattern: String) throws -> Set<String> {
  let text = try String(
    contentsOfFile: "Sources/MynahGenerator/Toolchain/\(file).swift", encoding: .utf8)
  let expression = try Regex(pattern, as: (Substring, Substring).self)
  return Set(text.matches(of: expression).map { String($0.output.1) })
}
let handwritten = try names(in: "Toolchain+Standard", #"public protocol (\w+)"#)
  .union(names(in: "Toolchain+Apple", #"public protocol (\w+)"#))
let unmockable = try names(in: "UnmockableProtocols", #""(\w+)""#)

let folder = FileManager.default.temporaryDirectory.appendingPathComponent("mynah-symbols")
try? FileManager.default.removeItem(at: folder)
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
let output = "Sources/MynahGenerator/Toolchain/Protocols"
try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)

for module in modules {
  var symbols: [String: JSON] = [:]
  var requirements: [String: Set<String>] = [:]
  var defaults: [String: [String]] = [:]
  for part in module.parts {
    for graph in try symbolGraphs(of: part, in: folder) {
      for symbol in graph["symbols"] as? [JSON] ?? [] { symbols[identifier(symbol)] = symbol }
      for relation in graph["relationships"] as? [[String: Any]] ?? [] {
        guard let source = relation["source"] as? String,
          let target = relation["target"] as? String
        else { continue }
        switch relation["kind"] as? String {
        case "requirementOf", "optionalRequirementOf":
          requirements[target, default: []].insert(source)
        case "defaultImplementationOf": defaults[target, default: []].append(source)
        default: continue
        }
      }
    }
  }
  let isImplemented = { (requirement: String) in
    defaults[requirement, default: []].contains { id in
      guard let symbol = symbols[id] else { return false }
      let constraints = (symbol["swiftExtension"] as? JSON)?["constraints"] as? [JSON] ?? []
      // A generic method takes another name's place: the requirement is not one of it.
      let isAlike = genericParameters(symbol) == symbols[requirement].map(genericParameters)
      return !isUnavailable(symbol) && isAlike && constraints.isEmpty
    }
  }
  var declarations: [(name: String, text: String)] = []
  for (id, symbol) in symbols where kind(symbol) == "swift.protocol" {
    let path = symbol["pathComponents"] as? [String] ?? []
    guard let name = path.last, !name.hasPrefix("_"), !isDeprecated(symbol),
      !handwritten.contains(name)
    else {
      continue
    }
    var members: [(order: Int, text: String)] = []
    for requirement in unmockable.contains(name) ? [] : requirements[id, default: []] {
      guard let member = symbols[requirement], !isUnavailable(member) else { continue }
      let isDone = isImplemented(requirement)
      if isDone && isDeprecated(member) || text(member).hasPrefix("override ") { continue }
      let displayName = (member["pathComponents"] as? [String])?.last ?? ""
      let isOptional = objectiveC[name].map { !$0.contains(displayName) } ?? false
      let lines = [
        availability(member), isDone ? "@_implemented" : nil, isOptional ? "optional" : nil,
        text(member),
      ].compactMap { $0 }
      let order = kind(member) == "swift.associatedtype" ? 0 : 1
      members.append((order, lines.joined(separator: " ")))
    }
    members.sort { ($0.order, $0.text) < ($1.order, $1.text) }
    let body = members.map { "  \($0.text)\n" }.joined()
    var declared = unmockable.contains(name) ? "protocol \(name)" : text(symbol)
    if objectiveC[name] != nil, declared.contains("AnyObject") {
      declared.replace("AnyObject", with: "NSObjectProtocol")
    }
    let head = [
      objectiveC[name] == nil ? nil : "@objc", availability(symbol), "public \(declared) {",
    ].compactMap { $0 }
    var declaration = head.joined(separator: " ") + (body.isEmpty ? "}" : "\n\(body)}")
    if path.count > 1 {
      declaration = "extension \(path.dropLast().joined(separator: ".")) {\n\(declaration)\n}"
    }
    declarations.append((path.joined(separator: "."), declaration))
  }
  declarations.sort { $0.name < $1.name }
  let all = (module.imports + declarations.map(\.text)).joined(separator: "\n")
  let indented = all.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
  let constant = module.name.prefix(1).lowercased() + module.name.dropFirst()
  let file = """
    // swift-format-ignore-file
    // Written by Tests/Toolchain/ExtractProtocols.swift.

    extension Toolchain {
      /// The protocols of \(module.name).
      static let \(constant) = #\"""
    \(indented)
        \"""#
    }

    """
  try file.write(
    toFile: "\(output)/Toolchain+\(module.name).swift", atomically: true, encoding: .utf8)
  print("\(module.name): \(declarations.count) protocols")
}
