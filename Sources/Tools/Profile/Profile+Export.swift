package import Engine
import Records
import Store

extension Profile {
  /// Everything that is kept, by kind, for other programs.
  package func export() throws -> JSON {
    let kept = try Kinds.all.map { ($0.exported, JSON.array(try store.all($0).map(fields))) }
    return .object(kept + Profile.unkept.map { ($0, []) })
  }

  /// What no kind keeps yet, and what an export has all the same, as none of its keys ever goes.
  private static let unkept = ["symptoms"]
}
