import Foundation
import Records
import TestFiles
import Testing

@Suite struct KindsTests {
  @Test func `Every file that declares a kind is on the list, and named after its kind`() throws {
    let folder = TestFiles.inCheckout("Sources/Records/Kinds")
    let declaring = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).filter {
      let source = try String(contentsOf: $0, encoding: .utf8)
      return [": Record {", ": Observation {"].contains { source.contains($0) }
    }
    #expect(
      Set(declaring.map { $0.deletingPathExtension().lastPathComponent })
        == Set(Kinds.all.map { TestFiles.name(of: $0.name) }))
  }

  @Test func `A kind with sealed words tells of the person, unless the words were only captured`() {
    #expect(
      Kinds.all.filter { $0.isSealed && !$0.isPrivate }.map(\.name).sorted() == ["brain_dump", "nudge", "unsorted"])
  }

  @Test func `No two kinds have a name in common`() {
    for names in [Kinds.all.map(\.name), Kinds.all.map(\.exportName), Kinds.all.map(\.pluralName)] {
      #expect(Set(names).count == names.count)
    }
  }
}
