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

  @Test func whatIsRequiredAnywayIsNoCondition() throws {
    let source = """
      protocol Bird: Animal {
        #if DEBUG
        var age: Int { get set }
        #else
        var age: Int { get }
        #endif
        func fly() async
        var fly: Int { get }
      }
      protocol Animal { var age: Int { get } }
      """
    #expect(
      try outline(source) == [
        "age: () -> Int", "set age: (Int) -> Void", "fly(): () async -> Void", "fly: () -> Int",
      ])
    let other = source.replacing("Bird: Animal", with: "Animal").replacing(
      "protocol Animal { var", with: "protocol Bird: Animal { var")
    #expect(Set(try outline(other)) == Set(try outline(source)))
  }
}
