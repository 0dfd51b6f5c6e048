/// A sentence and the call that it must be read as.
package struct Example: Sendable {
  package let sentence: String
  private let argumentLines: String

  init(_ sentence: String, argumentLines: String) {
    self.sentence = sentence
    self.argumentLines = argumentLines
  }

  /// The expected arguments by name, written as `nudgy parse` prints them; items of a list are separated by commas.
  package var arguments: [String: String] {
    var arguments: [String: String] = [:]
    for line in argumentLines.split(separator: "\n") {
      let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      arguments[String(parts[0])] = parts.count == 2 ? String(parts[1]) : ""
    }
    return arguments
  }
}
