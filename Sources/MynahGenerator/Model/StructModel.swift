internal import MynahSyntax

/// What a double has of the struct of closures that it is of.
struct StructModel {
  /// What an initializer is called with.
  enum Value {
    /// The closure that calls the member of a name.
    case closure(String)

    /// What the double of the client of a name passes on.
    case client(String)

    /// What the test gives where it makes the double.
    case given(Given)
  }

  /// A value that a test gives for what is no closure.
  struct Given {
    let name: String
    var type: TypeSyntax

    /// The stored property of the double.
    var storageName: String { "_given_\(name.unticked)" }
  }

  /// A property that has a double of its own.
  struct Client {
    let name: String

    /// The type of the double.
    let mock: String

    /// Whether the property can be read off any value of the struct.
    let isReached: Bool
  }

  /// The struct with its generic arguments, as the double's file writes it.
  let reference: String

  /// The global actor on which the struct is made.
  let globalActor: Attribute?

  /// The arguments of the initializer.
  let arguments: [(label: String?, value: Value)]

  /// The properties that have doubles of their own.
  let clients: [Client]

  /// The closures and clients that are set when the struct is made.
  let assigned: [(name: String, value: Value)]

  /// The closures that other structs may not have, or not for the double.
  let uncallable: Set<String>

  /// Whether only a testable import brings the initializer.
  let needsTestable: Bool

  /// What the test gives, in order.
  var given: [Given] {
    arguments.compactMap { if case .given(let given) = $0.value { given } else { nil } }
  }
}
