extension Capture {
  /// Reads one thing to do; dates in quotes stay in the title, which keeps the person's own spelling.
  package static func read(_ text: String) -> Capture {
    var reader = CaptureReader(text)
    var capture = reader.read()
    if capture.title.isEmpty { capture.title = Title.tidied(text) }
    return capture
  }

  /// `nil` where the words name nothing to do, but a time or a frame at most.
  static func thing(in text: String) -> Capture? {
    var reader = CaptureReader(text)
    let capture = reader.read()
    return capture.title.isEmpty ? nil : capture
  }

  /// Whether the words say more than a name, or begin with something one does.
  var isDeed: Bool {
    !Telling.opens(title)
      && (due != nil || repeats != nil || action != nil || minutes != nil || priority != nil || notes != nil
        || Deeds.begin(title))
  }
}
