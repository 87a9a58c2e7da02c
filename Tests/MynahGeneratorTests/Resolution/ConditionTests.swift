import Testing

@testable import MynahGenerator

struct ConditionTests {
  @Test func membersKeepTheirConditions() throws {
    let source = """
      protocol Bird {
        #if DEBUG
        func a()
        #elseif os(Linux) || os(macOS)
        func b()
          #if swift(>=6)
          func c()
          #endif
        #else
        func d()
        #endif
      }
      """
    #expect(
      try outline(source) == [
        "#if DEBUG: a(): () -> Void",
        "#if !DEBUG && (os(Linux) || os(macOS)): b(): () -> Void",
        "#if !DEBUG && (os(Linux) || os(macOS)) && swift(>=6): c(): () -> Void",
        "#if !DEBUG && !(os(Linux) || os(macOS)): d(): () -> Void",
      ])
  }

  @Test func typesKeepTheirConditions() throws {
    let source = """
      #if DEBUG
      protocol Bird { func fly() }
      #else
      enum Zoo { protocol Fish {} }
      #endif
      """
    let modules = [module("Birds", source)]
    #expect(try model(of: "Bird", in: modules).condition == "DEBUG")
    #expect(try model(of: "Zoo.Fish", in: modules).condition == "!DEBUG")
  }
}
