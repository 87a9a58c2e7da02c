/// A mock of `Lookup` that uses `BoxedEngine`.
///
/// It models the code that a typical generator or macro writes: each member boxes its arguments,
/// calls the engine with its name, and casts the result.
final class BoxedLookup: Lookup {
  /// The engine that contains the stubs and calls.
  let engine = BoxedEngine()

  func lookup(_ id: Int) -> Int {
    answer("lookup(_:)", [id])
  }

  func find(_ id: Int, in shelf: String) -> Int {
    answer("find(_:in:)", [id, shelf])
  }

  func tick() {
    answer("tick()", []) as Void
  }

  func load(_ id: Int) async throws -> Int {
    cast(try engine.call("load(_:)", [id]), "load(_:)")
  }

  var name: String {
    get { answer("name.get", []) }
    set { answer("name.set", [newValue]) as Void }
  }

  private func answer<Result>(_ member: String, _ arguments: [any Sendable]) -> Result {
    do {
      return cast(try engine.call(member, arguments), member)
    } catch {
      fatalError("\(member) cannot throw, but its stub threw \(error).")
    }
  }

  private func cast<Result>(_ value: any Sendable, _ member: String) -> Result {
    guard let result = value as? Result else {
      fatalError("\(member) must return \(Result.self), but its stub returned \(value).")
    }
    return result
  }
}
