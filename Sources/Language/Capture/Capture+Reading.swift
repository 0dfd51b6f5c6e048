extension Capture {
  /// Reads one thing to do; dates in quotes stay in the title, which keeps the person's own spelling.
  package static func read(_ text: String) -> Capture {
    var reader = CaptureReader(text)
    return reader.read()
  }

  /// Whether the words say more than a name, or begin with something one does.
  var isDeed: Bool {
    [due, repeats].contains { $0 != nil } || action != nil || minutes != nil || priority != nil || notes != nil
      || Deeds.begin(title)
  }
}
