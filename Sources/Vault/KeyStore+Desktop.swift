internal import CSecret

extension KeyStore {
  /// The desktop's Secret Service. It is never made to show a dialog.
  static let desktop = KeyStore(
    isQuick: false,
    read: { id throws(VaultError) in
      guard let id else { return nil }
      var text = [CChar](repeating: 0, count: 80)
      switch secret_find(id.text, &text, Int32(text.count)) {
      case secret_done:
        let digits = String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        guard let key = DataKey(text: digits) else { throw .keyDamaged }
        return key
      case secret_missing: return nil
      case secret_locked: throw .desktopLocked
      default: throw .desktopUnavailable
      }
    },
    write: { key throws(VaultError) in
      guard secret_is_ready() == secret_done,
        secret_keep(key.id.text, "nudgy, the key of a store", key.text) == secret_done
      else { throw .keyNotStored }
    },
    forget: { id throws(VaultError) in
      guard [secret_done, secret_missing].contains(secret_forget(id.text)) else { throw .desktopUnavailable }
    })
}
