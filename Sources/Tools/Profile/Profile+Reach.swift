import Records
import Store

extension Profile {
  /// What people call the kinds that were looked at or changed since this was asked last.
  package func takeKindsPassed() -> [String] {
    let passed = known?.store.gate.takePassed() ?? []
    return Kinds.all.filter { passed.contains($0.name) }.map(\.told)
  }
}
