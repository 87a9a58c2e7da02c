/// The whole program, which an executable only has to call.
///
/// It's a library so that tests can call it: an executable that a plugin runs can't be linked into
/// tests whose targets use the plugin.
public enum CommandLineProgram {
  /// Runs a command line; ends the process if it's wrong.
  ///
  /// - Parameter arguments: The arguments without the program's name.
  public static func run(_ arguments: some Sequence<String>) {
    run(arguments, adding: [])
  }

  /// Runs a command line that can have more commands than the plugins need.
  ///
  /// - Parameters:
  ///   - arguments: The arguments without the program's name.
  ///   - added: The additional commands.
  package static func run(
    _ arguments: some Sequence<String>, adding added: [any AddedCommand.Type]
  ) {
    do throws(CommandError) {
      try perform(arguments, adding: added)
    } catch {
      Terminal.printError("mynah: error: \(error)")
      Terminal.exit(error.exitStatus)
    }
  }

  /// Runs a command line, or throws what is wrong with it.
  package static func perform(
    _ arguments: some Sequence<String>, adding added: [any AddedCommand.Type] = []
  ) throws(CommandError) {
    var reader = try ArgumentReader(arguments)
    if reader.asksForHelp { return Terminal.print(Help.text(adding: added)) }
    guard let name = reader.next() else { throw .missingCommand }
    if name == "--version" { return Terminal.print("mynah \(Help.version)") }
    let commands: [any Command.Type] =
      [GenerateCommand.self, ListCommand.self, CheckCommand.self] + added
    guard let command = commands.first(where: { $0.name == name }) else {
      throw .unknownCommand(name, known: commands.map { $0.name } + ["help"])
    }
    try command.init(&reader).run()
  }
}

/// What the command line says of itself.
enum Help {
  static let version = "0.1.0"

  /// The whole help.
  ///
  /// - Parameter added: The commands that the executable has beside those that the plugins need.
  static func text(adding added: [any AddedCommand.Type] = []) -> String {
    let head = usage + added.map { "\n  \($0.usage)" }.joined()
    let parts =
      [head, summary] + added.map { $0.summary } + [options] + added.map { $0.options } + [ending]
    return parts.joined(separator: "\n\n")
  }

  private static let usage = """
    mynah: makes mocks and stubs of Swift types

    USAGE
      mynah generate --module NAME --sources PATH... [options] --output FILE
      mynah list     --module NAME --sources PATH... [--json]
      mynah check    [--package-path PATH] [--log FILE]
    """

  private static let summary = """
    The build plugin MynahPlugin calls `generate`; by hand it is only needed for mocks that are
    committed. `list` tells which types can be mocked, and for the others why not. `check` builds
    the tests of a package, and names the types whose mocks do not compile.
    """

  private static let options = """
    SOURCES
      --module NAME            A module of the package. The --sources after it belong to it.
      --sources PATH...        Its Swift files, or folders that hold them.
      --default-isolation MainActor
                               What the module before it is compiled with, where no Package.swift
                               around its sources says so.
      --nonsending-by-default  Likewise, with the feature NonisolatedNonsendingByDefault.
      --language-mode VERSION  Likewise, in a language mode, such as 5.
      --dependency NAME=PATH   A module of another package, whose public types can be mocked and
                               whose protocols may be refined. May be repeated.

    GENERATE
      --output FILE            The file to write. It is not touched where nothing has changed, nor
                               where it holds what Mynah did not write.
      --force                  Writes the file whatever it holds.
      --tests PATH...          Only the types that these files mention, as in mock(Bird.self).
      --test-module NAME       The module that the file becomes part of.
      --only A,B               Only the types with these names.
      --import MODULE          A further module to import. May be repeated.
      --library MODULE         The module that mocks are made with: Mynah, or MynahCore where no
                               test framework is to be linked. The default is Mynah, unless only
                               MynahCore is among the modules.
      --public                 Makes the mocks of public types public, for a library that passes them
                               on.
      --committed              Writes a file that is committed: one that does not exist is not written
                               where there is nothing to mock.
      --by-plugin              Also writes what the compiler says of types that have no mock, which a
                               target can hold once.
      --ignore-stamp FILE      A file that gets a new date where ignore files count. A build that has it
                               among its inputs runs the command again, and so notices their changes.
      --style STYLE            The kind of test double: mock, stubbable (StubbableBird, whose members
                               are closures) or autostub (BirdStub, whose members are results). May
                               be repeated. The default is mock; with --tests, all that they mention.

    LIST
      --json                   Prints JSON.

    CHECK
      --package-path PATH      The package whose tests are built. The default is this folder.
      --log FILE               What a build has printed already, as of xcodebuild; nothing is built.
    """

  private static let ending = """
    A file .mynahignore in any folder, in the syntax of .gitignore, names files that are not read.
    A line `type:Bird` in it leaves out the mock of a type.

    @FILE stands for the lines of a file, an argument each.
    """
}
