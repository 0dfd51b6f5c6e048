import Glibc
import Replies
import Vault

extension Bench {
  /// Measures sealing, opening and unlocking in a temporary folder.
  func vault() throws {
    var name = Array("/tmp/nudgy-bench-XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else { throw UserError("I can't create a folder for the bench.") }
    let folder = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    defer {
      unlink(folder + "/key")
      unlink(folder + "/keys")
      rmdir(folder)
    }
    let vault = Vault(folder: folder)
    try measureSealing(vault)
    try vault.setPassphrase("correct horse battery staple", sealedBefore: nil)
    let times = try (0..<5).map { _ in
      try Bench.microseconds { _ = try vault.unlock(with: "correct horse battery staple", sealedBefore: nil) }
    }
    Output.data("Unlocking with the passphrase: median \(times.sorted()[2] / 1000) ms (scrypt, N = 2^17).")
  }

  private func measureSealing(_ vault: Vault) throws {
    let context = Vault.Context(record: "01a1fdb1-e061-7000-ae0e-ef1adea6ac1d", field: "note.body")
    for count in [200, 2_000, 1_000_000] {
      let text = String(repeating: "x", count: count)
      var ciphertext: [UInt8] = []
      let seal = try Bench.median { ciphertext = try vault.seal(text, for: context, sealedBefore: nil) }
      let open = try Bench.median { _ = try vault.open(ciphertext, for: context) }
      Output.data("\(count) bytes: sealed in \(seal) µs, opened in \(open) µs.")
    }
  }
}
