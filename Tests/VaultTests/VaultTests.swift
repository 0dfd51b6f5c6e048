import Crypto
import Foundation
import TestFiles
import Testing

@testable import Vault

@Suite struct VaultTests {
  let place: KeyPlace
  let context = Vault.Context(record: "5f0c6b1e-0000-4000-8000-000000000001", field: "nudge.said")
  init() throws { place = try KeyPlace() }

  @Test(arguments: Answer.known)
  func `Opens what another implementation has sealed`(answer: Answer) throws {
    try place.write(answer.key)
    let vault = place.vault
    #expect(
      try vault.open(answer.sealed, for: Vault.Context(record: answer.record, field: answer.field)) == answer.text)
  }

  @Test func `What is sealed opens again, in this process and in the next`() throws {
    let sealed = try place.vault.seal("rang mum", for: context, sealedBefore: nil)
    #expect(try place.vault.open(sealed, for: context) == "rang mum")
    #expect(!String(decoding: sealed, as: UTF8.self).contains("mum"))
  }

  @Test func `A key taken to open many opens what it sealed where it stands, and is not had once it is locked`() throws
  {
    let vault = place.vault
    let sealed = try vault.seal("rang mum", for: context, sealedBefore: nil)
    let opener = try #require(try vault.opener())
    #expect(opener.open(sealed, for: context) == "rang mum")
    #expect(opener.open(sealed, for: Vault.Context(record: context.record, field: "nudge.other")) == nil)
    #expect(opener.open(Array(sealed.dropLast()), for: context) == nil)
    #expect(try place.vault.opener() == nil)
    try vault.setPassphrase("correct horse", sealedBefore: Vault.keyID(of: sealed))
    try place.vault.lock(sealedBefore: nil)
    #expect(try vault.opener() == nil)
  }

  @Test func `No two seals of the same words are alike`() throws {
    let vault = place.vault
    #expect(try vault.seal("x", for: context, sealedBefore: nil) != vault.seal("x", for: context, sealedBefore: nil))
  }

  @Test func `The key file is private`() throws {
    _ = try place.vault.seal("x", for: context, sealedBefore: nil)
    let mode = try FileManager.default.attributesOfItem(atPath: place.path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test func `In a dry run a key that is there is used, and one that is made is kept nowhere`() throws {
    let folder = (place.path as NSString).deletingLastPathComponent
    let trial = Vault(folder: folder, cost: 10, isDryRun: true)
    let sealed = try trial.seal("rang mum", for: context, sealedBefore: nil)
    #expect(try trial.open(sealed, for: context) == "rang mum")
    try trial.setPassphrase("correct horse", sealedBefore: nil)
    try trial.lock(sealedBefore: nil)
    #expect(try FileManager.default.subpathsOfDirectory(atPath: folder).isEmpty)

    let kept = try place.vault.seal("x", for: context, sealedBefore: nil)
    let before = try FileManager.default.subpathsOfDirectory(atPath: folder)
    let other = Vault(folder: folder, cost: 10, isDryRun: true)
    #expect(try other.open(kept, for: context) == "x")
    let known = Vault.keyID(of: kept)
    try other.setPassphrase("correct horse", sealedBefore: known)
    try other.stayUnlocked(seconds: 60, sealedBefore: known)
    try other.keepInFile(sealedBefore: known)
    _ = try other.repair()
    #expect(try FileManager.default.subpathsOfDirectory(atPath: folder) == before)
    #expect(try place.vault.open(kept, for: context) == "x")
  }

  @Test func `Another key opens nothing`() throws {
    let sealed = try place.vault.seal("x", for: context, sealedBefore: nil)
    let other = try KeyPlace()
    _ = try other.vault.seal("y", for: context, sealedBefore: nil)
    #expect(throws: VaultError.wrongKey) { try other.vault.open(sealed, for: context) }
  }

  @Test(arguments: [
    Vault.Context(record: "5f0c6b1e-0000-4000-8000-000000000002", field: "nudge.said"),
    Vault.Context(record: "5f0c6b1e-0000-4000-8000-000000000001", field: "unsorted.text"),
  ])
  func `Moved to another record or field it does not open`(elsewhere: Vault.Context) throws {
    let vault = place.vault
    let sealed = try vault.seal("x", for: context, sealedBefore: nil)
    #expect(throws: VaultError.broken) { try vault.open(sealed, for: elsewhere) }
  }

  @Test func `Cut short it does not open, at any length`() throws {
    let vault = place.vault
    let sealed = try vault.seal("some words", for: context, sealedBefore: nil)
    for length in 0..<sealed.count {
      // Version, key, nonce and tag are 37 bytes.
      #expect(throws: length < 37 ? VaultError.truncated : .broken) {
        try vault.open(Array(sealed.prefix(length)), for: context)
      }
    }
  }

  @Test func `With any bit flipped it does not open`() throws {
    let vault = place.vault
    let sealed = try vault.seal("w", for: context, sealedBefore: nil)
    for index in sealed.indices {
      for bit in 0..<8 {
        var flipped = sealed
        flipped[index] ^= 1 << bit
        #expect(throws: VaultError.self) { try vault.open(flipped, for: context) }
      }
    }
  }

  @Test func `A version it does not know is named, not guessed`() throws {
    let vault = place.vault
    var sealed = try vault.seal("w", for: context, sealedBefore: nil)
    sealed[0] = 9
    #expect(throws: VaultError.unknownVersion(9)) { try vault.open(sealed, for: context) }
  }

  @Test func `A lost key is never replaced`() throws {
    let id = try place.vault.keyID(sealedBefore: nil)
    try FileManager.default.removeItem(atPath: place.path)
    #expect(throws: VaultError.keyLost) { try place.vault.seal("x", for: context, sealedBefore: id) }
    #expect(!FileManager.default.fileExists(atPath: place.path))
  }

  @Test func `A file that is no key is not overwritten`() throws {
    try place.write("not a key")
    #expect(throws: VaultError.self) { try place.vault.seal("x", for: context, sealedBefore: nil) }
    #expect(try String(contentsOfFile: place.path, encoding: .utf8) == "not a key\n")
  }

  @Test func `Many at once agree on one key`() async throws {
    let place = place
    let ids = try await withThrowingTaskGroup(of: KeyID.self) { group in
      for _ in 0..<16 { group.addTask { try place.vault.keyID(sealedBefore: nil) } }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(ids.count == 1)
  }

  @Test func `Named ids are those of RFC 9562`() {
    // The DNS space and "www.example.com" of the RFC's appendix A.4.
    let (high, low) = Vault.uuid(named: "www.example.com", in: (0x6BA7_B810_9DAD_11D1, 0x80B4_00C0_4FD4_30C8))
    #expect((high, low) == (0x2ED6_657D_E927_568B, 0x95E1_2665_A8AE_A6A2))
  }
}

/// A folder with room for one key file.
final class KeyPlace: Sendable {
  let path: String
  /// Another process on the same folder; scrypt at the least it may cost.
  var vault: Vault { vault([]) }
  func vault(_ outside: Vault.ExternalStores) -> Vault { Vault(folder: folder, externalStores: outside, cost: 10) }
  /// The session's time is over.
  func endSession() throws { if let sheet = try vault.keys.loadKeyFile() { try KeyStore.session.forget(sheet.id) } }
  var sheetPath: String { folder + "/keys" }
  private var folder: String { (path as NSString).deletingLastPathComponent }

  init() throws {
    let folder = NSTemporaryDirectory() + "nudgy-vault-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    path = folder + "/key"
  }

  deinit { try? FileManager.default.removeItem(atPath: (path as NSString).deletingLastPathComponent) }

  /// The names of the files, in the folder and below, whose text is such.
  func files(where holds: (String) -> Bool) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder).filter { name in
      holds((try? String(contentsOfFile: folder + "/" + name, encoding: .utf8)) ?? "")
    }
  }

  var hasKeyFile: Bool { FileManager.default.fileExists(atPath: path) }
  /// Its digits.
  var key: String { get throws { String(try String(contentsOfFile: path, encoding: .utf8).dropLast()) } }
  var sheet: String { get throws { try String(contentsOfFile: sheetPath, encoding: .utf8) } }

  var copyPath: String { folder + "/backups/keys" }

  /// - Parameter isWhole: whether its sum is made right, as whoever may write there could.
  func write(sheet: String, isWhole: Bool = true) throws {
    try (isWhole ? KeyPlace.summed(sheet) : sheet).write(toFile: sheetPath, atomically: false, encoding: .utf8)
  }

  private static func summed(_ sheet: String) -> String {
    let lines = sheet.split(separator: "\n").filter { !$0.hasPrefix("sum ") }.map { $0 + "\n" }.joined()
    return lines + "sum " + SHA256.hash(data: Data(lines.utf8)).prefix(8).map { String(format: "%02x", $0) }.joined()
      + "\n"
  }

  func write(_ text: String) throws { try (text + "\n").write(toFile: path, atomically: false, encoding: .utf8) }
}

struct Answer: Sendable, CustomTestStringConvertible {
  let key: String
  let record: String
  let field: String
  let sealed: [UInt8]
  let text: String
  var testDescription: String { "\(field) \(text.prefix(20))" }

  static let known: [Answer] = {
    TestFiles.lines("known-answers.txt").map { line in
      let parts = line.split(separator: " ").map(String.init)
      let text = parts[4] == "-" ? "" : String(decoding: bytes(parts[4]), as: UTF8.self)
      return Answer(key: parts[0], record: parts[1], field: parts[2], sealed: bytes(parts[3]), text: text)
    }
  }()

  static func bytes(_ hex: String) -> [UInt8] {
    let digits = hex.compactMap(\.hexDigitValue)
    return stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
  }
}
