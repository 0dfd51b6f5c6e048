import Engine
import Language
import Replies
package import Vault

/// The key to the sealed fields of a store, and what is asked of the person before it opens anything.
package struct KeyAccess: Sendable {
  let vault: Vault
  let prompt: PassphrasePrompt
  let storeOpener: StoreOpener
  let language: @Sendable () -> Language
  let storeKeys = StoreKeyCache()

  private var dataFolder: String { storeOpener.dataFolder }

  /// Attempts before the call fails. scrypt makes each of them slow.
  private static let maxPassphraseAttempts = 3
  private static let minPassphraseLength = 8

  /// Runs `body`, which needs the key. If the key is locked, it asks for the passphrase and runs `body` once more.
  package func unlocking<T>(_ body: () throws(VaultError) -> T) throws -> T {
    do throws(VaultError) {
      return try body()
    } catch {
      guard error.canBeUnlocked, !Engine.isAnswerDue else { throw error.userError(in: dataFolder) }
      try unlock(error)
    }
    do throws(VaultError) { return try body() } catch { throw error.userError(in: dataFolder) }
  }

  /// Asks for the passphrase until it unlocks the key. The recovery code works too; then a new passphrase is asked for.
  package func unlock(_ reason: VaultError = .locked) throws {
    let question: LocalizedText = reason == .recoverable ? "The key file is gone. Recovery code:" : "Passphrase:"
    guard try unlock(asking: question, reason) == .recoveryCode else { return }
    prompt.show([
      reason == .recoverable
        ? "The recovery code works. Choose a new passphrase (Enter is none)."
        : "The recovery code works. Choose a new passphrase (Enter keeps the old one)."
    ])
    let keyID = try storeKey
    if let passphrase = try newPassphrase() {
      try mappingVaultErrors { () throws(VaultError) in try vault.setPassphrase(passphrase, sealedBefore: keyID) }
    } else if reason == .recoverable {
      try mappingVaultErrors { () throws(VaultError) in try vault.keepInFile(sealedBefore: keyID) }
    }
  }

  /// Asks for the passphrase even if the key is unlocked, to make sure that the owner is typing.
  package func confirmOwner() throws { _ = try unlock(asking: "Current passphrase:", .locked) }

  private func unlock(asking question: LocalizedText, _ reason: VaultError) throws -> Vault.UnlockMethod {
    let keyID = try storeKey
    for _ in 0..<KeyAccess.maxPassphraseAttempts {
      guard let input = prompt.readSecret(question), !input.isEmpty else {
        throw reason.userError(in: dataFolder)
      }
      do throws(VaultError) { return try vault.unlock(with: input, sealedBefore: keyID) } catch {
        guard error == .wrongPassphrase else { throw error.userError(in: dataFolder) }
        prompt.show(["That's not it."])
      }
    }
    throw VaultError.wrongPassphrase.userError(in: dataFolder)
  }

  /// Asks for a new passphrase; `nil` if the person gives none.
  package func newPassphrase() throws -> String? {
    for _ in 0..<KeyAccess.maxPassphraseAttempts {
      guard let input = prompt.readSecret("New passphrase:"), !input.isEmpty else { return nil }
      if input.count < KeyAccess.minPassphraseLength {
        prompt.show([
          "At least \(KeyAccess.minPassphraseLength) characters. Four unrelated words are easy to remember."
        ])
      } else if !prompt.isTyped || prompt.readSecret("Again:") == input {
        return input
      } else {
        prompt.show(["Those two don't match."])
      }
    }
    return nil
  }

  /// Whether the key is protected by a passphrase.
  package var hasPassphrase: Bool {
    get throws {
      let keyID = try storeKey
      return try mappingVaultErrors { () throws(VaultError) in try vault.hasPassphrase(sealedBefore: keyID) }
    }
  }

  /// Returns `nil` if the key is locked, lost or unusable, or if the access policy forbids the field.
  package func whileUnlocked<T>(_ body: () throws -> T) throws -> T? {
    do {
      return try body()
    } catch  where UserError(error).code == .locked {
      return nil
    }
  }

  /// Whether reading sealed text needs a passphrase first.
  package var isLocked: Bool {
    get throws {
      let keyID = try storeKey
      do throws(VaultError) { try vault.requireKey(sealedBefore: keyID) } catch { return error.isLocked }
      return false
    }
  }

  package func mappingVaultErrors<T>(_ body: () throws(VaultError) -> T) throws -> T {
    do throws(VaultError) { return try body() } catch { throw error.userError(in: dataFolder) }
  }
}

extension KeyAccess {
  /// Shows a new recovery code, asks for two of its groups, and activates it even if the person types “later”.
  /// - Returns: Whether both groups were typed correctly.
  package func createRecoveryCode() throws -> Bool {
    let code = RecoveryCode()
    prompt.show(
      [
        "This recovery code opens everything if you lose the passphrase or the key file.",
        "This is shown only once. Write it down on paper:",
      ] + code.groups.enumerated().map { "  \($0 + 1)  \($1)" })
    let isConfirmed = confirmGroups(of: code)
    let keyID = try storeKey
    try mappingVaultErrors { () throws(VaultError) in try vault.setRecoveryCode(code, sealedBefore: keyID) }
    return isConfirmed
  }

  private func confirmGroups(of code: RecoveryCode) -> Bool {
    code.groups.indices.shuffled().prefix(2).sorted().allSatisfy { index in
      for _ in 0..<KeyAccess.maxPassphraseAttempts {
        guard
          let input = prompt.readSecret("Now type group \(index + 1) of it, or “later” (Enter is later):"),
          !input.isEmpty,
          !language().hasWord(input, { $0.postponeWords })
        else {
          return false
        }
        if code.hasGroup(input, at: index) { return true }
        if code.isUnrelated(to: input), let readAsLine = prompt.readAsLine {
          readAsLine(input)
          return false
        }
        prompt.show(["That's not group \(index + 1)."])
      }
      return false
    }
  }
}
