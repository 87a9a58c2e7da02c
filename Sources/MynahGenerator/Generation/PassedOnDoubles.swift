internal import MynahSyntax

/// The doubles that libraries among the modules have made already, for others to use.
///
/// A second mock of a type would make `mock(Bird.self)` ambiguous.
struct PassedOnDoubles {
  private struct Key: Hashable {
    let type: DeclaredType.Identity
    let style: Style
  }

  private var keys: Set<Key> = []

  init(_ request: Generation.Request, program: Program) {
    for module in request.modules where module.name != request.testModule {
      var mentions = Mentions()
      mentions.add(module.texts.filter(\.mayAskForDoubles))
      guard !mentions.isEmpty else { continue }
      var own = Generation.Request(
        modules: request.modules, testModule: module.name, mentions: mentions)
      own.styles = request.styles
      var selection = Selection(own, program: program)
      selection.run()
      for double in selection.wanted where double.type.access >= .public {
        let names = WantedDouble.names(of: double.type, in: double.style)
        // What is written by hand is no reason to generate nothing.
        guard !names.contains(where: program.declares) else { continue }
        keys.insert(Key(type: double.type.identity, style: double.style))
      }
    }
  }

  func contains(_ double: WantedDouble) -> Bool {
    keys.contains(Key(type: double.type.identity, style: double.style))
  }
}

extension SourceText {
  /// Whether it is worth while to look for mentions.
  fileprivate var mayAskForDoubles: Bool { contains("Mock") || contains("mock(") }
}
