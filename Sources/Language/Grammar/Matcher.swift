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
    var reached = template.opening.advance(1, over: all).places.map { Reached(word: words.lowerBound + $0, literals: $0) }
    for index in template.parts.indices where !reached.isEmpty {
      let part = template.parts[index]
      let type = entry.type(of: part.slot)
      let walk = Walk(part: part, words: all, isLast: index == template.parts.count - 1)
      var next = Frontier()
      if type.isFree {
        walk.free(from: reached, to: &next, &steps)
      } else {
        let isLed = !(index == 0 ? template.opening : template.parts[index - 1].after).isNothing
        for start in reached where start.word < words.upperBound {
          for ending in reader.endings(type, from: start.word, to: words.upperBound, isLed: isLed) {
            walk.leave(start, at: ending.end, ending.argument, to: &next, &steps)
          }
        }
      }
      reached = next.reached
    }
    return reached.first { $0.word == words.upperBound }.map { fit($0, steps) }
  }

  private func fit(_ reached: Reached, _ steps: [Step]) -> Fit {
    var fit = Fit(literals: reached.literals, freeWords: reached.freeWords)
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

    /// Whether it was better than what is known.
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

    init(part: Template.Part, words: ArraySlice<Line.Word>, isLast: Bool) {
      self.part = part
      self.words = words
      self.isLast = isLast
      let after = part.after.lengths
      ends = isLast ? words.endIndex - after.upperBound...words.endIndex - after.lowerBound : 0...words.endIndex
    }

    /// The slot began at `start` and ends before `end`.
    func leave(_ start: Reached, at end: Int, _ argument: Argument?, to next: inout Frontier, _ steps: inout [Step]) {
      guard pauses(before: end) else { return }
      var after = part.after.advance(1, over: words[end...])
      guard after != 0 else { return }
      steps.append(Step(previous: start.step, words: start.word..<end, argument: argument))
      while after != 0 {
        let count = after.trailingZeroBitCount
        after &= after - 1
        if isLast && end + count != words.endIndex { continue }
        next.offer(
          Reached(
            word: end + count, literals: start.literals + count,
            freeWords: start.freeWords + (argument == nil ? end - start.word : 0), step: steps.count - 1))
      }
    }

    func free(from starts: [Reached], to next: inout Frontier, _ steps: inout [Step]) {
      var waiting = starts[...]
      var best: Reached?
      for end in stride(from: words.startIndex + 1, through: words.endIndex, by: 1) {
        while let start = waiting.first, start.word < end {
          waiting.removeFirst()
          if best.map({ ($0.literals, $0.word - $0.freeWords) < (start.literals, start.word - start.freeWords) }) ?? true {
            best = start
          }
        }
        guard let best, ends.contains(end) else { continue }
        leave(best, at: end, nil, to: &next, &steps)
      }
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
