import Engine
import Records
import Testing

@testable import Tools

@Suite struct KindNamesTests {
  @Test func `Every kind has its names`() {
    #expect(Set(KindNames.all.keys) == Set(Kinds.all.keys))
  }

  @Test func `An export has every kind under a name of its own`() throws {
    let names = try LivedIn().profile.export().members?.map(\.key) ?? []
    #expect(Set(names) == Set(KindNames.all.values.map(\.forPrograms) + ["symptoms"]))
    #expect(Set(names).count == names.count)
  }
}
