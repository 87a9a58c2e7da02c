/// The declarations of one Swift source file.
///
/// Parsing never fails: what cannot be understood is named in ``diagnostics``, and parsing goes on
/// at the next declaration.
public struct SourceFile: Sendable {
  /// The path that was given to the parser.
  public var path: String

  /// Every import of the file, also those inside of `#if`.
  public var imports: [ImportDeclaration]

  /// The declarations in source order, imports and `#if` blocks included.
  public var declarations: [Declaration]

  /// What could not be parsed, in source order.
  public var diagnostics: [Diagnostic]

  /// Parses the bytes of a file.
  public static func parse(_ bytes: UnsafeBufferPointer<UInt8>, path: String) -> SourceFile {
    let source = SourceBuffer(bytes)
    defer { source.deallocate() }
    var parser = Parser(source)
    let declarations = parser.parseSourceFile()
    return SourceFile(
      path: path,
      imports: parser.imports,
      declarations: declarations,
      diagnostics: parser.finishedDiagnostics())
  }

  /// Parses the bytes of a file.
  public static func parse(_ bytes: [UInt8], path: String) -> SourceFile {
    bytes.withUnsafeBufferPointer { parse($0, path: path) }
  }

  /// Parses the text of a file.
  public static func parse(_ text: String, path: String) -> SourceFile {
    parse(Array(text.utf8), path: path)
  }
}
