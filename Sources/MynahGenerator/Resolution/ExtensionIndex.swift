internal import MynahSyntax

/// Which files of some modules may extend a type.
struct ExtensionIndex {
  private var filesByName: [String: [Int]] = [:]

  /// The files of which nobody knows what they extend.
  private var uncertainFiles: [Int] = []

  /// Looks into files, of which each has a text or is parsed; their numbers are their places in the list.
  init(_ files: [(text: SourceText?, parsed: SourceFile?)]) {
    for (number, file) in files.enumerated() {
      if let text = file.text {
        let extended = ExtendedNames(text.bytes)
        if extended.isUncertain {
          uncertainFiles.append(number)
        } else {
          add(Set(extended.names), number)
        }
      } else if let parsed = file.parsed {
        add(Self.names(in: parsed.declarations), number)
      }
    }
  }

  private mutating func add(_ names: Set<String>, _ number: Int) {
    for name in names { filesByName[name, default: []].append(number) }
  }

  /// The numbers of the files that may extend a type with a name of its own, in their order.
  func files(extending name: String) -> [Int] {
    let files = filesByName[name.unticked] ?? []
    return uncertainFiles.isEmpty ? files : (files + uncertainFiles).sorted()
  }

  private static func names(in declarations: [Declaration]) -> Set<String> {
    var names: Set<String> = []
    for declaration in declarations {
      switch declaration {
      case .extension(let extended):
        if let name = extended.extendedType.namedType?.components.last?.name {
          names.insert(name.unticked)
        }
      case .conditional(let block):
        for clause in block.clauses { names.formUnion(Self.names(in: clause.declarations)) }
      default: continue
      }
    }
    return names
  }
}
