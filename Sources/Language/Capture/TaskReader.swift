/// Reads a task by a language's `TaskWords`: removes the words that say when, how long and how urgent, and the phrases
/// around the task. The rest is the title.
struct TaskReader {
  private var reader: SlotReader
  private let rules: any (TaskWords & LanguageRules).Type
  /// The words that may still belong to the title, and for each word of the line whether it has been consumed.
  private var body: Range<Int>
  private var isConsumed: [Bool]
  private var capture = Capture(title: "")

  init(_ reader: SlotReader, by rules: any (TaskWords & LanguageRules).Type) {
    self.reader = reader
    self.rules = rules
    body = reader.line.words.indices
    isConsumed = Array(repeating: false, count: body.count)
  }

  private var words: [Line.Word] { reader.line.words }

  mutating func read() -> Capture {
    guard !body.isEmpty else { return capture }
    consumeTags()
    consumeList()
    consumeFrames()
    consumeMoments()
    consumeMinutes()
    consumePriorities()
    consumeFrames()
    consumeFillers()
    for index in body where rules.politeWords.contains(words[index].spelling) { isConsumed[index] = true }
    capture.title = rules.baseForm(of: title)
    if capture.namesList { capture.items = rules.listItems(in: capture.title) }
    rules.contactAction(of: capture.title).map { (capture.action, capture.target) = ($0.action, $0.target) }
    return capture
  }

  private mutating func consume(_ range: Range<Int>) {
    for index in range { isConsumed[index] = true }
    while let first = body.first, isConsumed[first] { body.removeFirst() }
    while let last = body.last, isConsumed[last] { body.removeLast() }
  }

  private mutating func consumeTags() {
    for index in body where reader.line.isHashtag(index) && body.count > 1 {
      capture.tags.append(String(reader.line[words[index].core]))
      consume(index..<index + 1)
    }
  }

  /// "Milch auf die Einkaufsliste setzen", "Packliste: Zahnbürste".
  private mutating func consumeList() {
    for index in body where !isConsumed[index] {
      guard let name = rules.listName(reader.line[words[index].core]) else { continue }
      let isLabel = index < body.lowerBound + 3 && words[index].pause == .colon && index + 1 < body.upperBound
      let start = (body.lowerBound...index).last {
        $0 < index && rules.listLeadIns.advance(1, over: words[$0..<index]) & 1 << UInt64(index - $0) != 0
      }
      guard let start = start ?? (isLabel ? body.lowerBound : nil) else { continue }
      let listEnd =
        (index + 1..<body.upperBound).first { !rules.listVerbs.contains(words[$0].spelling) } ?? body.upperBound
      guard body.count > listEnd - start else { continue }
      if !name.isEmpty {
        capture.tags.append(String(name))
        capture.namesList = true
      }
      consume(start..<listEnd)
      if let first = body.first, body.count > 1, rules.listVerbs.contains(words[first].spelling) {
        consume(first..<first + 1)
      }
      return
    }
  }

  /// Consumes phrases before and after the task; at least one word stays.
  private mutating func consumeFrames() {
    var isChanging = true
    while isChanging, body.count > 1 {
      isChanging = false
      let rest = words[body]
      if let count = [rules.leadIns, rules.greetings].compactMap({ $0.advance(1, over: rest).highestSetBit }).max(),
        count > 0, count < body.count
      {
        consume(body.lowerBound..<body.lowerBound + count)
        isChanging = true
      }
      let ends = body.dropFirst().suffix(5)
      if let index = ends.first(where: { place in
        [rules.trailers, rules.farewells].contains {
          $0.advance(1, over: words[place..<body.upperBound]) & 1 << UInt64(body.upperBound - place) != 0
        }
      }) {
        consume(index..<body.upperBound)
        isChanging = true
      }
    }
  }

  private mutating func consumeMoments() {
    let text = reader.line.text
    let wasConsumed = isConsumed
    let mentions = reader.moments.mentions(in: text).filter { mention in
      let range = wordRange(text.utf8Offsets(mention.range))
      return !range.isEmpty && !range.contains { wasConsumed[$0] }
    }
    guard let moment = MomentParser.combined(mentions) else { return }
    if moment.isRecurring { capture.repeats = moment } else { capture.due = moment }
    for mention in mentions {
      let range = wordRange(text.utf8Offsets(mention.range))
      if range.count < body.count { consume(range) }
    }
  }

  /// Converts UTF-8 offsets to the words that begin in them.
  private func wordRange(_ bytes: Range<Int>) -> Range<Int> {
    guard let first = reader.line.word(from: bytes.lowerBound) else { return 0..<0 }
    let end = words[first...].firstIndex { $0.core.lowerBound >= bytes.upperBound } ?? words.count
    return first..<max(first, end)
  }

  /// A duration that opens or ends a clause, or follows a lead-in: "dauert 20 Minuten", "(ca. 20 min)".
  private mutating func consumeMinutes() {
    for index in body where !isConsumed[index] {
      let leadCount = rules.durationLeadIns.advance(1, over: words[index..<body.upperBound]).highestSetBit ?? 0
      let start = index + leadCount
      let startsClause = leadCount > 0 || index == body.lowerBound || words[index - 1].pause != .none
      guard start < body.upperBound, startsClause, !isConsumed[start],
        let match = reader.readings(at: start).first(where: { $0.moment.isDuration && $0.end <= body.upperBound }),
        let minutes = match.moment.minutes, match.end - index < body.count,
        leadCount > 0 || index == body.lowerBound || match.end == body.upperBound || words[match.end - 1].pause != .none
      else { continue }
      capture.minutes = minutes
      consume(index..<match.end)
      return
    }
  }

  private mutating func consumePriorities() {
    for (priority, pattern) in rules.priorities {
      let rest = words[body]
      if let count = pattern.advance(1, over: rest).highestSetBit, count > 0, count < body.count,
        count > 1 || words[body.lowerBound].pause != .none
      {
        capture.priority = priority
        consume(body.lowerBound..<body.lowerBound + count)
      }
      let index = body.dropFirst().suffix(4).first {
        pattern.advance(1, over: words[$0..<body.upperBound]) & 1 << UInt64(body.upperBound - $0) != 0
      }
      if let index {
        capture.priority = priority
        consume(index..<body.upperBound)
      }
    }
  }

  private mutating func consumeFillers() {
    while body.count > 1, let first = body.first,
      rules.fillerWords.contains(words[first].spelling) || rules.leadingFillerWords.contains(words[first].spelling)
    {
      consume(first..<first + 1)
    }
    while body.count > 1, let last = body.last, rules.fillerWords.contains(words[last].spelling) {
      consume(last..<last + 1)
    }
  }

  /// The words that have not been consumed, in order.
  private var title: String {
    var pieces: [Substring] = []
    var index = body.lowerBound
    while index < body.upperBound {
      let end = (index..<body.upperBound).first { isConsumed[$0] } ?? body.upperBound
      if end > index { pieces.append(reader.line[words[index].outer.lowerBound..<words[end - 1].outer.upperBound]) }
      index = end + 1
    }
    let title = Title.joined(pieces)
    return String(title.dropLast(title.reversed().prefix { $0 == "!" }.count))
  }
}
