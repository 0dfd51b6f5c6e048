import Foundation
import TestFiles
import Testing
import Vault

@Suite struct PassphraseTests {
  let place: KeyPlace
  let context = Vault.Context(record: "5f0c6b1e-0000-4000-8000-000000000001", field: "unsorted.text")
  init() throws { place = try KeyPlace() }

  /// Words sealed before there was a passphrase, which is set then.
  private func sealedAndLocked() throws -> [UInt8] {
    let vault = place.vault
    let sealed = try vault.seal("rang mum", for: context, sealedBefore: nil)
    try vault.setPassphrase("correct horse", sealedBefore: nil)
    return sealed
  }

  @Test func `With a passphrase there is no key file, and the next process is locked until it is typed`() throws {
    let sealed = try sealedAndLocked()
    #expect(!place.hasKeyFile)
    let next = place.vault
    #expect(throws: VaultError.locked) { try next.open(sealed, for: context) }
    #expect(throws: VaultError.locked) { try next.seal("x", for: context, sealedBefore: nil) }
    #expect(try next.unlock(with: "correct horse", sealedBefore: nil) == .passphrase)
    #expect(try next.open(sealed, for: context) == "rang mum")
  }

  @Test func `Another passphrase, or nearly the same, opens nothing`() throws {
    _ = try sealedAndLocked()
    for wrong in ["", "correct hors", "Correct horse", "correct horse "] {
      #expect(throws: VaultError.wrongPassphrase) { try place.vault.unlock(with: wrong, sealedBefore: nil) }
    }
  }

  @Test func `The file beside the store is private and holds neither key nor passphrase`() throws {
    let id = try place.vault.keyID(sealedBefore: nil)
    let digits = try String(contentsOfFile: place.path, encoding: .utf8).prefix(64)
    try place.vault.setPassphrase("correct horse", sealedBefore: id)
    let sheet = try place.sheet
    #expect(!sheet.contains(digits) && !sheet.contains("horse") && sheet.contains(id.text))
    let mode = try FileManager.default.attributesOfItem(atPath: place.sheetPath)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test func `A changed passphrase opens what is sealed, and the old one nothing`() throws {
    let sealed = try sealedAndLocked()
    let vault = place.vault
    _ = try vault.unlock(with: "correct horse", sealedBefore: nil)
    try vault.setPassphrase("battery staple", sealedBefore: nil)
    #expect(throws: VaultError.wrongPassphrase) { try place.vault.unlock(with: "correct horse", sealedBefore: nil) }
    let next = place.vault
    _ = try next.unlock(with: "battery staple", sealedBefore: nil)
    #expect(try next.open(sealed, for: context) == "rang mum")
  }

  @Test func `Removed, the key is in its file again and nothing is asked`() throws {
    let sealed = try sealedAndLocked()
    let vault = place.vault
    _ = try vault.unlock(with: "correct horse", sealedBefore: nil)
    try vault.keepInFile(sealedBefore: nil)
    #expect(try place.vault.open(sealed, for: context) == "rang mum")
    #expect(try !place.vault.hasPassphrase(sealedBefore: nil))
  }

  @Test func `A key file left behind by a process cut short counts for nothing and goes at the next unlocking`() throws
  {
    _ = try place.vault.keyID(sealedBefore: nil)
    let digits = try String(contentsOfFile: place.path, encoding: .utf8)
    try place.vault.setPassphrase("correct horse", sealedBefore: nil)
    try place.write(digits.trimmingCharacters(in: .newlines))
    #expect(throws: VaultError.locked) { try place.vault.requireKey(sealedBefore: nil) }
    _ = try place.vault.unlock(with: "correct horse", sealedBefore: nil)
    #expect(!place.hasKeyFile)
  }

  @Test func `Locking forgets the key here, and is noticed by others that hold it`() throws {
    let sealed = try sealedAndLocked()
    let (one, other) = (place.vault, place.vault)
    for vault in [one, other] { _ = try vault.unlock(with: "correct horse", sealedBefore: nil) }
    #expect(try !one.dropCachedKey(unusedFor: nil))
    #expect(try one.open(sealed, for: context) == "rang mum")
    try one.lock(sealedBefore: nil)
    #expect(throws: VaultError.locked) { try one.open(sealed, for: context) }
    #expect(try other.dropCachedKey(unusedFor: nil))
    #expect(throws: VaultError.locked) { try other.open(sealed, for: context) }
  }

  @Test func `Locked elsewhere, a key that is still here opens, seals and wraps nothing`() throws {
    let sealed = try sealedAndLocked()
    let (one, other) = (place.vault, place.vault)
    for vault in [one, other] { _ = try vault.unlock(with: "correct horse", sealedBefore: nil) }
    #expect(try other.open(sealed, for: context) == "rang mum")
    #expect(try other.isOpen)
    try one.lock(sealedBefore: nil)
    #expect(try !other.isOpen)
    #expect(throws: VaultError.locked) { try other.open(sealed, for: context) }
    #expect(throws: VaultError.locked) { try other.seal("x", for: context, sealedBefore: nil) }
    #expect(throws: VaultError.locked) { try other.setPassphrase("battery staple", sealedBefore: nil) }
    #expect(throws: VaultError.locked) { try other.stayOpen(sealedBefore: nil) }
  }

  @Test func `What the session lends counts while it has it, unless the process was told to keep it`() throws {
    let sealed = try sealedAndLocked()
    let owner = place.vault(.session)
    _ = try owner.unlock(with: "correct horse", sealedBefore: nil)
    // Some kernels keep no keys.
    guard (try? owner.stayUnlocked(seconds: 60, sealedBefore: nil)) != nil else { return }
    let (borrower, keeper) = (place.vault(.session), place.vault(.session))
    for vault in [borrower, keeper] { #expect(try vault.open(sealed, for: context) == "rang mum") }
    try keeper.stayOpen(sealedBefore: nil)
    try place.endSession()
    #expect(throws: VaultError.locked) { try borrower.open(sealed, for: context) }
    #expect(try keeper.open(sealed, for: context) == "rang mum")
  }

  @Test func `A key that nobody needs is put away, one just used is not`() throws {
    let sealed = try sealedAndLocked()
    let vault = place.vault
    _ = try vault.unlock(with: "correct horse", sealedBefore: nil)
    #expect(try !vault.dropCachedKey(unusedFor: .seconds(3600)))
    #expect(try vault.open(sealed, for: context) == "rang mum")
    #expect(try vault.dropCachedKey(unusedFor: .zero))
    #expect(throws: VaultError.locked) { try vault.open(sealed, for: context) }
  }

  @Test func `With any digit of the file changed it does not open, and says why`() throws {
    _ = try sealedAndLocked()
    let whole = try place.sheet
    try FileManager.default.removeItem(atPath: place.copyPath)
    let wrap = try #require(whole.split(separator: "\n").first { $0.hasPrefix("passphrase") })
    for place in stride(from: 11, to: wrap.count, by: 5) {
      var digits = Array(wrap)
      digits[place] = digits[place] == "0" ? "1" : "0"
      try self.place.write(sheet: whole.replacing(wrap, with: String(digits)))
      #expect(throws: VaultError.self) { try self.place.vault.unlock(with: "correct horse", sealedBefore: nil) }
    }
  }

  @Test(arguments: ["", "nudgy keys 1\n", "nudgy keys 9\n", "nudgy keys 1\nid 00\n", "\u{0}\u{1}"])
  func `A file that does not read is told of, and no key is made beside it`(text: String) throws {
    try place.write(sheet: text, isWhole: false)
    #expect(throws: VaultError.self) { try place.vault.requireKey(sealedBefore: nil) }
    #expect(!place.hasKeyFile)
  }

  @Test func `A version it does not know is named`() throws {
    _ = try sealedAndLocked()
    try place.write(sheet: place.sheet.replacing("passphrase 01", with: "passphrase 07"))
    #expect(throws: VaultError.unknownVersion(7)) { try place.vault.unlock(with: "correct horse", sealedBefore: nil) }
  }

  @Test(arguments: KnownKey.all)
  func `Opens what another implementation has wrapped, by passphrase and by recovery code`(known: KnownKey) throws {
    try place.write(known.digits)
    let sealed = try place.vault.seal("x", for: context, sealedBefore: nil)
    try place.write(sheet: known.sheet)
    for secret in [known.passphrase, known.recovery] {
      let vault = place.vault
      _ = try vault.unlock(with: secret, sealedBefore: nil)
      #expect(try vault.open(sealed, for: context) == "x")
    }
    #expect(try place.sheet == known.sheet, "the letterbox is the one that follows from the key")
  }
}

struct KnownKey: Sendable, CustomTestStringConvertible {
  let digits: String
  let passphrase: String
  let recovery: String
  let sheet: String
  var testDescription: String { String(passphrase.prefix(20)) }

  static let all: [KnownKey] = {
    TestFiles.lines("known-keys.txt").map { line in
      let parts = line.split(separator: "\t").map(String.init)
      return KnownKey(
        digits: parts[0], passphrase: String(decoding: Answer.bytes(parts[1]), as: UTF8.self), recovery: parts[2],
        sheet: parts[3].replacing(",", with: "\n") + "\n")
    }
  }()
}
