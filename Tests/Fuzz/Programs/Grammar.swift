/// A grammar that makes programs by replacing each `%name` in a template with the rule `name`.
struct Grammar {
  typealias Alternative = (weight: Int, text: String)

  private var random: RandomSource

  /// The alternatives of each rule.
  private var rules = Grammar.rules

  init(seed: UInt64, iteration: UInt64) {
    random = RandomSource(seed: seed, iteration: iteration)
  }

  mutating func program() -> Program {
    rules["access"] = [(1, make("access"))]
    return Program(
      types: ["Bird", "Fish", "Oak"].prefix(1 + random.next(below: 3)).map { name in
        let outerRules = rules
        let name = "\(name)\(Program.numberMark)"
        rules["name"] = [(1, name)]
        let isProtocol = random.next(below: 100) < 55
        let type = type(isProtocol ? "protocol" : "class", name)
        rules = outerRules
        // Let the following types use this type.
        if type.end == "}", !type.head.contains("Item") {
          rules[isProtocol ? "protocolParent" : "classParent", default: []].append((100, name))
          rules[isProtocol ? "existential" : "plain", default: []].append(
            (100, isProtocol ? "any \(name)" : name))
        }
        return type
      })
  }

  private mutating func type(_ kind: String, _ name: String) -> Program.TypeText {
    var type = Program.TypeText(
      path: name, head: "\(make("isolation"))\(make("access"))\(kind) \(make(kind))")
    if type.head.contains("Item") { rules["plain", default: []].append((200, "Item")) }
    let count = Int(make("memberCount")) ?? 0
    type.members = (0..<count).map { _ in make(kind == "class" ? "classMember" : "requirement") }
    // Properties without a value are set by the initializer.
    let fields = type.members.compactMap { member -> (name: Substring, type: Substring)? in
      guard kind == "class", !member.contains(where: "={".contains),
        let colon = member.firstIndex(of: ":"),
        let name = member[..<colon].split(separator: " ").last
      else { return nil }
      return (name, member[colon...].dropFirst(2))
    }
    if !fields.isEmpty {
      let parameters = fields.map { field in
        let isEscaping = field.type.contains("->") && !field.type.hasSuffix("?")
        return "\(field.name): \(isEscaping ? "@escaping " : "")\(field.type)"
      }
      let values = fields.map { "self.\($0.name) = \($0.name)" }
      type.members.append(
        "init(\(parameters.joined(separator: ", "))) { \(values.joined(separator: "; ")) }")
    }
    if random.next(below: 100) < 3 {
      type.path = "Outer\(name).\(name)"
      type.head = "\(make("access"))enum Outer\(name) { \(type.head)"
      type.end = "} }"
    }
    return type
  }

  /// Picks one of a rule's alternatives, and replaces the rules in it.
  private mutating func make(_ rule: String) -> String {
    guard let alternatives = rules[rule] else { fatalError("there is no rule \(rule)") }
    var left = random.next(below: alternatives.reduce(0) { $0 + $1.weight })
    let index = alternatives.firstIndex {
      left -= $0.weight
      return left < 0
    }
    let text = alternatives[index ?? 0].text
    // Usually remove a used word from the rule, because overloads are rare.
    if rule == "word", alternatives.count > 1, random.next(below: 8) > 0 {
      rules[rule]?.removeAll { $0.text == text }
    }
    var result = ""
    var rest = text[...]
    while let mark = rest.firstIndex(of: "%") {
      let name = rest[rest.index(after: mark)...].prefix { $0.isLetter }
      result += rest[..<mark] + make(String(name))
      rest = rest[name.endIndex...]
    }
    return result + rest
  }
}
