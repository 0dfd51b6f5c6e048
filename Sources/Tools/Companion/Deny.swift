package import Engine
package import Session

extension Profile {
  package var deny: Tool {
    Tool(
      "deny", verb: "no", "Says no to an open question.", topic: .companion, toolset: .personal,
      does: Work { _ in Reply("Fine. Everything stays as it is.") })
  }
}
