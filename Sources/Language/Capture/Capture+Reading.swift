internal import Civil

extension Capture {
  /// Reads one thing to do; dates in quotes stay in the title, which keeps the person's own spelling.
  package static func read(_ text: String) -> Capture {
    var reader = CaptureReader(SlotReader(Line(text)))
    var capture = reader.read()
    if capture.title.isEmpty { capture.title = Title.tidied(text) }
    return capture
  }

  /// `nil` where the words name nothing to do, but a time or a frame at most.
  static func thing(in text: String) -> Capture? { thing(in: SlotReader(Line(text))) }

  static func thing(in line: SlotReader) -> Capture? {
    var reader = CaptureReader(line)
    let capture = reader.read()
    return capture.title.isEmpty ? nil : capture
  }

  /// A thing to do that begins with a verb; `nil` for all else.
  package static func deed(_ text: String) -> Capture? {
    guard let capture = thing(in: text), Deeds.begin(capture.title), !Deeds.settle(capture.title) else { return nil }
    return capture
  }

  /// One that says when or for how long, too.
  package static func timed(_ text: String) -> Capture? {
    deed(text).flatMap { $0.due == nil && $0.repeats == nil && $0.minutes == nil ? nil : $0 }
  }

  /// Whether the words say more than a name, or begin with something one does.
  var isDeed: Bool {
    !Telling.opens(title) && due?.isOver != true
      && (due != nil || repeats != nil || action != nil || minutes != nil || priority != nil || notes != nil
        || Deeds.begin(title))
  }
}

extension Moment {
  /// Names a day that can only lie behind: "yesterday".
  fileprivate var isOver: Bool {
    let now = LocalTime(ordinal: 0)
    return resolve(now: now)?.start.map { $0.day < now.day } ?? false
  }
}
