package import Engine
package import Session

extension Profile {
  package var cancel: Tool {
    Tool(
      "cancel", verb: "cancel", "Leaves what was begun.", topic: .companion, toolset: .personal,
      isOnlyAskedFor: true,
      does: Work { _ in Reply("Left alone. Nothing was changed.") })
  }
}
