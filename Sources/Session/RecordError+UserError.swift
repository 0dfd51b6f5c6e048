import Engine
package import Records
package import Replies

extension RecordError: UserErrorConvertible {
  package var userError: UserError {
    switch self {
    case .unreadable(let kind, let field):
      UserError(
        "A record is damaged, and was left as it is: \(field) of \(kind).",
        hint: "“nudgy restore” brings it back from a backup.")
    }
  }
}
