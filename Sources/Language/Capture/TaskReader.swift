/// Takes a thing to do apart by a language's `TaskWords`: what says when, how long and how urgent leaves it, and so does
/// what people say around it; what stays is the title.
struct TaskReader {
  private var reader: SlotReader
  private let rules: any (TaskWords & LanguageRules).Type
  /// The words that may still be part of the title, and for each word whether something has taken it.
  private var body: Range<Int>
  private var isGone: [Bool]
  private var capture = Capture(title: "")

  init(_ reader: SlotReader, by rules: any (TaskWords & LanguageRules).Type) {
    self.reader = reader
    self.rules = rules
    body = reader.line.words.indices
    isGone = Array(repeating: false, count: body.count)
  }

  private var words: [Line.Word] { reader.line.words }

  mutating func read() -> Capture {
    guard !body.isEmpty else { return capture }
    takeTags()
    takeList()
    takeFrames()
    takeMoments()
    takeMinutes()
    takePriorities()
    takeFrames()
    takeIdle()
    for place in body where rules.softening.contains(words[place].spelling) { isGone[place] = true }
    capture.title = rules.baseForm(of: title)
    if capture.isListed { capture.things = rules.listedThings(in: capture.title) }
    rules.errand(of: capture.title).map { (capture.action, capture.target) = ($0.action, $0.target) }
    return capture
  }

  private mutating func take(_ range: Range<Int>) {
    for place in range { isGone[place] = true }
    while let first = body.first, isGone[first] { body.removeFirst() }
    while let last = body.last, isGone[last] { body.removeLast() }
  }

  private mutating func takeTags() {
    for place in body where reader.line.isHashtag(place) && body.count > 1 {
      capture.tags.append(String(reader.line[words[place].core]))
      take(place..<place + 1)
    }
  }

  /// "Milch auf die Einkaufsliste setzen", "Packliste: Zahnbürste".
  private mutating func takeList() {
    for place in body where !isGone[place] {
      guard let name = rules.listName(reader.line[words[place].core]) else { continue }
      let isLabel = place < body.lowerBound + 3 && words[place].pause == .colon && place + 1 < body.upperBound
      let start = (body.lowerBound...place).last {
        $0 < place && rules.listLeads.advance(1, over: words[$0..<place]) & 1 << UInt64(place - $0) != 0
      }
      guard let start = start ?? (isLabel ? body.lowerBound : nil) else { continue }
      let rest = (place + 1..<body.upperBound).first { !rules.listing.contains(words[$0].spelling) } ?? body.upperBound
      guard body.count > rest - start else { continue }
      if !name.isEmpty {
        capture.tags.append(String(name))
        capture.isListed = true
      }
      take(start..<rest)
      if let first = body.first, body.count > 1, rules.listing.contains(words[first].spelling) {
        take(first..<first + 1)
      }
      return
    }
  }

  /// What is said before and behind the thing; at least one word stays.
  private mutating func takeFrames() {
    var isChanging = true
    while isChanging, body.count > 1 {
      isChanging = false
      let rest = words[body]
      if let taken = [rules.leads, rules.greetings].compactMap({ $0.advance(1, over: rest).lastPlace }).max(),
        taken > 0, taken < body.count
      {
        take(body.lowerBound..<body.lowerBound + taken)
        isChanging = true
      }
      let ends = body.dropFirst().suffix(5)
      if let place = ends.first(where: { place in
        [rules.trails, rules.farewells].contains {
          $0.advance(1, over: words[place..<body.upperBound]) & 1 << UInt64(body.upperBound - place) != 0
        }
      }) {
        take(place..<body.upperBound)
        isChanging = true
      }
    }
  }

  private mutating func takeMoments() {
    let text = reader.line.text
    let taken = isGone
    let mentions = reader.moments.mentions(in: text).filter { mention in
      let places = places(text.utf8Offsets(mention.range))
      return !places.isEmpty && !places.contains { taken[$0] }
    }
    guard let moment = Moments.combined(mentions) else { return }
    if moment.isRecurring { capture.repeats = moment } else { capture.due = moment }
    for mention in mentions {
      let places = places(text.utf8Offsets(mention.range))
      if places.count < body.count { take(places) }
    }
  }

  /// The words that begin in the range.
  private func places(_ bytes: Range<Int>) -> Range<Int> {
    guard let first = reader.line.word(from: bytes.lowerBound) else { return 0..<0 }
    let end = words[first...].firstIndex { $0.core.lowerBound >= bytes.upperBound } ?? words.count
    return first..<max(first, end)
  }

  /// "dauert 20 Minuten", "(ca. 20 min)"
  private mutating func takeMinutes() {
    for place in body where !isGone[place] {
      let led = rules.taking.advance(1, over: words[place..<body.upperBound]).lastPlace ?? 0
      let start = place + led
      let isApart = led > 0 || place == body.lowerBound || words[place - 1].pause != .none
      guard start < body.upperBound, isApart, !isGone[start],
        let found = reader.readings(at: start).first(where: { $0.moment.isDuration && $0.end <= body.upperBound }),
        let minutes = found.moment.minutes, found.end - place < body.count,
        led > 0 || place == body.lowerBound || found.end == body.upperBound || words[found.end - 1].pause != .none
      else { continue }
      capture.minutes = minutes
      take(place..<found.end)
      return
    }
  }

  private mutating func takePriorities() {
    for (priority, saying) in rules.priorities {
      let rest = words[body]
      if let taken = saying.advance(1, over: rest).lastPlace, taken > 0, taken < body.count,
        taken > 1 || words[body.lowerBound].pause != .none
      {
        capture.priority = priority
        take(body.lowerBound..<body.lowerBound + taken)
      }
      let place = body.dropFirst().suffix(4).first {
        saying.advance(1, over: words[$0..<body.upperBound]) & 1 << UInt64(body.upperBound - $0) != 0
      }
      if let place {
        capture.priority = priority
        take(place..<body.upperBound)
      }
    }
  }

  private mutating func takeIdle() {
    while body.count > 1, let first = body.first,
      rules.idle.contains(words[first].spelling) || rules.idleStarts.contains(words[first].spelling)
    {
      take(first..<first + 1)
    }
    while body.count > 1, let last = body.last, rules.idle.contains(words[last].spelling) { take(last..<last + 1) }
  }

  /// What nothing has taken, in order.
  private var title: String {
    var pieces: [Substring] = []
    var place = body.lowerBound
    while place < body.upperBound {
      let end = (place..<body.upperBound).first { isGone[$0] } ?? body.upperBound
      if end > place { pieces.append(reader.line[words[place].outer.lowerBound..<words[end - 1].outer.upperBound]) }
      place = end + 1
    }
    let title = Title.joined(pieces)
    return String(title.dropLast(title.reversed().prefix { $0 == "!" }.count))
  }
}
