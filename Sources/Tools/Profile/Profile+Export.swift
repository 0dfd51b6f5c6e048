package import Engine
import Records
import Store

extension Profile {
  /// Everything that is kept, by kind, for other programs.
  package func export() throws -> JSON {
    .object(try Kinds.all.map { ($0.exported, JSON.array(try store.all($0).map(fields))) })
  }
}
