import Engine
import Records
package import Replies
package import Store

extension AccessDenied: UserErrorConvertible {
  package var trouble: UserError {
    let told = Kinds.shape(kind)?.told ?? kind
    return UserError(
      "This is about \(told), which assistants do not see or change here.",
      hint: "The person can allow it: start “nudgy mcp --allow \(kind)”.", code: .locked)
  }
}
