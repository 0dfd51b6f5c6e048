import Foundation
import Testing
import Vault

/// A key that lies where another belongs, as after a backup was unpacked over an older store.
@Suite struct OtherKeyTests {
  let place: KeyPlace
  let context = Vault.Context(record: "5f0c6b1e-0000-4000-8000-000000000001", field: "note.body")
  /// Of the key that was there first.
  let first: KeyID
  let digits: String
  let sealed: [UInt8]
  private static let others = String(repeating: "5a", count: 32)

  init() throws {
    place = try KeyPlace()
    sealed = try place.vault.seal("rang mum", for: context, sealedBefore: nil)
    first = try place.vault.keyID(sealedBefore: nil)
    digits = try place.key
  }

  /// The id of the key that is put in the place of the first.
  private func putAnother() throws -> KeyID {
    try place.write(OtherKeyTests.others)
    let carried = try #require(ExportedKey(text: OtherKeyTests.others))
    return carried.id
  }

  private func words(with secret: String? = nil) throws -> String {
    let vault = place.vault
    if let secret { _ = try vault.unlock(with: secret, sealedBefore: first) }
    return try vault.open(sealed, for: context)
  }

  @Test func `Nothing is sealed, wrapped or carried by a key that is not the store's, and no file is touched`() throws {
    try place.vault.recordRecoveryOffer(sealedBefore: first)
    _ = try putAnother()
    let before = try place.files { _ in true }
    let sheet = try place.sheet
    let vault = place.vault
    #expect(throws: VaultError.wrongKey) { try vault.seal("x", for: context, sealedBefore: first) }
    #expect(throws: VaultError.wrongKey) { try vault.requireKey(sealedBefore: first) }
    #expect(throws: VaultError.wrongKey) { try vault.exportKey(sealedBefore: first) }
    #expect(throws: VaultError.wrongKey) { try vault.setPassphrase("correct horse", sealedBefore: first) }
    #expect(throws: VaultError.wrongKey) { try vault.setPassphrase("correct horse", sealedBefore: nil) }
    #expect(throws: VaultError.wrongKey) { try vault.setRecoveryCode(RecoveryCode(), sealedBefore: first) }
    #expect(throws: VaultError.wrongKey) { try vault.keepInFile(sealedBefore: first) }
    #expect(throws: VaultError.wrongKey) { try vault.stayUnlocked(seconds: 60, sealedBefore: first) }
    #expect(throws: VaultError.wrongKey) { try vault.open(sealed, for: context) }
    #expect(try place.files { _ in true } == before)
    #expect(try place.sheet == sheet && place.key == OtherKeyTests.others)
    try place.write(digits)
    #expect(try words() == "rang mum")
  }

  @Test func `Without a file beside it another key is refused as well`() throws {
    _ = try putAnother()
    #expect(throws: VaultError.wrongKey) { try place.vault.seal("x", for: context, sealedBefore: first) }
    #expect(throws: VaultError.wrongKey) { try place.vault.keyID(sealedBefore: first) }
    #expect(throws: VaultError.wrongKey) { try place.vault.sealToInbox("x", for: context, sealedBefore: first) }
    #expect(throws: VaultError.wrongKey) { try place.vault.setPassphrase("correct horse", sealedBefore: first) }
    #expect(try place.key == OtherKeyTests.others)
  }

  @Test(arguments: ["correct horse", nil])
  func `A passphrase set beside the file of another key opens what is sealed, and that file is set aside`(
    old: String?
  ) throws {
    let code = RecoveryCode()
    try place.vault.setRecoveryCode(code, sealedBefore: first)
    if let old { try place.vault.setPassphrase(old, sealedBefore: first) }
    let older = try place.sheet
    let second = try putAnother()
    let vault = place.vault
    #expect(try !vault.hasPassphrase(sealedBefore: second) && !vault.hasRecoveryCode(sealedBefore: second))
    let later = try vault.seal("buy milk", for: context, sealedBefore: second)
    try vault.setPassphrase("battery staple", sealedBefore: second)
    #expect(!place.hasKeyFile)

    let next = place.vault
    _ = try next.unlock(with: "battery staple", sealedBefore: second)
    #expect(try next.open(later, for: context) == "buy milk")
    // Put back, the older file opens what it did.
    #expect(try place.files { $0 == older } == ["keys-\(first.text)"])
    try place.write(sheet: older)
    if old == nil { try place.write(digits) }
    #expect(try words(with: code.text) == "rang mum")
  }

  @Test func `A key file put beside a locked store is neither used nor erased`() throws {
    try place.vault.setPassphrase("correct horse", sealedBefore: first)
    let second = try putAnother()
    #expect(throws: VaultError.locked) { try place.vault.open(sealed, for: context) }
    #expect(try words(with: "correct horse") == "rang mum")
    #expect(try place.key == OtherKeyTests.others)
    let vault = place.vault
    _ = try vault.unlock(with: "correct horse", sealedBefore: first)
    try vault.keepInFile(sealedBefore: first)
    #expect(try words() == "rang mum")
    #expect(try place.files { $0.hasPrefix(OtherKeyTests.others) } == ["key-\(second.text)"])
  }

  @Test func `The recovery code opens what another key in its place has closed, and puts the right one back`() throws {
    let code = RecoveryCode()
    try place.vault.setRecoveryCode(code, sealedBefore: first)
    for wrong in [OtherKeyTests.others, String(digits.dropLast()), ""] {
      try place.write(wrong)
      #expect(throws: VaultError.recoverable) { try words() }
      let vault = place.vault
      _ = try vault.unlock(with: code.text, sealedBefore: first)
      try vault.keepInFile(sealedBefore: first)
      #expect(try words() == "rang mum")
    }
  }

  @Test func `What is captured meanwhile goes into the letterbox, where there is one`() throws {
    try place.vault.recordRecoveryOffer(sealedBefore: first)
    _ = try putAnother()
    let posted = try place.vault.sealToInbox("buy milk", for: context, sealedBefore: first)
    #expect(throws: VaultError.wrongKey) { try place.vault.open(posted, for: context) }
    try place.write(digits)
    #expect(try place.vault.open(posted, for: context) == "buy milk")
  }

  @Test func `The key of a backup takes the place of another and of a damaged one, which are set aside`() throws {
    let carried = try place.vault.exportKey(sealedBefore: first)
    let second = try putAnother()
    #expect(throws: VaultError.wrongKey) { try place.vault.requireKey(sealedBefore: first) }
    try place.vault.restore(carried)
    #expect(try words() == "rang mum")
    #expect(try place.files { $0.hasPrefix(OtherKeyTests.others) } == ["key-\(second.text)"])
    try place.write(digits.replacing(digits.prefix(1), with: "no", maxReplacements: 1))
    #expect(throws: VaultError.keyDamaged) { try place.vault.requireKey(sealedBefore: first) }
    try place.vault.restore(carried)
    #expect(try words() == "rang mum")
    #expect(place.vault.setAsideFileNames == ["key-\(second.text)", "key-damaged"].sorted())
  }

  @Test func `A backup's key leaves the recovery code in force that opens it, and takes over no other`() throws {
    let (code, other) = (RecoveryCode(), RecoveryCode())
    let carried = try place.vault.exportKey(sealedBefore: first)
    try place.vault.setRecoveryCode(code, sealedBefore: first)
    try FileManager.default.removeItem(atPath: place.path)
    #expect(try place.vault.restore(carried) == .recoveryCodeFits)
    #expect(try words(with: code.text) == "rang mum")

    let second = try putAnother()
    try place.vault.setRecoveryCode(other, sealedBefore: second)
    #expect(try place.vault.restore(carried) == .recoveryCodeVoid)
    #expect(try !place.vault.hasRecoveryCode(sealedBefore: first))
    #expect(throws: VaultError.wrongPassphrase) { try words(with: other.text) }

    for path in [place.sheetPath, place.copyPath] { try "?".write(toFile: path, atomically: false, encoding: .utf8) }
    #expect(try place.vault.restore(carried) == .recoveryCodeVoid)
    for path in [place.sheetPath, place.copyPath, place.path] { try FileManager.default.removeItem(atPath: path) }
    #expect(try place.vault.restore(carried) == .noRecoveryCode)
  }

  @Test func `Where the passphrase cannot be written, the key stays in its file`() throws {
    try FileManager.default.createDirectory(atPath: place.sheetPath, withIntermediateDirectories: true)
    #expect(throws: VaultError.self) { try place.vault.setPassphrase("correct horse", sealedBefore: first) }
    try FileManager.default.removeItem(atPath: place.sheetPath)
    #expect(try place.key == digits)
    #expect(try words() == "rang mum")
  }
}
