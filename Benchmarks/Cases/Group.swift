/// A group of cases that the report shows in one table, in the order of the report.
enum Group: String, CaseIterable, Sendable {
  case call
  case stubs
  case mixed
  case history
  case memory
  case verify
  case stub
  case create
  case threads
  case parse
  case generate
  case compile
  case build
  case edit

  /// A one-sentence summary of the table.
  var summary: String {
    switch self {
    case .call: "a stubbed, recorded call"
    case .stubs: "a call with n stubs on the member, each for one exact value"
    case .mixed: "a call with n stubs on the member, exact values and wildcards mixed"
    case .history: "a call after n recorded calls"
    case .memory: "resident memory per recorded call"
    case .verify: "a verification over n recorded calls"
    case .stub: "adding one stub, averaged over n"
    case .create: "creating and releasing a mock, unused or used as in a small test"
    case .parse: "reading sources that are in memory"
    case .generate: "the command line, from reading files to writing mocks"
    case .compile: "what mocks, statements and mistakes add to the processor time of a debug build"
    case .build: "a first debug build of a package with one mock, compared to one without a library"
    case .edit: "a debug build after an edit, with a hundred mocks in fifty test files"
    case .threads: "a call of each thread, while the others call too"
    }
  }
}
