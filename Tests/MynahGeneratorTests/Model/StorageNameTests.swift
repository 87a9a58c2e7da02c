import Testing

@testable import MynahGenerator

struct StorageNameTests {
  @Test(arguments: [
    ("func fly(to place: Int, _ speed: Int)", ["_fly_to"]),
    ("func fly(); func fly(_ a: Int); func fly(a: Int)", ["_fly", "_fly_2", "_fly_a"]),
    ("var name: Int { get set }; func name(_ a: Int)", ["_name", "_set_name", "_name_2"]),
    ("var _name: Int { get }; var name: Int { get }", ["__name", "_name_2"]),
    ("func fly(_fly: Int)", ["_fly__fly"]),
    ("func fly(_ _fly: Int)", ["_fly_2"]),
    ("func `default`(`in` a: Int)", ["_default_in"]),
    ("var `self`: Int { get }", ["_self"]),
    ("var größe: Int { get }", ["_größe"]),
    ("func `raw name`()", ["_raw_name"]),
    ("var 🐦: Int { get }; func 🐦🐦()", ["__2", "__3"]),
    ("subscript(a: Int, b c: Int) -> Int { get set }", ["_subscript__b", "_set_subscript__b"]),
    ("static func < (l: Self, r: Self) -> Bool", ["__lessThan"]),
    ("static func <+> (l: Self, r: Self) -> Bool", ["__lessPlusGreater"]),
    ("static postfix func ... (l: Self) -> Bool", ["__from"]),
    ("static postfix func ++ (l: Self) -> Bool", ["__plusPlusPostfix"]),
    ("static prefix func ++ (l: Self) -> Bool", ["__plusPlus"]),
    ("init(); init?(a: Int)", ["_init", "_init_a"]),
    ("func statics(); func Statics()", ["_statics_2", "_Statics_2"]),
    ("func argument(_ a: Int); var untyped: Int { get }", ["_argument_2", "_untyped_2"]),
  ])
  func eachCallHasItsOwn(members: String, names: [String]) throws {
    let model = try model(of: "Bird", in: [module("Birds", "protocol Bird { \(members) }")])
    #expect(model.members.flatMap(\.calls).map(\.storageName) == names)
  }
}
