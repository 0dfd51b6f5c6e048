import Engine
import Language
package import Replies
import Settings
package import Vault

extension Session {
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
    let prompt: LocalizedText = reason == .recoverable ? "The key file is gone. Recovery code:" : "Passphrase:"
    guard try unlock(prompting: prompt, reason) == .recoveryCode else { return }
    passphrasePrompt.show([
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
  package func confirmOwner() throws { _ = try unlock(prompting: "Current passphrase:", .locked) }

  private func unlock(prompting prompt: LocalizedText, _ reason: VaultError) throws -> Vault.UnlockMethod {
    let keyID = try storeKey
    for _ in 0..<Session.maxPassphraseAttempts {
      guard let input = passphrasePrompt.readSecret(prompt), !input.isEmpty else {
        throw reason.userError(in: dataFolder)
      }
      do throws(VaultError) { return try vault.unlock(with: input, sealedBefore: keyID) } catch {
        guard error == .wrongPassphrase else { throw error.userError(in: dataFolder) }
        passphrasePrompt.show(["That's not it."])
      }
    }
    throw VaultError.wrongPassphrase.userError(in: dataFolder)
  }

  /// Asks for a new passphrase; `nil` if the person gives none.
  package func newPassphrase() throws -> String? {
    for _ in 0..<Session.maxPassphraseAttempts {
      guard let input = passphrasePrompt.readSecret("New passphrase:"), !input.isEmpty else { return nil }
      if input.count < Session.minPassphraseLength {
        passphrasePrompt.show([
          "At least \(Session.minPassphraseLength) characters. Four unrelated words are easy to remember."
        ])
      } else if !passphrasePrompt.isTyped || passphrasePrompt.readSecret("Again:") == input {
        return input
      } else {
        passphrasePrompt.show(["Those two don't match."])
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

  package func mappingVaultErrors<T>(_ body: () throws(VaultError) -> T) throws -> T {
    do throws(VaultError) { return try body() } catch { throw error.userError(in: dataFolder) }
  }
}

extension Session {
  /// Shows a new recovery code, asks for two of its groups, and activates it even if the person types “later”.
  /// - Returns: Whether both groups were typed correctly.
  package func createRecoveryCode() throws -> Bool {
    let code = RecoveryCode()
    passphrasePrompt.show(
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
      for _ in 0..<Session.maxPassphraseAttempts {
        guard
          let input = passphrasePrompt.readSecret("Now type group \(index + 1) of it, or “later” (Enter is later):"),
          !input.isEmpty,
          !language.hasWord(input, { $0.postponeWords })
        else {
          return false
        }
        if code.hasGroup(input, at: index) { return true }
        if code.isUnrelated(to: input), let readAsLine = passphrasePrompt.readAsLine {
          readAsLine(input)
          return false
        }
        passphrasePrompt.show(["That's not group \(index + 1)."])
      }
      return false
    }
  }

  /// In a shell: forgets the key and the cached filters if the key was locked elsewhere or has been unused for
  /// `autolock` minutes.
  package func lockIfIdle() {
    let minutes = settings.current.autolock
    log.attempt("locking") {
      guard try vault.dropCachedKey(unusedFor: minutes == 0 ? nil : .seconds(60 * minutes)) else { return }
      plaintextCache.close()
    }
  }

  package static let keyLeftInKeyringMessage: LocalizedText =
    "The desktop's keyring still has the key, so it opens without the passphrase there. Each unlock asks again."
}
