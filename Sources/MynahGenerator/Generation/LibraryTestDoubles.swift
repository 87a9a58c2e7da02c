internal import MynahSyntax

/// The test doubles that libraries among the modules already provide for other modules.
///
/// A second mock of a type would make `mock(Bird.self)` ambiguous.
struct LibraryTestDoubles {
  private var types: [Style: Set<DeclaredType>] = [:]

  init(_ request: Generation.Request, program: Program) {
    for module in request.modules where module.name != request.testModule {
      var mentions = Mentions()
      mentions.add(module.texts.filter { $0.contains("Mock") || $0.contains("mock(") })
      guard !mentions.isEmpty else { continue }
      var own = Generation.Request(
        modules: request.modules, testModule: module.name, mentions: mentions)
      own.styles = request.styles
      var selection = Selection(own, program: program)
      selection.run()
      for double in selection.requested where double.type.access >= .public {
        let names = RequestedDouble.names(of: double.type, in: double.style)
        // If the name belongs to a handwritten type, the library doesn't provide a generated one.
        guard !names.contains(where: program.declares) else { continue }
        types[double.style, default: []].insert(double.type)
      }
    }
  }

  func contains(_ double: RequestedDouble) -> Bool {
    types[double.style]?.contains(double.type) == true
  }
}
