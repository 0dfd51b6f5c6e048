/// The one table of a kind's fields.
package struct Kind<R>: Sendable {
  package let fields: [Field<R>]
  package let shape: Shape
  private let blank: @Sendable (ID) -> R

  /// - Parameters:
  ///   - sealedAs: the kind under whose name its words are sealed, where that is another.
  ///   - blank: the record with that id and nothing in it.
  package init(
    _ name: String, exported: String, told: String, sealedAs: String? = nil, isPrivate: Bool = false,
    blank: @escaping @Sendable (ID) -> R, _ fields: [Field<R>]
  ) {
    self.fields = fields
    self.blank = blank
    shape = Shape(
      name: name, exported: exported, told: told, sealedAs: sealedAs ?? name, isPrivate: isPrivate,
      columns: fields.map(\.column),
      fault: { id, cells in
        var record = blank(id)
        return Kind.fill(&record, cells, fields, name)
      },
      blank: { id in
        let record = blank(id)
        return fields.map { $0.read(record) }
      })
  }

  package func cells(_ record: R) -> [Cell] { fields.map { $0.read(record) } }

  /// The record whose cells stand in the order of the fields.
  package func record(_ id: ID, _ cells: [Cell]) throws(RecordError) -> R {
    var record = blank(id)
    if let fault = Kind.fill(&record, cells, fields, shape.name) { throw fault }
    return record
  }

  private static func fill(_ record: inout R, _ cells: [Cell], _ fields: [Field<R>], _ name: String) -> RecordError? {
    cells.indices.first { !fields[$0].write(cells[$0], &record) }
      .map { .unreadable(kind: name, field: fields[$0].column.name) }
  }
}
