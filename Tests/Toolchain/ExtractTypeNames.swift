// Writes Sources/MynahGenerator/Toolchain/TypeNames/TypeNames+Modules.swift: the names of the types of
// the toolchain's own modules, for which it ships no sources. Run from the package's folder, on Linux,
// with the newest toolchain:
//
//   swift Tests/Toolchain/ExtractTypeNames.swift

import Foundation

/// The modules as they are imported, and the modules that their declarations are in.
let modules = [
  (
    "foundation", "Foundation",
    ["Foundation", "FoundationEssentials", "FoundationInternationalization"]
  ),
  (
    "besideFoundation", "the modules that Foundation passes on, or is made of, on some platforms",
    ["FoundationNetworking", "FoundationXML", "Dispatch"]
  ),
  ("distributed", "Distributed", ["Distributed"]),
  ("observation", "Observation", ["Observation"]),
  ("regexBuilder", "RegexBuilder", ["RegexBuilder"]),
  ("synchronization", "Synchronization", ["Synchronization"]),
  ("testing", "Testing", ["Testing"]),
  ("xCTest", "XCTest", ["XCTest"]),
]

let kinds: Set = [
  "swift.struct", "swift.class", "swift.enum", "swift.protocol", "swift.typealias",
]

let folder = FileManager.default.temporaryDirectory.appendingPathComponent("mynah-type-names")
try? FileManager.default.removeItem(at: folder)
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)

/// The names of the types that a module declares outside of others.
func names(in module: String) throws -> Set<String> {
  #if arch(x86_64)
    let target = "x86_64-unknown-linux-gnu"
  #else
    let target = "aarch64-unknown-linux-gnu"
  #endif
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = [
    "swift", "symbolgraph-extract", "-module-name", module, "-target", target, "-output-dir",
    folder.path, "-minimum-access-level", "public", "-skip-synthesized-members",
  ]
  try process.run()
  process.waitUntilExit()
  let file = folder.appendingPathComponent("\(module).symbols.json")
  let graph = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
  let symbols = graph?["symbols"] as? [[String: Any]] ?? []
  return symbols.reduce(into: []) { names, symbol in
    let kind = (symbol["kind"] as? [String: Any])?["identifier"] as? String ?? ""
    let path = symbol["pathComponents"] as? [String] ?? []
    guard kinds.contains(kind), path.count == 1 else { return }
    names.insert(path[0])
  }
}

/// The names in lines of no more than 100 characters.
func lines(_ names: [String]) -> String {
  var lines = ["   "]
  for name in names {
    if lines[lines.count - 1].count + 1 + name.count > 100 { lines.append("   ") }
    lines[lines.count - 1] += " \(name)"
  }
  return lines.joined(separator: "\n")
}

var text = """
  // Written by Tests/Toolchain/ExtractTypeNames.swift.

  extension TypeNames {

  """
for (index, (property, module, parts)) in modules.enumerated() {
  let all = try parts.reduce(into: Set<String>()) { $0.formUnion(try names(in: $1)) }
  // Nobody else begins a name like this.
  let shown = all.filter { !$0.hasPrefix("_") && !$0.hasPrefix("NS") }.sorted()
  text += """
    \(index > 0 ? "\n" : "")  /// The types of \(module).
      static let \(property) = \"\"\"
    \(lines(shown))
        \"\"\"

    """
}
text += "}\n"
let output = "Sources/MynahGenerator/Toolchain/TypeNames"
try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
try text.write(toFile: "\(output)/TypeNames+Modules.swift", atomically: true, encoding: .utf8)
