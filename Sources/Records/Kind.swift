/// Describes a kind of record: the table of its fields, and how to read and write each.
package struct Kind<R>: Sendable {
  package let fields: [Field<R>]
  package let shape: Shape
  private let emptyRecord: @Sendable (ID) -> R

  /// - Parameters:
  ///   - sealingKind: the kind under whose name its texts are sealed, where that is another one.
  ///   - emptyRecord: makes the record with that id and no content.
  package init(
    _ name: String, exportName: String, pluralName: String, sealingKind: String? = nil, isPrivate: Bool = false,
    emptyRecord: @escaping @Sendable (ID) -> R, _ fields: [Field<R>]
  ) {
    self.fields = fields
    self.emptyRecord = emptyRecord
    shape = Shape(
      name: name, exportName: exportName, pluralName: pluralName, sealingKind: sealingKind ?? name,
      isPrivate: isPrivate,
      columns: fields.map(\.column),
      validate: { id, cells in
        var record = emptyRecord(id)
        return Kind.fill(&record, cells, fields, name)
      },
      emptyCells: { id in
        let record = emptyRecord(id)
        return fields.map { $0.read(record) }
      })
  }

  package func cells(_ record: R) -> [Cell] { fields.map { $0.read(record) } }

  /// Makes a record of cells that are in the order of the fields.
  package func record(_ id: ID, _ cells: [Cell]) throws(RecordError) -> R {
    var record = emptyRecord(id)
    if let error = Kind.fill(&record, cells, fields, shape.name) { throw error }
    return record
  }

  private static func fill(_ record: inout R, _ cells: [Cell], _ fields: [Field<R>], _ name: String) -> RecordError? {
    cells.indices.first { !fields[$0].write(cells[$0], &record) }
      .map { .unreadable(kind: name, field: fields[$0].column.name) }
  }
}
