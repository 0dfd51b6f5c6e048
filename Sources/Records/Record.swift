package import Civil

/// Something nudgy keeps. All else about it (its row, its stamps, its history, undo) follows from its kind's fields.
package protocol Record: Equatable, Sendable {
  static var kind: Kind<Self> { get }

  var id: ID { get }
  var createdAt: LocalTime { get set }
  /// Set by the store with each change.
  var updatedAt: LocalTime { get set }
  /// In the trash: kept, and shown nowhere else.
  var deleted: Bool { get set }
}

package enum RecordError: Error, Equatable {
  case unreadable(kind: String, field: String)
}
