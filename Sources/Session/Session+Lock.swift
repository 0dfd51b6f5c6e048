import Engine
package import Replies
import Settings
import Vault

extension Session {
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
