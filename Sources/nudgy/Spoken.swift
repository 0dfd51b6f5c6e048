extension Sequence<String> {
  /// One line of words as a shell gives them; `joined` would take a one-shot call longer than to read it.
  var spoken: String {
    var line = ""
    for word in self {
      if !line.isEmpty { line += " " }
      line += word
    }
    return line
  }
}
