import Foundation
import Testing
import Vault

@Suite struct RecoveryTests {
  let place: KeyPlace
  let context = Vault.Context(record: "5f0c6b1e-0000-4000-8000-000000000001", field: "unsorted.text")
  init() throws { place = try KeyPlace() }

  @Test func `A code reads back however it is typed`() throws {
    for _ in 0..<200 {
      let code = RecoveryCode()
      #expect(code.groups.count == 6 && code.groups.allSatisfy { $0.count == 5 })
      let sloppy = code.text.lowercased().replacing("0", with: "o").replacing("1", with: "l").replacing("-", with: " ")
      for typed in [code.text, sloppy, code.groups.joined()] {
        #expect(RecoveryCode(typed)?.text == code.text)
      }
    }
  }

  @Test func `Only words that have nothing of a code in them are unrelated to it`() {
    for _ in 0..<200 {
      let code = RecoveryCode()
      for words in ["mood 4 took a week off the list", "show all", "undo", "not sleeping, slept 5h avg"] {
        #expect(code.isUnrelated(to: words))
      }
      let mistyped = String(code.text.dropLast()) + (code.text.last == "7" ? "8" : "7")
      let short = String(code.groups[0].dropLast()) + "7"
      for typed in [
        code.text, mistyped, code.groups.joined(separator: " "), code.groups[2].lowercased(), short,
        "it is \(code.groups[4])", code.groups.prefix(2).joined(),
      ] {
        #expect(!code.isUnrelated(to: typed))
      }
    }
  }

  @Test func `One letter wrong, two in each other's place, or one too few is no code`() throws {
    let code = Array(RecoveryCode().groups.joined())
    for place in code.indices {
      var typed = code
      typed[place] = typed[place] == "7" ? "8" : "7"
      #expect(RecoveryCode(String(typed)) == nil)
      guard place > 0, code[place] != code[place - 1] else { continue }
      typed = code
      typed.swapAt(place, place - 1)
      #expect(RecoveryCode(String(typed)) == nil)
    }
    #expect(RecoveryCode(String(code.dropLast())) == nil)
    #expect(RecoveryCode(String(code) + "0") == nil)
  }

  @Test func `Two groups typed back prove it, others do not`() {
    let code = RecoveryCode()
    #expect(code.hasGroup(code.groups[4].lowercased() + " ", at: 4))
    #expect(!code.hasGroup(code.groups[4], at: 3) || code.groups[3] == code.groups[4])
    #expect(!code.hasGroup("", at: 0) && !code.hasGroup("later", at: 0))
  }

  @Test func `It opens what a forgotten passphrase has locked`() throws {
    let (vault, code) = (place.vault, RecoveryCode())
    let sealed = try vault.seal("rang mum", for: context, sealedBefore: nil)
    try vault.setRecoveryCode(code, sealedBefore: nil)
    try vault.setPassphrase("forgotten", sealedBefore: nil)
    let next = place.vault
    #expect(throws: VaultError.wrongPassphrase) { try next.unlock(with: RecoveryCode().text, sealedBefore: nil) }
    #expect(try next.unlock(with: code.text.lowercased(), sealedBefore: nil) == .recoveryCode)
    #expect(try next.open(sealed, for: context) == "rang mum")
  }

  @Test func `It opens what a lost key file has sealed, and the file can be made again`() throws {
    let (vault, code) = (place.vault, RecoveryCode())
    let sealed = try vault.seal("rang mum", for: context, sealedBefore: nil)
    try vault.setRecoveryCode(code, sealedBefore: nil)
    try FileManager.default.removeItem(atPath: place.path)
    let next = place.vault
    #expect(throws: VaultError.recoverable) { try next.open(sealed, for: context) }
    _ = try next.unlock(with: code.text, sealedBefore: nil)
    try next.keepInFile(sealedBefore: nil)
    #expect(try place.vault.open(sealed, for: context) == "rang mum")
  }

  @Test func `A new code takes the place of the old`() throws {
    let (vault, old, new) = (place.vault, RecoveryCode(), RecoveryCode())
    for code in [old, new] { try vault.setRecoveryCode(code, sealedBefore: nil) }
    #expect(throws: VaultError.wrongPassphrase) { try place.vault.unlock(with: old.text, sealedBefore: nil) }
    #expect(try place.vault.unlock(with: new.text, sealedBefore: nil) == .recoveryCode)
  }
}
