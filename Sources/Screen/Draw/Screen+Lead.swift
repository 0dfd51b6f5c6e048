import Replies

extension Screen {
  /// The words, then the numbered choices: in one line if they fit.
  func lines(_ question: Question) -> [Line] {
    let words = sentence(clean(question.words))
    let choices = question.choices.enumerated().map { index, choice in
      marked(Clean(String(index + 1)), clean(choice.word))
    }
    guard look.isDrawn else { return words + choices.flatMap(flattened) }
    let row = flow(choices)
    return words + (row.count <= 1 ? row : choices.flatMap { wrapped($0) })
  }

  /// What to write, and how it ends.
  func lines(_ collector: Collector) -> [Line] {
    let prompt = wrapped(clean(collector.prompt))
    return look.isPlain ? prompt : prompt + wrapped(clean(Wording.ending), .quiet)
  }

  /// One quiet line; nothing where no key acts.
  func keys(_ actions: [Action]) -> [Line] {
    if look.isPlain || !hasKeys || actions.isEmpty { return [] }
    let keys = shown(Keys.grouped(actions)).map { marked(Clean($0.sign), clean($0.word)) }
    guard look.isAccessible else { return flow(keys, narrower: Frame(look: look, ink: .quiet).inset) }
    let all = keys.map { $0.spans.map(\.text.text).joined() }.joined(separator: glyphs.dot.text)
    return wrapped(clean(Wording.keys(all)))
  }

  /// Never more than five: where there are more, the first four and the one that tells all.
  private func shown(_ keys: [Keys]) -> [Keys] {
    keys.count <= 5 ? keys : Array(keys.prefix(4)) + keys.filter { $0.sign == "?" }
  }

  /// A sign, to type or to look for, and what it means.
  func marked(_ sign: Clean, _ word: Clean, _ ink: Ink = .active) -> Line {
    Line([Span(sign, ink), Span(" ", .quiet), Span(word, .quiet)])
  }

  private func flattened(_ line: Line) -> [Line] {
    wrapped(line.spans.reduce("") { $0 + $1.text })
  }

  /// A marked word over several lines, the later ones under the first word.
  private func wrapped(_ item: Line, narrower: Int = 0) -> [Line] {
    let sign = Line([item.spans[0], item.spans[1]])
    return hanging(wrapped(item.spans[2].text, .quiet, narrower: narrower + sign.columns), after: sign)
  }

  /// Items beside each other with dots between, as many in a line as fit.
  func flow(_ items: [Line], narrower: Int = 0) -> [Line] {
    let dot = Line(glyphs.dot, .quiet)
    var lines: [Line] = []
    for item in items {
      if let last = lines.last, last.columns + dot.columns + item.columns <= look.limit - narrower {
        lines[lines.count - 1] = last + dot + item
      } else {
        lines += item.columns <= look.limit - narrower ? [item] : wrapped(item, narrower: narrower)
      }
    }
    return lines
  }
}

/// Neighbouring keys of one meaning, told as one: `1-0`.
private struct Keys {
  let sign: String
  let word: LocalizedText

  static func grouped(_ actions: [Action]) -> [Keys] {
    let runs = actions.reduce(into: [[Action]]()) { runs, action in
      if runs.last?.last?.word == action.word {
        runs[runs.count - 1].append(action)
      } else {
        runs.append([action])
      }
    }
    return runs.map { run in
      let ends = run.count == 1 ? [run[0]] : [run[0], run[run.count - 1]]
      return Keys(sign: ends.map { String($0.key) }.joined(separator: "-"), word: run[0].word)
    }
  }
}
