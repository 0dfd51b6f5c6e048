package import Engine
import Records
package import Store

extension Barred: Troubled {
  package var trouble: Trouble {
    let told = Kinds.shape(kind)?.told ?? kind
    return Trouble(
      "This is about \(told), which assistants do not see or change here.",
      hint: "The person can allow it: start “nudgy mcp --allow \(kind)”.", code: .locked)
  }
}
