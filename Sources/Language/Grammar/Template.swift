/// The template of a sentence: `snooze {which} (until|till) {until}`.
///
/// Words are compared without case, apostrophes, hyphens and surrounding punctuation. A colon or comma right after a
/// slot requires the line to pause there.
package struct Template: Sendable {
  package let source: String
  /// The literal words before the first slot.
  package let opening: Pattern
  package let parts: [Part]
  /// How many words may follow the last slot.
  package let tail: ClosedRange<Int>
  /// Arguments that the template sets by itself: `{scope=done}`.
  package let fixedArguments: [String: String]

  package struct Part: Sendable {
    package let slot: String
    package var pause = Line.Pause.none
    /// The literal words before the next slot.
    package fileprivate(set) var after = Pattern.empty
  }

  package init(_ source: String) throws(TemplateError) { try self.init(source, rules: .none) }

  package init(_ source: String, rules: WordRules) throws(TemplateError) {
    var parser = TemplateParser(source, rules: rules)
    var draft = Draft()
    for element in try parser.elements() { draft.add(element) }
    self.source = source
    opening = draft.opening
    parts = draft.parts
    fixedArguments = draft.fixedArguments
    tail = parts.last?.after.lengths ?? 0...0
    guard !parts.isEmpty || opening.hasWords else { throw .empty }
  }

  /// In order of the sentence, then the fixed arguments by name.
  package var slotNames: [String] { parts.map(\.slot) + fixedArguments.keys.sorted() }
}

extension Template {
  private struct Draft {
    var opening = Pattern()
    var parts: [Part] = []
    var fixedArguments: [String: String] = [:]

    mutating func add(_ element: TemplateParser.Element) {
      switch element {
      case .words(let words): add(words)
      case .slot(let name): parts.append(Part(slot: name))
      case .fixedArgument(let name, let value): fixedArguments[name] = value
      case .pause(let mark): if !parts.isEmpty { parts[parts.count - 1].pause = mark }
      }
    }

    private mutating func add(_ words: Pattern) {
      guard let last = parts.indices.last else { return opening.append(words) }
      parts[last].after.append(words)
    }
  }

  /// Whether at least one literal word is required.
  private var hasRequiredWord: Bool {
    opening.lengths.lowerBound > 0 || parts.contains { $0.after.lengths.lowerBound > 0 }
  }

  /// Throws where the slots break the rules: an unknown slot, only free text, or two free texts side by side.
  func check(_ slots: Slots) throws(TemplateError) {
    let types = parts.map { slots[$0.slot] }
    for (part, type) in zip(parts, types) where type == nil { throw .unknownSlot(part.slot) }
    if !hasRequiredWord && types.allSatisfy({ $0?.isFree == true && $0 != .bare }) { throw .allFree }
    for index in parts.indices.dropFirst() {
      let part = parts[index - 1]
      let isSeparated = part.pause != .none || part.after.lengths.lowerBound > 0
      if !isSeparated, types[index - 1]?.isFree == true, types[index]?.isFree == true {
        throw .freeTextsTouch(part.slot, parts[index].slot)
      }
    }
  }
}
