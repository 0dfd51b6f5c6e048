/// One way to say something: `snooze {which} (until|till) {until}`.
///
/// Words compare without case, apostrophes, hyphens and the punctuation around them; a colon or comma right after a
/// slot demands that the line pauses there.
package struct Template: Sendable {
  package let source: String
  /// What is said before the first slot.
  package let opening: Pattern
  package let parts: [Part]
  /// How many words stand behind the last slot.
  package let tail: ClosedRange<Int>
  /// Arguments that the template's shape gives by itself: `{scope=done}`.
  package let fixed: [String: String]

  package struct Part: Sendable {
    package let slot: String
    package var mark = Line.Pause.none
    /// What is said before the next slot.
    package fileprivate(set) var after = Pattern.nothing
  }

  package init(_ source: String) throws(TemplateError) { try self.init(source, rules: .none) }

  package init(_ source: String, rules: WordRules) throws(TemplateError) {
    var parser = TemplateParser(source, rules: rules)
    var draft = Draft()
    for element in try parser.elements() { draft.add(element) }
    self.source = source
    opening = draft.opening
    parts = draft.parts
    fixed = draft.fixed
    tail = parts.last?.after.lengths ?? 0...0
    guard !parts.isEmpty || opening.hasWords else { throw .empty }
  }

  /// In order of the sentence; fixed ones last, by name.
  package var slotNames: [String] { parts.map(\.slot) + fixed.keys.sorted() }
}

extension Template {
  private struct Draft {
    var opening = Pattern()
    var parts: [Part] = []
    var fixed: [String: String] = [:]

    mutating func add(_ element: TemplateParser.Element) {
      switch element {
      case .words(let words): add(words)
      case .slot(let name): parts.append(Part(slot: name))
      case .fixed(let name, let value): fixed[name] = value
      case .mark(let mark): if !parts.isEmpty { parts[parts.count - 1].mark = mark }
      }
    }

    private mutating func add(_ words: Pattern) {
      guard let last = parts.indices.last else { return opening.append(words) }
      parts[last].after.append(words)
    }
  }

  /// Whether some word must be said.
  private var hasKey: Bool { opening.lengths.lowerBound > 0 || parts.contains { $0.after.lengths.lowerBound > 0 } }

  /// Breaks of the rules that tie slots to their types.
  func check(_ slots: Slots) throws(TemplateError) {
    let types = parts.map { slots[$0.slot] }
    for (part, type) in zip(parts, types) where type == nil { throw .unknownSlot(part.slot) }
    if !hasKey && types.allSatisfy({ $0?.isFree == true && $0 != .bare }) { throw .allFree }
    for index in parts.indices.dropFirst() {
      let part = parts[index - 1]
      let isApart = part.mark != .none || part.after.lengths.lowerBound > 0
      if !isApart, types[index - 1]?.isFree == true, types[index]?.isFree == true {
        throw .freeTextsTouch(part.slot, parts[index].slot)
      }
    }
  }
}
