import MynahCore
protocol LookupMockPatterns: Mock {}
extension LookupMockPatterns {
  @_disfavoredOverload var name: PropertyPattern<String>? {
    get { PropertyPattern(mockingContext.member(4, as: MockedMember<Void, () -> String, String, Never>.self).pattern()) }
    set { mockingContext.member(5, as: MockedMember<String, (String) -> Void, Void, Never>.self).assign(_assigned()) }
  }
}
final class LookupMock: Lookup, LookupMockPatterns, @unchecked Sendable {
  let mockingContext: MockingContext
  static let mockingContext = MockingContext("Lookup", members: [], isStatic: true, location: CodeLocation(fileID: #fileID, filePath: #filePath, line: #line, column: #column))
  private let lookup_ = MockedMember<Int, (Int) -> Int, Int, Never>("lookup(_:)")
  private let find_in = MockedMember<(Int, String), (Int, String) -> Int, Int, Never>("find(_:in:)")
  private let tick_ = MockedMember<Void, () -> Void, Void, Never>("tick()")
  private let load_ = MockedMember<Int, (Int) async throws -> Int, Int, any Error>("load(_:)")
  private let name_get = MockedMember<Void, () -> String, String, Never>("name", .getter)
  private let name_set = MockedMember<String, (String) -> Void, Void, Never>("name", .setter)
  init(location: CodeLocation) {
    mockingContext = MockingContext("Lookup", members: [lookup_, find_in, tick_, load_, name_get, name_set], location: location)
  }
  func lookup(_ id: Int) -> Int { lookup_.call(id) { $0(id) } }
  @_disfavoredOverload func lookup(_ id: @autoclosure () -> Int?) -> CallPattern<(Int) -> Int, Int, Never> { lookup_.pattern(_argument(id)) }
  func find(_ id: Int, in shelf: String) -> Int { find_in.call((id, shelf)) { $0(id, shelf) } }
  @_disfavoredOverload func find(_ id: @autoclosure () -> Int?, in shelf: @autoclosure () -> String?) -> CallPattern<(Int, String) -> Int, Int, Never> { find_in.pattern(_argument(id), _argument(shelf)) }
  func tick() { tick_.call(()) { $0() } }
  @_disfavoredOverload func tick() -> CallPattern<() -> Void, Void, Never> { tick_.pattern() }
  func load(_ id: Int) async throws -> Int { try await load_.callAsync(id) { try await $0(id) } }
  @_disfavoredOverload func load(_ id: @autoclosure () -> Int?) -> CallPattern<(Int) async throws -> Int, Int, any Error> { load_.pattern(_argument(id)) }
  var name: String {
    get { name_get.call(()) { $0() } }
    set { _isAssignmentPattern ? name_set.assign(_assigned(newValue)) : name_set.call(newValue) { $0(newValue) } }
  }
}
func mock(_ type: (any Lookup).Type, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column) -> LookupMock {
  LookupMock(location: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}
