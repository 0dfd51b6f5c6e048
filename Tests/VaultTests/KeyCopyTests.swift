import Foundation
import Testing
import Vault

/// The file `keys` and its copy beside the copies of the store.
@Suite struct KeyCopyTests {
  let place: KeyPlace
  let context = Vault.Context(record: "5f0c6b1e-0000-4000-8000-000000000001", field: "note.body")
  let sealed: [UInt8]

  init() throws {
    place = try KeyPlace()
    let vault = place.vault
    sealed = try vault.seal("rang mum", for: context, sealedBefore: nil)
    try vault.setPassphrase("correct horse", sealedBefore: nil)
  }

  private func opens(with secret: String = "correct horse") throws -> Bool {
    let vault = place.vault
    _ = try vault.unlock(with: secret, sealedBefore: nil)
    return try vault.open(sealed, for: context) == "rang mum"
  }

  @Test func `Gone, cut at any byte, or with any digit changed, its copy is read, and mends it`() throws {
    let whole = try place.sheet
    try FileManager.default.removeItem(atPath: place.sheetPath)
    #expect(try opens())
    let cut = (0..<whole.utf8.count).map { String(whole.prefix($0)) }
    let changed = whole.indices.map { whole.replacingCharacters(in: $0...$0, with: whole[$0] == "0" ? "1" : "0") }
    for (number, text) in (cut + changed).enumerated() {
      // What a newer nudgy wrote is not damage.
      guard text.hasPrefix("nudgy keys 1\n") || !text.hasPrefix("nudgy keys") else { continue }
      try place.write(sheet: text, isWhole: false)
      if number.isMultiple(of: 23) { #expect(try opens(), "\(text.prefix(30))") }
      try place.vault.repair()
      #expect(try place.sheet == whole)
    }
  }

  @Test func `The copy is as private, and made anew where it is gone or damaged`() throws {
    let whole = try place.sheet
    for text in [nil, "", whole.replacing("id ", with: "id 0")] {
      try FileManager.default.removeItem(atPath: place.copyPath)
      if let text { try text.write(toFile: place.copyPath, atomically: false, encoding: .utf8) }
      #expect(try opens())
      try place.vault.repair()
      #expect(try String(contentsOfFile: place.copyPath, encoding: .utf8) == whole)
      let mode = try FileManager.default.attributesOfItem(atPath: place.copyPath)[.posixPermissions] as? Int
      #expect(mode == 0o600)
    }
  }

  @Test func `Once the passphrase is changed or gone, no file is left that the old one opens`() throws {
    let old = try #require(place.sheet.split(separator: "\n").first { $0.hasPrefix("passphrase") })
    for next in ["battery staple", nil] {
      let vault = place.vault
      _ = try vault.unlock(with: "correct horse", sealedBefore: nil)
      if let next { try vault.setPassphrase(next, sealedBefore: nil) } else { try vault.keepInFile(sealedBefore: nil) }
      #expect(try place.files { $0.contains(old) } == [])
      for path in [place.sheetPath, place.copyPath] {
        try "".write(toFile: path, atomically: false, encoding: .utf8)
        #expect(throws: VaultError.wrongPassphrase) { try place.vault.unlock(with: "correct horse", sealedBefore: nil) }
        try place.vault.repair()
      }
      if let next {
        #expect(try opens(with: next))
        let vault = place.vault
        _ = try vault.unlock(with: next, sealedBefore: nil)
        try vault.setPassphrase("correct horse", sealedBefore: nil)
      }
    }
  }

  @Test func `The key itself is never copied, and a draft of it that was left behind goes with it`() throws {
    let vault = place.vault
    _ = try vault.unlock(with: "correct horse", sealedBefore: nil)
    try vault.keepInFile(sealedBefore: nil)
    let digits = try String(contentsOfFile: place.path, encoding: .utf8)
    #expect(try place.files { $0.contains(digits.prefix(64)) } == ["key"])
    try digits.write(toFile: place.path + ".draft", atomically: false, encoding: .utf8)
    try place.vault.setPassphrase("battery staple", sealedBefore: nil)
    #expect(try place.files { $0.contains(digits.prefix(64)) } == [])
  }

  @Test func `A key file put in the place of what was lost asks for no passphrase`() throws {
    let vault = place.vault
    _ = try vault.unlock(with: "correct horse", sealedBefore: nil)
    let digits = try vault.exportKey(sealedBefore: nil).text
    try FileManager.default.removeItem(atPath: place.sheetPath)
    try place.write(digits)
    #expect(try place.vault.open(sealed, for: context) == "rang mum")
  }

  @Test func `Both damaged is told, nothing is written, and the key of a backup takes their place`() throws {
    let vault = place.vault
    _ = try vault.unlock(with: "correct horse", sealedBefore: nil)
    let carried = try vault.exportKey(sealedBefore: nil)
    for path in [place.sheetPath, place.copyPath] {
      try "nudgy keys 1\n".write(toFile: path, atomically: false, encoding: .utf8)
    }
    #expect(throws: VaultError.keyFileDamaged) { try place.vault.open(sealed, for: context) }
    #expect(throws: VaultError.keyFileDamaged) { try place.vault.repair() }
    #expect(try place.sheet == "nudgy keys 1\n")
    try place.vault.restore(carried)
    #expect(try place.vault.open(sealed, for: context) == "rang mum")
  }

  @Test func `What a newer nudgy wrote is not taken for damage`() throws {
    try place.write(sheet: place.sheet.replacing("nudgy keys 1", with: "nudgy keys 2"))
    #expect(throws: VaultError.keyUnreadable("a newer nudgy wrote it")) { try opens() }
  }
}
