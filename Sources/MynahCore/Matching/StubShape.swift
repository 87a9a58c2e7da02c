/// Which arguments of a stub are exact, and how a call's arguments are hashed to find it.
struct StubShape<Arguments> {
  /// A bit for each argument that is exact; the others are wildcards.
  let mask: UInt64

  /// Hashes those arguments of a call that are exact in the stub.
  let hash: (Arguments) -> Int

  /// The hash of the stub's own exact arguments.
  let key: Int
}
