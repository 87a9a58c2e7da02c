import Foundation
import Testing

/// Tests of the workflows in `.github`, which only GitHub can run.
@Suite struct WorkflowTests {
  private static let workflows = Repository.files(in: ".github/workflows", withExtension: "yml")

  private static let actions = Repository.names(in: ".github/actions").map { "\($0)/action.yml" }

  @Test(arguments: workflows + actions) func actionsHaveVersions(_ path: String) throws {
    let uses = try Repository.text(of: path).matches(of: /uses: (\S+)/).map { String($0.1) }
    for action in uses where action.hasPrefix("./") {
      #expect(Self.actions.contains("\(action.dropFirst(2))/action.yml"), "\(action)")
    }
    let isVersion = /[\w\/.-]+@v?\d+(\.\d+)*/
    let unpinned = uses.filter { !$0.hasPrefix("./") && $0.wholeMatch(of: isVersion) == nil }
    #expect(unpinned == [])
  }

  @Test(arguments: workflows) func workflowsLimitTheirRuns(_ path: String) throws {
    let lines = try Repository.text(of: path).split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("permissions: { contents: read }") })
    #expect(lines.contains { $0.hasPrefix("concurrency:") })
    let jobs = lines.filter { $0.hasPrefix("    runs-on: ") }
    let limits = lines.filter { $0.hasPrefix("    timeout-minutes: ") }
    #expect(jobs.count == limits.count)
  }

  @Test(arguments: workflows) func workflowsRunExistingScripts(_ path: String) throws {
    let scripts = try Repository.text(of: path).matches(of: /run: .*?(\.ci\/[\w-]+)/).map { $0.1 }
    let missing = scripts.filter {
      !FileManager.default.isExecutableFile(atPath: Repository.file(String($0)).path)
    }
    #expect(missing == [])
  }
}
