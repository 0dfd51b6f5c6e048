package import Engine
package import Records

extension RecordError: Troubled {
  package var trouble: Trouble {
    switch self {
    case .unreadable(let kind, let field):
      Trouble(
        "A record is damaged, and was left as it is: \(field) of \(kind).",
        hint: "“nudgy restore” takes it back from a backup.")
    }
  }
}
