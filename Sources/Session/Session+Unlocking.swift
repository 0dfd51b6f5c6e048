import Engine
import Language
package import Replies
import Settings
import Store
package import Vault

extension Session {
  /// How often a passphrase may be typed before the call is given up; scrypt makes each of them slow.
  private static let tries = 3
  private static let shortest = 8

  /// Does what needs the key. Where that is locked the passphrase is asked for first, once, and only then it is begun.
  package func unlocking<T>(_ body: () throws(VaultError) -> T) throws -> T {
    do throws(VaultError) {
      return try body()
    } catch {
      guard error.isAskable, !Engine.isAnswerDue else { throw error.trouble(in: data) }
      try unlock(error)
    }
    do throws(VaultError) { return try body() } catch { throw error.trouble(in: data) }
  }

  /// Asks until it opens. The recovery code opens too, and then asks for what shall open from now on.
  package func unlock(_ reason: VaultError = .locked) throws {
    let what: LocalizedText = reason == .recoverable ? "The key file is gone. Recovery code:" : "Passphrase:"
    guard try opened(asking: what, reason) == .recoveryCode else { return }
    asking.tell(["The recovery code opens it. Choose the passphrase for the next time."])
    let known = try storeKey
    if let new = try newPassphrase() {
      try vaulted { () throws(VaultError) in try vault.setPassphrase(new, sealedBefore: known) }
    } else if reason == .recoverable {
      try vaulted { () throws(VaultError) in try vault.keepInFile(sealedBefore: known) }
    }
  }

  /// That it is the person whose passphrase it is, asked even while everything is open.
  package func confirmOwner() throws { _ = try opened(asking: "Passphrase of now:", .locked) }

  private func opened(asking what: LocalizedText, _ reason: VaultError) throws -> Vault.Secret {
    let known = try storeKey
    for _ in 0..<Session.tries {
      guard let typed = asking.secret(what), !typed.isEmpty else { throw reason.trouble(in: data) }
      do throws(VaultError) { return try vault.unlock(with: typed, sealedBefore: known) } catch {
        guard error == .wrongPassphrase else { throw error.trouble(in: data) }
        asking.tell(["That does not open it."])
      }
    }
    throw VaultError.wrongPassphrase.trouble(in: data)
  }

  /// What the person wants to type from now on; `nil` when they leave it.
  package func newPassphrase() throws -> String? {
    for _ in 0..<Session.tries {
      guard let typed = asking.secret("New passphrase:"), !typed.isEmpty else { return nil }
      if typed.count < Session.shortest {
        asking.tell([
          "At least \(Session.shortest) characters: four words that do not belong together are easy to keep."
        ])
      } else if !asking.isTyped || asking.secret("The same again:") == typed {
        return typed
      } else {
        asking.tell(["These two were not the same."])
      }
    }
    return nil
  }

  /// Whether a passphrase opens what is sealed here.
  package var hasPassphrase: Bool {
    get throws {
      let known = try storeKey
      return try vaulted { () throws(VaultError) in try vault.hasPassphrase(sealedBefore: known) }
    }
  }

  package func vaulted<T>(_ body: () throws(VaultError) -> T) throws -> T {
    do throws(VaultError) { return try body() } catch { throw error.trouble(in: data) }
  }
}

extension Session {
  /// Shows a new recovery code, and puts it in force once two of its groups were typed back, or are left for later.
  /// - Returns: whether they were.
  package func makeRecovery() throws -> Bool {
    let code = RecoveryCode()
    asking.tell(
      [
        "This recovery code opens everything when passphrase or key file is lost.",
        "It is shown this once. Write it on paper:",
      ] + code.groups.enumerated().map { "  \($0 + 1)  \($1)" })
    let isProved = proved(code)
    let known = try storeKey
    try vaulted { () throws(VaultError) in try vault.setRecoveryCode(code, sealedBefore: known) }
    return isProved
  }

  private func proved(_ code: RecoveryCode) -> Bool {
    code.groups.indices.shuffled().prefix(2).sorted().allSatisfy { place in
      for _ in 0..<Session.tries {
        guard let typed = asking.secret("Group \(place + 1) of it, or “later”:"), !typed.isEmpty,
          !language.says(typed, { $0.later })
        else {
          return false
        }
        if code.has(typed, as: place) { return true }
        asking.tell(["That is not group \(place + 1)."])
      }
      return false
    }
  }

  /// Forgets the key, in a shell, once it was locked elsewhere or nobody has needed it for as long as the setting says.
  package func putKeyAway() {
    let minutes = settings.current.autolock
    log.attempt("locking") {
      guard try vault.putAway(unusedFor: minutes == 0 ? nil : .seconds(60 * minutes)) else { return }
      notebook.close()
    }
  }

  package static let leftOnDesktop: LocalizedText =
    "The desktop's keyring has not let go of the key, so it opens without the passphrase there. Each unlocking asks again."
}
