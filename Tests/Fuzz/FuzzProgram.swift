#if !FUZZER
  internal import Foundation
  internal import MynahCLI

  @main
  struct FuzzProgram {
    static func main() {
      if CommandLine.arguments.dropFirst().first == CommandLineSubject.mark {
        return CommandLineProgram.run(CommandLine.arguments.dropFirst(2))
      }
      guard let options = Options(CommandLine.arguments.dropFirst()) else {
        print(Options.help)
        exit(2)
      }
      if !options.files.isEmpty {
        for file in options.files {
          let input = Array(FileManager.default.contents(atPath: file) ?? Data())
          print(file)
          Worker.onStack(of: options.mode.stackSize) { options.mode.run(input) }
        }
        return
      }
      if let operations = options.load {
        exit(RuntimeLoad.run(operations: operations) ? 0 : 1)
      }
      if options.makesPrograms {
        guard let compiler = Compiler() else {
          print("Build everything first: there is no module MynahCore beside this program.")
          exit(2)
        }
        exit(ProgramFuzzer(options: options, compiler: compiler).run() == 0 ? 0 : 1)
      }
      let input: Worker.Input
      if options.mode == .sources {
        let seeds = Seeds.read(options.folders)
        guard !seeds.isEmpty else {
          print("There are no files in \(options.folders.joined(separator: ", ")).")
          exit(2)
        }
        input = Mutator(seeds: seeds, seed: options.seed).input
      } else {
        input = ChoiceSource(seed: options.seed).input
      }
      if let path = options.progress {
        Worker.limitMemory(megabytes: 4096)
        let worker = Worker(options: options, input: input, progress: Progress(path: path))
        Worker.onStack(of: options.mode.stackSize) { worker.run() }
      } else {
        exit(Supervisor(options: options, input: input).run() == 0 ? 0 : 1)
      }
    }
  }
#else
  /// What libFuzzer, which is part of the toolchain on Linux, calls with each of its inputs.
  @_cdecl("LLVMFuzzerTestOneInput")
  func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    Subject.run(Array(UnsafeBufferPointer(start: start, count: count)))
    return 0
  }
#endif
