/// A sentence and the call that it must become.
package struct Example: Sendable {
  package let sentence: String
  private let argumentLines: String

  init(_ sentence: String, argumentLines: String) {
    self.sentence = sentence
    self.argumentLines = argumentLines
  }

  /// As `parse` prints them; lists with commas.
  package var arguments: [String: String] {
    var arguments: [String: String] = [:]
    for line in argumentLines.split(separator: "\n") {
      let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      arguments[String(parts[0])] = parts.count == 2 ? String(parts[1]) : ""
    }
    return arguments
  }
}
