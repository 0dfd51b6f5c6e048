import Engine
import Records
package import Replies
package import Store

extension AccessDenied: UserErrorConvertible {
  package var userError: UserError {
    let kindName = Kinds.shape(kind)?.pluralName ?? kind
    return UserError(
      "This is about \(kindName), which assistants can't see or change here.",
      hint: "The person can allow it: start “nudgy mcp --allow \(kind)”.", code: .locked)
  }
}
