/// A stub that takes its behaviors, without the type of its closures.
///
/// The functions of `Stubbing` that are there for some closures only say so by a type like
/// `(repeat each Argument) throws(Thrown) -> Result`. Systems before macOS 15 and iOS 18 can not name that
/// type at run time, so what these functions do is here.
@_documentation(visibility: private)
public class _UntypedStubbing<Result, Failure: Error> {
  let selection: (any CallSelection<Result, Failure>)?
  let location: CodeLocation

  /// The number of the stub, once there is one.
  @exclusivity(unchecked) private var stub: UInt64?

  /// What runs beside each answer, before there is a stub.
  @exclusivity(unchecked) private var sideEffects: [SideEffect] = []

  /// Whether the stub may stay unused in a strict session.
  @exclusivity(unchecked) var isLenient = false {
    didSet { excuse() }
  }

  /// - Parameters:
  ///   - selection: The calls to stub; reported, and not stubbed, if a mistake was made in the pattern.
  ///   - misuse: The mistake that was made if there is no selection; nil if nothing tells which.
  init(
    _ selection: (any CallSelection<Result, Failure>)?, at location: CodeLocation,
    otherwise misuse: Misuse? = nil
  ) {
    if selection == nil { MockFailure.misuse(misuse ?? .nothingToStub).report(at: location) }
    self.selection = selection?.isSound(at: location) == true ? selection : nil
    self.location = location
  }

  /// The settings of the mock.
  var settings: MockSettings? { selection?.mockedMember.settings }

  /// Adds a behavior: that of a new stub, or a link to its chain.
  @discardableResult
  func add(_ behavior: Behavior<Result, Failure>) -> Self {
    guard let selection else { return self }
    if let stub {
      change(stub, of: selection) { $0.append(behavior) }
    } else {
      let first =
        sideEffects.isEmpty ? behavior : ChainBehavior(behavior, sideEffects: sideEffects)
      stub = selection.add(first, at: location)
      if isLenient { excuse() }
    }
    return self
  }

  /// Has something run beside each answer.
  func run(_ sideEffect: SideEffect) {
    guard let selection else { return }
    if !selection.accepts(sideEffect) {
      let misuse = Misuse.unkeptArguments(selection.mockedMember.fullName)
      MockFailure.misuse(misuse).report(at: location)
    } else if let stub {
      change(stub, of: selection) { $0.append(sideEffect) }
    } else {
      sideEffects.append(sideEffect)
    }
  }

  private func change(
    _ stub: UInt64, of selection: any CallSelection<Result, Failure>,
    _ change: (ChainBehavior<Result, Failure>) -> Void
  ) {
    if !selection.change(stub: stub, change) {
      MockFailure.misuse(.clearedStub(selection.text)).report(at: location)
    }
  }

  private func excuse() {
    if let stub { selection?.mockedMember.excuse(stub: stub) }
  }
}
