import Engine
import Records
import Replies
import Store
import Testing
import Upkeep
import Vault

@testable import DeviceTools
@testable import Session
@testable import Tools

@Suite struct ExportTests {
  let home = TestHome()

  /// More than are held at once.
  private static let many = 3_000

  private func add(_ count: Int) throws {
    let profile = home.profile
    try profile.changes.write("kept", "add_nudge") { tx in
      for number in 0..<count {
        try tx.put(Nudge(id: profile.ids.random(), title: "thing number \(number)", createdAt: home.now))
      }
    }
  }

  @Test func `It is one line of JSON with all of every kind, the oldest first`() async throws {
    try add(ExportTests.many)
    await home.say("note the spare key is under the pot", "mood 7", "drop thing number 12")
    var text = ""
    #expect(try home.profile.export { text += $0 } == 0)
    let all = try #require(JSON(reading: text))
    let isWrittenTheSame = all.text + "\n" == text
    #expect(isWrittenTheSame)
    #expect(all.members?.map(\.key) == Kinds.all.map(\.exportName))
    let titles = all["nudges"]?.array?.map { $0["title"]?.string }
    #expect(titles == (0..<ExportTests.many).map { "thing number \($0)" })
    #expect(all["notes"]?.array?.map { $0["body"]?.string } == ["the spare key is under the pot"])
    #expect(all["moods"]?.array?.count == 1)
  }

  @Test func `Lines of what is still being written stand among those that are not sorted`() async throws {
    await home.say("new note titled trip", "passports")
    let lines = try home.profile.exported()["unsorted"]?.array
    #expect(lines?.map { $0["text"]?.string } == ["trip", "passports"])
    #expect(lines?.map { $0["sortedKind"]?.string } == ["note", "note"])
    #expect(lines?.first?["sortedID"]?.string == lines?.last?["sortedID"]?.string)
  }

  @Test func `What matters more has the higher number`() async throws {
    await home.say("pay the rent, urgent", "buy stamps", "sort the cables, low priority")
    var text = ""
    #expect(try home.profile.export { text += $0 } == 0)
    #expect(JSON(reading: text)?["nudges"]?.array?.map { $0["priority"]?.number } == [2, 1, 0])
  }

  @Test func `Locked by another process in the middle it fails, and leaves nothing null that is not`() async throws {
    await home.say("note the spare key is under the pot")
    try add(ExportTests.many)
    let profile = home.profile
    let known = try profile.keyAccess.storeKey
    try profile.vault.setPassphrase("correct horse", sealedBefore: known)
    var isBegun = false
    let error = #expect(throws: UserError.self) {
      try profile.export { _ in
        if !isBegun { try profile.vault.lock(sealedBefore: known) }
        isBegun = true
      }
    }
    #expect(isBegun && error?.code == .locked)
  }
}

extension Session {
  /// All that `export` writes.
  func exported() throws -> JSON {
    var text = ""
    _ = try export { text += $0 }
    return JSON(reading: text) ?? .null
  }
}
