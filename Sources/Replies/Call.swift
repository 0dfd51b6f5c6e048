package import Language

/// A tool's name and what was said for its parameters: what a line, a key, a flag or a model's answer becomes.
package struct Call: Hashable, Sendable {
  package var tool: String
  package var arguments: [String: Argument]

  package init(_ tool: String, _ arguments: [String: Argument] = [:]) {
    self.tool = tool
    self.arguments = arguments
  }

  package func with(_ parameter: String, _ argument: Argument) -> Call {
    var copy = self
    copy.arguments[parameter] = argument
    return copy
  }

  package func without(_ parameter: String) -> Call {
    var copy = self
    copy.arguments[parameter] = nil
    return copy
  }
}
