import Foundation
import Synchronization
import Testing

@testable import Vault

/// Places that keep the key and do not do as they are told.
@Suite struct KeyStoreTests {
  /// A keyring that may be away, and may refuse to let go.
  private final class Ring: Sendable {
    private let state = Mutex<(key: DataKey?, refusal: VaultError?)>((nil, nil))

    var refusal: VaultError? {
      get { state.withLock { $0.refusal } }
      set { state.withLock { $0.refusal = newValue } }
    }

    var hasKey: Bool { state.withLock { $0.key != nil } }

    var keeper: KeyStore {
      KeyStore(
        isQuick: false, read: { _ in self.state.withLock { $0.key } },
        write: { key in self.state.withLock { $0.key = key } },
        forget: { _ throws(VaultError) in
          if let refusal = self.refusal { throw refusal }
          self.state.withLock { $0.key = nil }
        })
    }
  }

  private let place: KeyPlace
  private let desktop = Ring()
  private let session = Ring()
  private let context = Vault.Context(record: "5f0c6b1e-0000-4000-8000-000000000001", field: "note.body")
  init() throws { place = try KeyPlace() }

  /// Another process.
  private var vault: Vault {
    Vault(
      KeyRing((place.path as NSString).deletingLastPathComponent, cost: 10) {
        KeyStores(file: .file($0), desktop: desktop.keeper, session: session.keeper)
      })
  }

  @Test func `A desktop that does not let go of the key is told of, and asked again at each unlocking`() throws {
    let sealed = try vault.seal("rang mum", for: context, sealedBefore: nil)
    #expect(desktop.hasKey && !place.hasKeyFile)
    desktop.refusal = .desktopUnavailable
    try vault.setPassphrase("correct horse", sealedBefore: nil)
    #expect(try vault.isStillOnDesktop(sealedBefore: nil) && desktop.hasKey)
    _ = try vault.unlock(with: "correct horse", sealedBefore: nil)
    #expect(try vault.isStillOnDesktop(sealedBefore: nil))
    desktop.refusal = nil
    let last = vault
    _ = try last.unlock(with: "correct horse", sealedBefore: nil)
    #expect(try !vault.isStillOnDesktop(sealedBefore: nil) && !desktop.hasKey)
    #expect(try !last.dropCachedKey(unusedFor: nil), "the key that was just unlocked stays")
    #expect(try last.open(sealed, for: context) == "rang mum")
  }

  @Test func `A desktop that lets go at once leaves nothing to tell`() throws {
    _ = try vault.keyID(sealedBefore: nil)
    try vault.setPassphrase("correct horse", sealedBefore: nil)
    #expect(try !vault.isStillOnDesktop(sealedBefore: nil) && !desktop.hasKey)
    #expect(try !place.sheet.contains("desktop"))
  }

  @Test func `Locking says so where the key is still to be had, and others put theirs away all the same`() throws {
    try vault.setPassphrase("correct horse", sealedBefore: nil)
    let (one, other) = (vault, vault)
    for vault in [one, other] { _ = try vault.unlock(with: "correct horse", sealedBefore: nil) }
    session.refusal = .keyNotForgotten
    #expect(throws: VaultError.keyNotForgotten) { try one.lock(sealedBefore: nil) }
    #expect(try other.dropCachedKey(unusedFor: nil))
    session.refusal = nil
    try one.lock(sealedBefore: nil)
  }

  @Test(arguments: [0o644, 0o640, 0o604, 0o660, 0o666])
  func `A file of the key that others can read is private once it is read, and that is told`(mode: Int) throws {
    let told = Mutex<[VaultError]>([])
    let place = try KeyPlace()
    let id = try place.vault.keyID(sealedBefore: nil)
    try place.vault.recordRecoveryOffer(sealedBefore: nil)
    for path in [place.path, place.sheetPath] {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    }
    let folder = (place.path as NSString).deletingLastPathComponent
    for _ in 0..<2 {
      let vault = Vault(folder: folder, cost: 10, onExposure: { error in told.withLock { $0.append(error) } })
      try vault.requireKey(sealedBefore: id)
      for path in [place.path, place.sheetPath] {
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
      }
      #expect(told.withLock { $0 } == [.keyFileExposed, .keyFileExposed], "once for each file")
    }
  }
}
