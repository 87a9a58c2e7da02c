import MynahSyntax
import Testing

@testable import MynahGenerator

/// Tests with hundreds of overloads, associated types, types, and imports.
///
/// The tests become noticeably slow if the generator's time grows quadratically or faster.
struct LargeInputTests {
  private let amount = 400

  @Test func hundredsOfOverloadsAreModeled() throws {
    let members = (0..<amount).map { "func fly(_ place: Place\($0))" }
    let model = try model(of: "Bird", in: [module("Birds", wrapped(members))])
    #expect(Set(model.members.flatMap(\.calls).map(\.storageName)).count == amount)
    #expect(model.members.last?.calls.first?.storageName == "_fly_\(amount)")
  }

  @Test func hundredsOfAssociatedTypesAreModeled() throws {
    let types = (0..<amount).map { "associatedtype A\($0) where A\($0) == A\($0 + 1).B" }
    #expect(try outline(wrapped(types + ["associatedtype A\(amount)"])) == [])
  }

  @Test func hundredsOfTypesAreGenerated() {
    let source = String(repeating: "protocol Bird { func fly() }\n", count: amount)
    let generation = generation(of: module("Birds", source))
    #expect(generation.mockedTypes.count == amount)
    let names = declarations(in: generation.source).filter { $0.contains(" class ") }
      .map { String($0.split(separator: " ")[3]) }
    let others: [String] = (2..<amount).map { "BirdsBirdMock\($0):" }
    #expect(Set(names) == Set(["BirdMock:", "BirdsBirdMock:"] + others))
  }

  @Test func hundredsOfImportsAreGenerated() {
    let imports = (0..<2 * amount).map { "import M\($0)\n" }.joined()
    let types = (0..<2 * amount).map { "class Bird\($0) {}\n" }.joined()
    let generation = generation(of: module("Birds", imports + types))
    let written: [String] = lines(generation.source).filter { $0.hasPrefix("import ") }
    var expected: Set<String> = ["import Mynah"]
    for number in 0..<2 * amount {
      expected.insert("import M\(number)")
      expected.insert("import class Birds.Bird\(number)")
    }
    #expect(Set(written) == expected)
  }

  private func wrapped(_ members: [String]) -> String {
    "protocol Bird {\n\(members.joined(separator: "\n"))\n}"
  }
}
