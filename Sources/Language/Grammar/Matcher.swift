/// Fits one template on the words of a line, in time linear in their number.
///
/// From left to right it keeps, for each word reached, the best way to have got there. A free slot can begin at any of
/// them; which is best does not depend on where the slot ends, so one is enough.
struct Matcher {
  let template: Template
  let entry: Grammar.Entry
  let words: Range<Int>

  /// A fitted template: the words in each slot, with what was read there where the slot is typed.
  struct Fit {
    var literals = 0
    var freeWords = 0
    /// Ways to end a slot that were looked at: how much work it was.
    var steps = 0
    var filled: [(words: Range<Int>, argument: Argument?)] = []
  }

  private struct Reached {
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
    var reached = template.opening.advance(1, over: all).places.map {
      Reached(word: words.lowerBound + $0, literals: $0)
    }
    var isLed = !template.opening.isNothing
    for (index, part) in template.parts.enumerated() where !reached.isEmpty {
      let walk = Walk(part: part, words: all, tail: index == template.parts.count - 1 ? template.tail : nil)
      let type = entry.type(of: part.slot)
      reached =
        type.isFree
        ? walk.free(from: reached, &steps) : walk.typed(type, isLed: isLed, from: reached, &reader, &steps)
      isLed = !part.after.isNothing
    }
    return reached.first { $0.word == words.upperBound }.map { fit($0, steps) }
  }

  private func fit(_ reached: Reached, _ steps: [Step]) -> Fit {
    var fit = Fit(literals: reached.literals, freeWords: reached.freeWords, steps: steps.count)
    var step = reached.step
    while let index = step {
      fit.filled.append((steps[index].words, steps[index].argument))
      step = steps[index].previous
    }
    fit.filled.reverse()
    return fit
  }

  /// The best way to each word, in order of the words.
  private struct Frontier {
    private(set) var reached: [Reached] = []

    mutating func offer(_ new: Reached) {
      guard let place = reached.lastIndex(where: { $0.word <= new.word }) else { return reached.insert(new, at: 0) }
      let old = reached[place]
      if old.word < new.word {
        reached.insert(new, at: place + 1)
      } else if (old.literals, -old.freeWords) < (new.literals, -new.freeWords) {
        reached[place] = new
      }
    }
  }

  /// One slot with the words after it.
  private struct Walk {
    let part: Template.Part
    let words: ArraySlice<Line.Word>
    let isLast: Bool
    private let ends: ClosedRange<Int>
    /// Nothing stands between this slot and what follows.
    private let isTight: Bool

    /// - Parameter tail: how many words stand behind it, where no slot does.
    init(part: Template.Part, words: ArraySlice<Line.Word>, tail: ClosedRange<Int>?) {
      self.part = part
      self.words = words
      isLast = tail != nil
      isTight = part.after.isNothing
      ends = tail.map { words.endIndex - $0.upperBound...words.endIndex - $0.lowerBound } ?? 0...words.endIndex
    }

    /// No typed slot takes more words than this; a long line need not be read for one far from where it must end.
    private static let longest = 24

    private func couldEnd(from start: Int) -> Bool { start + Walk.longest >= ends.lowerBound }

    /// The slot began at `start` and ends before `end`.
    private func leave(
      _ start: Reached, at end: Int, _ argument: Argument?, to next: inout Frontier, _ steps: inout [Step]
    ) {
      guard pauses(before: end) else { return }
      let after = isTight ? 1 : part.after.advance(1, over: words[end...])
      guard after != 0 else { return }
      steps.append(Step(previous: start.step, words: start.word..<end, argument: argument))
      for count in after.places {
        if isLast && end + count != words.endIndex { continue }
        next.offer(
          Reached(
            word: end + count, literals: start.literals + count + (part.mark == .colon ? 1 : 0),
            freeWords: start.freeWords + (argument == nil ? end - start.word : 0), step: steps.count - 1))
      }
    }

    func typed(
      _ type: SlotType, isLed: Bool, from starts: [Reached], _ reader: inout SlotReader, _ steps: inout [Step]
    ) -> [Reached] {
      var next = Frontier()
      for start in starts where start.word < words.endIndex && couldEnd(from: start.word) {
        // What may stand before it did not stand there, where the line begins with it.
        let isLed = isLed && start.word > words.startIndex
        for ending in reader.endings(type, from: start.word, to: words.endIndex, isLed: isLed) {
          leave(start, at: ending.end, ending.argument, to: &next, &steps)
        }
      }
      return next.reached
    }

    func free(from starts: [Reached], _ steps: inout [Step]) -> [Reached] {
      var next = Frontier()
      var waiting = starts[...]
      var best: Reached?
      let first = max(ends.lowerBound, starts[0].word + 1)
      for end in stride(from: first, through: ends.upperBound, by: 1) {
        while let start = waiting.first, start.word < end {
          waiting.removeFirst()
          if best.map({ ($0.literals, $0.word - $0.freeWords) < (start.literals, start.word - start.freeWords) })
            ?? true
          {
            best = start
          }
        }
        guard let best else { continue }
        leave(best, at: end, nil, to: &next, &steps)
      }
      return next.reached
    }

    private func pauses(before end: Int) -> Bool {
      switch part.mark {
      case .none: true
      case .colon: words[end - 1].pause == .colon
      default: words[end - 1].pause != .none
      }
    }
  }
}
