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
        "This is sealed and locked.", hint: "Run “nudgy unlock” and type your passphrase.", code: code)
    case .wrongPassphrase:
      UserError(
        "None of those was the passphrase. Nothing was changed.",
        hint: "The recovery code works too: type it instead of the passphrase.", code: code)
    case .keyLost:
      UserError(
        "The key \(keyPath) is gone, so what it sealed can't be read.",
        hint: "“nudgy restore” of a backup brings it back; so does the file “key” or “keys”, put back there.",
        code: code)
    case .recoverable:
      UserError(
        "The key \(keyPath) is gone, so what it sealed is locked.",
        hint: "Run “nudgy unlock” and type the recovery code, and everything opens again.", code: code)
    case .desktopLocked:
      UserError("The desktop's keyring has the key, and it's locked.", hint: "Unlock the keyring first.", code: code)
    case .desktopUnavailable:
      UserError(
        "The desktop's keyring has the key, and it isn't running here.",
        hint:
          "It runs in your desktop session. If you set a passphrase there with “nudgy passphrase”, the store opens anywhere.",
        code: code)
    case .wrongKey:
      UserError(
        "The key in \(folder) isn't the one that sealed what is here.",
        hint: "“nudgy restore” of a backup brings the right one back; so does its file, put back there.", code: code)
    case .keyDamaged:
      UserError(
        "The key \(keyPath) is damaged, so what it sealed can't be read.",
        hint: "“nudgy restore” of a backup brings it back; so does a copy of the file, put back there.", code: code)
    case .keyUnreadable(let reason): UserError("The key in \(folder) can't be used: \(reason).", code: code)
    case .keyFileDamaged:
      UserError(
        "The file \(folder)/keys is damaged and there's no readable copy, so what is sealed stays locked.",
        hint: "“nudgy restore” of a backup brings the key back.", code: code)
    case .keyNotWritten: UserError("I couldn't write a key to \(keyPath).", hint: "Is the disk full?")
    case .keyNotStored: UserError("The kernel can't hold keys here, so each call asks for the passphrase.")
    case .keyNotForgotten:
      UserError(
        "The kernel's keyring still has the key, so calls out of this shell can open what is sealed.",
        hint: "Say “lock” again; it goes by itself when its time is up.")
    case .keyFileExposed: UserError("Others could read a file of the key in \(folder). It is private again.")
    case .truncated, .broken, .unknownVersion:
      UserError("Something sealed is damaged and can't be read.", hint: "“nudgy doctor” tells you more.")
    }
  }
}
