package import Records
package import Replies
package import Store
import Vault

extension AccessDenied: UserErrorConvertible {
  package var userError: UserError {
    let kindName = Kinds.shape(kind)?.pluralName ?? kind
    return UserError(
      "This is about \(kindName), which assistants can't see or change here.",
      hint: "The person can allow it: start “nudgy mcp --allow \(kind)”.", code: .locked)
  }
}

extension RecordError: UserErrorConvertible {
  package var userError: UserError {
    switch self {
    case .unreadable(let kind, let field):
      UserError(
        "A record is damaged, and was left as it is: \(field) of \(kind).",
        hint: "“nudgy restore” brings it back from a backup.")
    }
  }
}

extension StoreError: UserErrorConvertible {
  package var userError: UserError {
    switch self {
    case .newerSchema(let version, let supported):
      UserError(
        "This store was written by a newer nudgy (version \(version); this one knows \(supported)).",
        hint: "Nothing was changed. Update nudgy to open it.")
    case .notOurs: UserError("The file nudgy.db belongs to another program.", hint: "Nothing was changed.")
    case .damaged: UserError("The store is damaged.", hint: "“nudgy doctor” repairs what it can.")
    case .missing:
      UserError(
        "The store is gone, and there's no backup of it here.",
        hint: "If you have the file nudgy.db, put it back. “nudgy doctor” starts a new store.")
    case .readOnly, .full, .limited: UserError("\(reason) This was not saved.", hint: writeHint)
    case .littleRoom(let missing):
      UserError(
        "There's no room on the disk for a copy: it needs \(max(1, missing >> 20)) MB more.",
        hint: StoreError.freeSpaceHint)
    case .busy:
      UserError("Another nudgy is still writing, so this wasn't saved.", hint: "Try again in a moment.")
    case .other(let detail): UserError("The store couldn't do that: \(detail).")
    }
  }

  /// Why nothing can be written, and that nothing is lost by it.
  var reason: LocalizedText {
    switch self {
    case .full: "The disk is full. Everything saved before is safe."
    case .limited: "This terminal doesn't allow larger files. Everything saved before is safe."
    default: "The store can't be written here."
    }
  }

  private var writeHint: LocalizedText {
    switch self {
    case .full: StoreError.freeSpaceHint
    case .limited: "“ulimit -f” shows the limit. Try again in a terminal without one."
    default: "Is the disk read-only, or does the folder belong to someone else?"
    }
  }

  /// Shown with an answer while the store is read-only.
  var readOnlyNotice: LocalizedText {
    switch self {
    case .full: "\(reason) Nothing new can be saved. \(StoreError.freeSpaceHint)"
    case .limited: "\(reason) Nothing new can be saved."
    default: "\(reason) You can read everything, but nothing new can be saved."
    }
  }

  private static let freeSpaceHint: LocalizedText =
    "Free some space, for example by deleting old downloads or emptying the trash."
}

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
