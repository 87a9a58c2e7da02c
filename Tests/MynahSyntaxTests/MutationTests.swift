import MynahSyntax
import Testing

struct MutationTests {
  private static let sample = """
    @testable import A
    #if os(Linux)
    import struct B.C
    #endif
    @MainActor public final class D<T: P & Q, each U>: E<T>, @unchecked Sendable where T.X == [Int] {
      private(set) var f: (inout Int, @escaping () async throws(G) -> Void)? = nil { didSet { h() } }
      let i = "\\(j.map { "}\\($0)" })", k = /a(b|"c)/, l = #"\\#(m)"#
      subscript<V>(n: Int, at o: V) -> V { get { p / 2 } set(q) { } }
      init?(_ r: Int = [1, 2].reduce(0, +), s: [String: Int?]...) rethrows { }
      static func == (t: Self, u: Self) -> Bool { /* { */ t.v < u.v }
      #if DEBUG
      @available(*, deprecated)
      #endif
      indirect enum W: Int { case x(y: Int, Z) , aa = 1 }
      var bb: some CC<DD> { ee\n.ff { $0 }\n#if X\n.gg()\n#endif }
    }
    protocol HH<II>: AnyObject { associatedtype II: ~Copyable; func jj() -> any KK }
    #macro<Int>(\"\"\"\n a \\(b) "\n \"\"\") { }
    infix operator +++: LL
    """

  @Test(arguments: 0..<8)
  func mutantsAreParsed(seed: Int) {
    var generator = SplitMix(state: UInt64(seed) &+ 1)
    let original = Array(Self.sample.utf8)
    let pieces = [
      "{", "}", "(", ")", "\"", "\\(", "/*", "#if", "#endif", "<", ">", "`", "\n", "\0", "/", "@",
      "#",
    ]
    .map { Array($0.utf8) }
    for _ in 0..<75 {
      var bytes = original
      for _ in 0..<(1 + generator.next(below: 4)) {
        let place = generator.next(below: bytes.count)
        switch generator.next(below: 5) {
        case 0: bytes.remove(at: place)
        case 1: bytes[place] = UInt8(generator.next(below: 256))
        case 2: bytes.insert(contentsOf: pieces[generator.next(below: pieces.count)], at: place)
        case 3: bytes.removeSubrange(place..<min(bytes.count, place + generator.next(below: 40)))
        default: bytes.removeLast(min(bytes.count - 1, generator.next(below: 200)))
        }
      }
      let file = SourceFile.parse(bytes, path: "")
      let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
      for diagnostic in file.diagnostics {
        #expect(diagnostic.line >= 1 && diagnostic.line <= lines && diagnostic.column >= 1)
      }
      for declaration in file.declarations { checkTypes(in: declaration) }
    }
  }

  @Test func everyBeginningIsParsed() {
    let bytes = Array(Self.sample.utf8)
    for end in bytes.indices {
      let file = SourceFile.parse(Array(bytes[..<end]), path: "")
      #expect(file.diagnostics.count < 20)
    }
    #expect(SourceFile.parse(bytes, path: "").diagnostics == [])
  }

  private func checkTypes(in declaration: Declaration) {
    switch declaration {
    case .type(let value):
      for type in value.inheritedTypes { checkRoundTrip(type) }
      for member in value.members { checkTypes(in: member) }
    case .function(let value):
      for parameter in value.parameters { checkRoundTrip(parameter.type) }
      if let result = value.result { checkRoundTrip(result) }
    case .variable(let value):
      for binding in value.bindings {
        if let type = binding.type { checkRoundTrip(type) }
      }
    case .subscript(let value):
      checkRoundTrip(value.result)
    case .conditional(let value):
      for clause in value.clauses {
        for member in clause.declarations { checkTypes(in: member) }
      }
    default: break
    }
  }

  private func checkRoundTrip(_ type: TypeSyntax) {
    #expect(TypeSyntax(parsing: type.description) == type, "\(type)")
  }
}

/// A small generator with a seed, so that a failure can be repeated.
private struct SplitMix {
  var state: UInt64

  mutating func next(below limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((value ^ (value >> 31)) % UInt64(limit))
  }
}
