package import Records
import Store

extension Session {
  /// What the person likes to be called, where they said so.
  package var calledName: String? {
    get throws { try store.record(Setting.self, ids.named(Session.settings, "name"))?.value }
  }

  /// The space of settings' ids: one record a name, on every device.
  package static let settings = ID(bytes: (0x6E75_6467_7900_4000, 0x8000_0000_0000_0001))
}
