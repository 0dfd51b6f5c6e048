extension Language {
  /// One thing to do, read in whichever language finds more in it than a title.
  package func capture(_ text: String) -> Capture {
    let capture = rules.read(text)
    guard let second = other(of: text), capture.arguments.count == 1, !rules.isDeed(capture) else { return capture }
    return second.capture(text)
  }
}
