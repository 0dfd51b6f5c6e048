/// Fits one template to the words of a line, in time linear in their number.
///
/// Works from left to right and keeps only the best state for each word reached (dynamic programming). That is enough,
/// since which start of a free slot is best does not depend on where the slot ends.
struct Matcher {
  let template: Template
  let entry: Grammar.Entry
  let words: Range<Int>

  /// A fitted template: the words of each slot, and the parsed value where the slot is typed.
  struct Fit {
    var literals = 0
    var freeWords = 0
    /// How many slot endings were examined, as a measure of the work.
    var steps = 0
    var fills: [(words: Range<Int>, argument: Argument?)] = []
  }

  private struct State {
    var word: Int
    var literals: Int
    var freeWords = 0
    /// Index of the step that led here.
    var step: Int?
  }

  private struct Step {
    let previous: Int?
    let words: Range<Int>
    let argument: Argument?
  }

  func fit(_ reader: inout SlotReader) -> Fit? {
    let all = reader.line.words[words]
    var steps: [Step] = []
    var states = template.opening.advance(1, over: all).setBits.map {
      State(word: words.lowerBound + $0, literals: $0)
    }
    var followsLiteral = !template.opening.isEmpty
    for (index, part) in template.parts.enumerated() where !states.isEmpty {
      let slotMatcher = SlotMatcher(
        part: part, words: all, tail: index == template.parts.count - 1 ? template.tail : nil)
      let type = entry.type(of: part.slot)
      states =
        type.isFree
        ? slotMatcher.matchFree(from: states, &steps)
        : slotMatcher.matchTyped(type, followsLiteral: followsLiteral, from: states, &reader, &steps)
      followsLiteral = !part.after.isEmpty
    }
    return states.first { $0.word == words.upperBound }.map { fit($0, steps) }
  }

  private func fit(_ state: State, _ steps: [Step]) -> Fit {
    var fit = Fit(literals: state.literals, freeWords: state.freeWords, steps: steps.count)
    var step = state.step
    while let index = step {
      fit.fills.append((steps[index].words, steps[index].argument))
      step = steps[index].previous
    }
    fit.fills.reverse()
    return fit
  }

  /// The best state for each word, sorted by word.
  private struct Frontier {
    private(set) var states: [State] = []

    mutating func insert(_ new: State) {
      guard let place = states.lastIndex(where: { $0.word <= new.word }) else { return states.insert(new, at: 0) }
      let old = states[place]
      if old.word < new.word {
        states.insert(new, at: place + 1)
      } else if (old.literals, -old.freeWords) < (new.literals, -new.freeWords) {
        states[place] = new
      }
    }
  }

  /// Matches one slot and the literal words after it.
  private struct SlotMatcher {
    let part: Template.Part
    let words: ArraySlice<Line.Word>
    let isLast: Bool
    private let ends: ClosedRange<Int>
    /// Whether no literal words stand between this slot and the next.
    private let isAdjacent: Bool

    /// - Parameter tail: how many words may follow the last slot; `nil` for the other slots.
    init(part: Template.Part, words: ArraySlice<Line.Word>, tail: ClosedRange<Int>?) {
      self.part = part
      self.words = words
      isLast = tail != nil
      isAdjacent = part.after.isEmpty
      ends = tail.map { words.endIndex - $0.upperBound...words.endIndex - $0.lowerBound } ?? 0...words.endIndex
    }

    /// The most words in a typed slot, which keeps a long line from being read far from where the last slot must end.
    private static let longestSlot = 24

    private func couldEnd(from start: Int) -> Bool { start + SlotMatcher.longestSlot >= ends.lowerBound }

    /// Ends a slot that began at `start` before the word `end`, and matches the literal words after it.
    private func finishSlot(
      _ start: State, at end: Int, _ argument: Argument?, to next: inout Frontier, _ steps: inout [Step]
    ) {
      guard pauses(before: end) else { return }
      let after = isAdjacent ? 1 : part.after.advance(1, over: words[end...])
      guard after != 0 else { return }
      steps.append(Step(previous: start.step, words: start.word..<end, argument: argument))
      for count in after.setBits {
        if isLast && end + count != words.endIndex { continue }
        next.insert(
          State(
            word: end + count, literals: start.literals + count + (part.pause == .colon ? 1 : 0),
            freeWords: start.freeWords + (argument == nil ? end - start.word : 0), step: steps.count - 1))
      }
    }

    func matchTyped(
      _ type: SlotType, followsLiteral: Bool, from starts: [State], _ reader: inout SlotReader, _ steps: inout [Step]
    ) -> [State] {
      var next = Frontier()
      for start in starts where start.word < words.endIndex && couldEnd(from: start.word) {
        // At the start of the line, the optional words before the slot were not there.
        let followsLiteral = followsLiteral && start.word > words.startIndex
        for ending in reader.endings(type, from: start.word, to: words.endIndex, followsLiteral: followsLiteral) {
          finishSlot(start, at: ending.end, ending.argument, to: &next, &steps)
        }
      }
      return next.states
    }

    func matchFree(from starts: [State], _ steps: inout [Step]) -> [State] {
      var next = Frontier()
      var remaining = starts[...]
      var best: State?
      let first = max(ends.lowerBound, starts[0].word + 1)
      for end in stride(from: first, through: ends.upperBound, by: 1) {
        while let start = remaining.first, start.word < end {
          remaining.removeFirst()
          if best.map({ ($0.literals, $0.word - $0.freeWords) < (start.literals, start.word - start.freeWords) })
            ?? true
          {
            best = start
          }
        }
        guard let best else { continue }
        finishSlot(best, at: end, nil, to: &next, &steps)
      }
      return next.states
    }

    private func pauses(before end: Int) -> Bool {
      switch part.pause {
      case .none: true
      case .colon: words[end - 1].pause == .colon
      default: words[end - 1].pause != .none
      }
    }
  }
}
