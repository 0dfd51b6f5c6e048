package import Civil

/// A record that nudgy stores. Its row, stamps, history and undo all follow from the fields of its kind.
package protocol Record: Equatable, Sendable {
  static var kind: Kind<Self> { get }

  var id: ID { get }
  var createdAt: LocalTime { get set }
  /// The store sets it with each change.
  var updatedAt: LocalTime { get set }
  /// In the trash: still stored, and shown only there.
  var deleted: Bool { get set }
}

package enum RecordError: Error, Equatable {
  case unreadable(kind: String, field: String)
}
