package import Records
import Store

extension Session {
  /// What the person wants to be called; `nil` if they have not said.
  package var preferredName: String? {
    get throws { try store.record(Setting.self, ids.nameBased(Session.settingsNamespace, "name"))?.value }
  }

  /// The namespace of setting IDs: a setting's name gives the same ID on every device, so there is one record per name.
  package static let settingsNamespace = ID(bytes: (0x6E75_6467_7900_4000, 0x8000_0000_0000_0001))
}
