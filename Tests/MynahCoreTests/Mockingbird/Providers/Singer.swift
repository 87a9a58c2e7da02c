/// What calls are forwarded from.
protocol Singer: AnyObject {
  var name: String { get set }
  func sing(_ song: String) -> Int
  static func voices() -> Int
}

/// What calls are forwarded to.
final class Raven: Singer {
  var name: String

  init(_ name: String) { self.name = name }

  func sing(_ song: String) -> Int { song.count }
  static func voices() -> Int { 7 }
}

/// What calls can not be forwarded to, for it is no `Singer`.
struct Stone {}
