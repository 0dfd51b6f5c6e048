package import Records
package import Replies

extension Reference {
  /// A reference without a label, for records whose text is sealed.
  package init(_ record: some Record) { self.init(record, label: "") }

  package init(_ nudge: Nudge) { self.init(nudge, label: nudge.title) }

  package init(_ note: Note) { self.init(note, label: note.title ?? "") }

  private init<R: Record>(_ record: R, label: String) {
    self.init(kind: R.kind.shape.name, id: record.id.text, label: label)
  }
}
