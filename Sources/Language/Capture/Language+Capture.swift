extension Language {
  /// Reads a task in this language, or in the second one if this one finds nothing but a title.
  package func capture(_ text: String) -> Capture {
    let capture = rules.read(text)
    guard let second = secondLanguage(for: text), capture.arguments.count == 1, !rules.isTask(capture) else {
      return capture
    }
    return second.capture(text)
  }
}
