package import Engine
package import Session

extension Profile {
  package var thanks: Tool {
    Tool(
      "thanks", verb: "thanks", "Takes a thank-you.", topic: .companion,
      does: Work { _ in Reply("Any time.") })
  }
}
