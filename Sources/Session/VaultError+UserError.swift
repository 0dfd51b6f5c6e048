import Engine
package import Replies
import Vault

extension VaultError {
  /// - Parameter folder: where the files of the key are.
  package func userError(in folder: String) -> UserError {
    let keyPath = folder + "/key"
    let code = isLocked ? ExitStatus.locked : .failed
    return switch self {
    case .locked:
      UserError(
        "This is sealed, and the key is locked.", hint: "“nudgy unlock” asks for the passphrase.", code: code)
    case .wrongPassphrase:
      UserError(
        "None of these was the passphrase. Nothing was changed.",
        hint: "The recovery code opens it too: type it in place of the passphrase.", code: code)
    case .keyLost:
      UserError(
        "The key \(keyPath) is gone, so what it sealed cannot be read.",
        hint: "“nudgy restore” of a backup brings it back; so does the file “key” or “keys”, put back there.",
        code: code)
    case .recoverable:
      UserError(
        "The key \(keyPath) is gone, so what it sealed is closed.",
        hint: "Type the recovery code: “nudgy unlock” asks for it, and all of it opens again.", code: code)
    case .desktopLocked:
      UserError("The desktop's keyring keeps the key, and is locked.", hint: "Unlock the keyring first.", code: code)
    case .desktopUnavailable:
      UserError(
        "The desktop's keyring keeps the key, and is not there.",
        hint: "It is there in a session of the desktop. “nudgy passphrase” said there opens the store anywhere.",
        code: code)
    case .wrongKey:
      UserError(
        "The key in \(folder) is not the one that sealed what is here.",
        hint: "“nudgy restore” of a backup brings the right one back; so does its file, put back there.", code: code)
    case .keyDamaged:
      UserError(
        "The key \(keyPath) is damaged, so what it sealed cannot be read.",
        hint: "“nudgy restore” of a backup brings it back; so does a copy of the file, put back there.", code: code)
    case .keyUnreadable(let reason): UserError("The key in \(folder) cannot be used: \(reason).", code: code)
    case .keyFileDamaged:
      UserError(
        "The file \(folder)/keys is damaged, and there is no copy that reads, so what is sealed is closed.",
        hint: "“nudgy restore” of a backup brings the key back.", code: code)
    case .keyNotWritten: UserError("A key could not be written to \(keyPath).", hint: "Is the disk full?")
    case .keyNotStored: UserError("The kernel keeps no keys here, so each call asks for the passphrase.")
    case .keyNotForgotten:
      UserError(
        "The kernel's keyring still has the key, so calls out of this shell can open what is sealed.",
        hint: "Say “lock” again; at the latest it goes when its time is over.")
    case .keyFileExposed: UserError("Others could read a file of the key in \(folder). It is private again.")
    case .truncated, .broken, .unknownVersion:
      UserError("Something sealed is damaged and cannot be read.", hint: "“nudgy doctor” says more.")
    }
  }
}
