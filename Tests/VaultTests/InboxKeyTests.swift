import Foundation
import Testing
import Vault

@Suite struct InboxKeyTests {
  let place: KeyPlace
  let context = Vault.Context(record: "5f0c6b1e-0000-4000-8000-000000000001", field: "unsorted.text")
  init() throws { place = try KeyPlace() }

  private func locked() throws -> Vault {
    let vault = place.vault
    try vault.setPassphrase("correct horse", sealedBefore: nil)
    return place.vault
  }

  @Test func `What is captured while locked is sealed, cannot be read back, and opens once unlocked`() throws {
    let vault = try locked()
    let posted = try vault.sealToInbox("rang mum", for: context, sealedBefore: nil)
    #expect(posted.first == 2)
    #expect(!String(decoding: posted, as: UTF8.self).contains("mum"))
    #expect(throws: VaultError.locked) { try vault.open(posted, for: context) }
    _ = try vault.unlock(with: "correct horse", sealedBefore: nil)
    #expect(try vault.open(posted, for: context) == "rang mum")
  }

  @Test func `Where the key is at hand it is sealed by the key itself`() throws {
    #expect(try place.vault.sealToInbox("x", for: context, sealedBefore: nil).first == 1)
  }

  @Test func `Where the desktop that keeps the key is not there, captures are sealed all the same`() throws {
    let vault = place.vault
    try vault.setRecoveryCode(RecoveryCode(), sealedBefore: nil)
    try place.write(sheet: place.sheet.replacing("kept file", with: "kept desktop"))
    let away = place.vault
    #expect(throws: VaultError.desktopUnavailable) { try away.seal("x", for: context, sealedBefore: nil) }
    let posted = try away.sealToInbox("rang mum", for: context, sealedBefore: nil)
    try place.write(sheet: place.sheet.replacing("kept desktop", with: "kept file"))
    #expect(try place.vault.open(posted, for: context) == "rang mum")
  }

  @Test func `A lost key without a letterbox takes nothing`() throws {
    let id = try place.vault.keyID(sealedBefore: nil)
    try FileManager.default.removeItem(atPath: place.path)
    #expect(throws: VaultError.keyLost) { try place.vault.sealToInbox("x", for: context, sealedBefore: id) }
  }

  @Test func `Moved, cut short or with a bit flipped it does not open`() throws {
    let vault = try locked()
    let posted = try vault.sealToInbox("w", for: context, sealedBefore: nil)
    _ = try vault.unlock(with: "correct horse", sealedBefore: nil)
    let elsewhere = Vault.Context(record: context.record, field: "nudge.said")
    #expect(throws: VaultError.broken) { try vault.open(posted, for: elsewhere) }
    for length in 0..<posted.count {
      #expect(throws: VaultError.self) { try vault.open(Array(posted.prefix(length)), for: context) }
    }
    // The highest bit of the encapsulated key is none of it (RFC 7748, 5), but HPKE hashes the bytes as they came.
    for index in posted.indices {
      var flipped = posted
      flipped[index] ^= 1 << UInt8(index % 8)
      #expect(throws: VaultError.self) { try vault.open(flipped, for: context) }
    }
  }

  @Test func `Another person's letterbox in the file is found and put right at the next unlocking`() throws {
    let vault = try locked()
    let mine = try place.sheet
    let theirs = try KeyPlace()
    try theirs.vault.setPassphrase("somebody else", sealedBefore: nil)
    let line = { (sheet: String) in sheet.split(separator: "\n").first { $0.hasPrefix("letterbox") } ?? "" }
    try place.write(sheet: mine.replacing(line(mine), with: line(try theirs.sheet)))
    _ = try vault.unlock(with: "correct horse", sealedBefore: nil)
    #expect(try line(place.sheet) == line(mine))
  }
}
