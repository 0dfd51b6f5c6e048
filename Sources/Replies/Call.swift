package import Language

/// A call of a tool with its arguments: what a line, a key, a flag or a model's answer is turned into.
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

  package func with(_ more: [String: Argument]) -> Call {
    Call(tool, arguments.merging(more) { $1 })
  }

  package func without(_ parameter: String) -> Call {
    var copy = self
    copy.arguments[parameter] = nil
    return copy
  }
}
