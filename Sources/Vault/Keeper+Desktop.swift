internal import CSecret

extension Keeper {
  /// The desktop's Secret Service, asked only for what needs no window to answer.
  static let desktop = Keeper(
    isQuick: false,
    find: { id throws(VaultError) in
      var text = [CChar](repeating: 0, count: 80)
      switch secret_find(hex(id), &text, Int32(text.count)) {
      case secret_done:
        let digits = String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        guard let key = DataKey(text: digits) else { throw .keyUnreadable("it is not a key") }
        return key
      case secret_missing: return nil
      case secret_locked: throw .desktopLocked
      default: throw .desktopAway
      }
    },
    keep: { key throws(VaultError) in
      guard secret_is_ready() == secret_done,
        secret_keep(hex(key.id), "nudgy, the key of a store", key.text) == secret_done
      else { throw .notKept }
    },
    forget: { id throws(VaultError) in
      guard [secret_done, secret_missing].contains(secret_forget(hex(id))) else { throw .desktopAway }
    })
}
