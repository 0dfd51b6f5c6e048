package import Engine
import Records
import Store

extension Profile {
  /// Everything that is kept, by kind, for other programs.
  package func export() throws -> JSON {
    .object(try Kinds.types.map { try exported($0) } + [("symptoms", [])])
  }

  private func exported<R: Record>(_ kind: R.Type) throws -> (key: String, value: JSON) {
    let name = R.kind.shape.name
    return (KindNames.all[name]?.forPrograms ?? name, .array(try store.all(kind).map(fields)))
  }
}
