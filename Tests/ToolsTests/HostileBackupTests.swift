import Foundation
import Records
import Testing
import Vault

@testable import Files
@testable import SampleLife
@testable import Session
@testable import Store
@testable import Tools
@testable import Upkeep

/// Backups that somebody has made by hand.
@Suite struct HostileBackupTests {
  private static let identity = "AGE-SECRET-KEY-1DLSY93Y56L5U2U269JGZDV84Z7FK3WEPY8M3AGH5CD8TRULCFY8QU6M4ZW"
  private static let recipient = "age16q988ce6tvqq577lzuckrw96e5wl5hnz3g5aejcxa29y3tyzh99s82l9aa"

  @Test(arguments: [Cell.text("canary in the open"), .int(7), .real(0.5)])
  func `What must be sealed and stands open in it is left out and counted, all else comes`(cell: Cell) async throws {
    let (theirs, mine) = (TestHome(), TestHome())
    await theirs.say("note the shed is open")
    await theirs.say("note the spare key is under the pot")
    let from = theirs.profile
    var copy = RawRecord(try #require(try from.store.all(Note.self).first))
    copy.cells[try #require(copy.shape.columns.firstIndex { $0.name == "body" })] = cell
    let forged = copy
    try from.store.change(Intent(tool: "note", label: .text(""))) { try $0.put(forged) }
    let path = from.dataFolder + "/b.age"
    _ = try from.backUp(.recipients([AgeRecipient(HostileBackupTests.recipient)]), to: path)

    let here = mine.profile
    let incoming = try here.openBackup(
      Descriptor(reading: path), .identities(AgeIdentity.all(in: HostileBackupTests.identity)))
    #expect(try here.preview(incoming).unreadable == 1)
    let done = try here.restore(incoming).counts
    try incoming.close()
    #expect(done.unreadable == 1)
    let notes = try here.store.all(Note.self)
    #expect(notes.count == 1 && notes[0].id != forged.id)
    here.storeOpener.close()
    let bytes = FileManager.default.contents(atPath: here.dataFolder + "/nudgy.db") ?? Data()
    #expect(!bytes.isEmpty && bytes.range(of: Data("canary".utf8)) == nil)
  }
}
