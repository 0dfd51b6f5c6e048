extension Sequence<String> {
  /// The words of a command line as one line. `joined(separator:)` alone would take longer than parsing the line.
  var joinedBySpaces: String {
    var line = ""
    for word in self {
      if !line.isEmpty { line += " " }
      line += word
    }
    return line
  }
}
