import Engine
import Records
package import Replies
import Store

extension Session {
  /// The current title of a referenced record; empty for sealed kinds, and if it cannot be read.
  package func label(of reference: Reference) -> String {
    guard let id = ID(reference.id) else { return "" }
    let title: String?? = log.attempt("reading what is spoken of") { () throws -> String? in
      switch reference.kind {
      case "nudge": try store.nudge(id)?.title
      case "note": try store.record(Note.self, id)?.title
      default: nil
      }
    }
    return (title ?? nil) ?? ""
  }
}
