internal import Foundation
internal import MynahCLI
internal import MynahCommands

@main
struct FuzzProgram {
  static func main() {
    if CommandLine.arguments.dropFirst().first == CommandLineSubject.mark {
      return CommandLineProgram.run(
        CommandLine.arguments.dropFirst(2), adding: [ListCommand.self, CheckCommand.self])
    }
    guard let options = Options(CommandLine.arguments.dropFirst()) else {
      print(Options.help)
      exit(2)
    }
    let mode = options.mode
    for file in options.files {
      let input = Array(FileManager.default.contents(atPath: file) ?? Data())
      print(file)
      Worker.onStack(of: mode.stackSize) { mode.run(input) }
    }
    if !options.files.isEmpty { return }
    if let operations = options.load { return RuntimeLoad.run(operations: operations) }
    if mode == .programs {
      guard let compiler = Compiler() else {
        print("Run swift build first: the module MynahCore isn't next to this program.")
        exit(2)
      }
      exit(ProgramFuzzer(options: options, compiler: compiler).run() == 0 ? 0 : 1)
    }
    let mutator = Mutator(folders: mode == .sources ? options.folders : [], seed: options.seed)
    check(mode != .sources || !mutator.seeds.isEmpty, "there are no files in \(options.folders)")
    let input: Worker.Input = { number in
      mode == .sources
        ? mutator.input(number) : Choices.input(seed: options.seed, iteration: number)
    }
    guard let path = options.progress else {
      exit(Supervisor(options: options, input: input).run() == 0 ? 0 : 1)
    }
    Worker.limitMemory(megabytes: 4096)
    let worker = Worker(options: options, input: input, progress: Progress(path: path))
    Worker.onStack(of: mode.stackSize) { worker.run() }
  }
}
