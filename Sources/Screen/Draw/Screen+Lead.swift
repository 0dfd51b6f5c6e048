import Replies

extension Screen {
  /// The question, then its numbered choices: on one line if they fit.
  func lines(_ question: Question) -> [StyledLine] {
    let words = sentence(clean(question.text))
    let choices = question.choices.enumerated().map { index, choice in
      labelled(SafeText(String(index + 1)), clean(choice.label))
    }
    guard display.isGraphical else { return words + choices.flatMap(unstyledLines) }
    let row = flow(choices)
    return words + (row.count <= 1 ? row : choices.flatMap { wrapped($0) })
  }

  /// What to write, and how to end it.
  func lines(_ collector: Collector) -> [StyledLine] {
    wrapped(clean(collector.prompt)) + wrapped(clean(Wording.collectorHint), .quiet)
  }

  /// One quiet line; empty if keys have no effect.
  func keyLines(_ actions: [Action]) -> [StyledLine] { lines(visibleKeys(KeyGroup.groups(actions))) }

  /// The same for a review, of whose keys all are in sight, or all but the rarest.
  func allKeyLines(_ actions: [Action]) -> [StyledLine] {
    let keys = KeyGroup.groups(actions)
    return lines(keys.count <= 7 ? keys : keys.filter { !["a", "e", "f", "?"].contains($0.sign) })
  }

  private func lines(_ groups: [KeyGroup]) -> [StyledLine] {
    if display.isPlain || !hasKeys || groups.isEmpty { return [] }
    let keys = groups.map { labelled(SafeText($0.sign), clean($0.word)) }
    guard display.isAccessible else { return flow(keys, narrower: BoxFrame(display: display, style: .quiet).inset) }
    let all = keys.map { $0.spans.map(\.text.text).joined() }.joined(separator: glyphs.dot.text)
    return wrapped(clean(Wording.keys(all)))
  }

  /// At most five keys: if there are more, the first four and `?`, which explains all.
  private func visibleKeys(_ keys: [KeyGroup]) -> [KeyGroup] {
    keys.count <= 5 ? keys : Array(keys.prefix(4)) + keys.filter { $0.sign == "?" }
  }

  /// A symbol or key, and what it means.
  func labelled(_ sign: SafeText, _ word: SafeText, _ style: TextStyle = .active) -> StyledLine {
    StyledLine([StyledSpan(sign, style), StyledSpan(" ", .quiet), StyledSpan(word, .quiet)])
  }

  private func unstyledLines(_ line: StyledLine) -> [StyledLine] {
    wrapped(line.spans.reduce("") { $0 + $1.text })
  }

  /// Wraps an item; further lines are aligned with its text.
  private func wrapped(_ item: StyledLine, narrower: Int = 0) -> [StyledLine] {
    let sign = StyledLine([item.spans[0], item.spans[1]])
    return hanging(wrapped(item.spans[2].text, .quiet, narrower: narrower + sign.columns), after: sign)
  }

  /// Items with dots between them, as many per line as fit.
  func flow(_ items: [StyledLine], narrower: Int = 0) -> [StyledLine] {
    joined(items, width: display.lineLimit - narrower) { wrapped($0, narrower: narrower) }
  }

  /// The same of plain items, in so many columns.
  func flow(_ items: [StyledLine], width: Int) -> [StyledLine] {
    joined(items, width: width) { item in
      item.spans.flatMap { span in span.text.wrapped(width).map { StyledLine($0, span.style) } }
    }
  }

  private func joined(_ items: [StyledLine], width: Int, _ wrapped: (StyledLine) -> [StyledLine]) -> [StyledLine] {
    let dot = StyledLine(glyphs.dot, .quiet)
    var lines: [StyledLine] = []
    for item in items {
      if let last = lines.last, last.columns + dot.columns + item.columns <= width {
        lines[lines.count - 1] = last + dot + item
      } else {
        lines += item.columns <= width ? [item] : wrapped(item)
      }
    }
    return lines
  }
}

/// Neighbouring keys with the same meaning, shown as one range: `1-0`.
private struct KeyGroup {
  let sign: String
  let word: LocalizedText

  static func groups(_ actions: [Action]) -> [KeyGroup] {
    let runs = actions.reduce(into: [[Action]]()) { runs, action in
      if runs.last?.last?.label == action.label {
        runs[runs.count - 1].append(action)
      } else {
        runs.append([action])
      }
    }
    return runs.map { run in
      let ends = run.count == 1 ? [run[0]] : [run[0], run[run.count - 1]]
      return KeyGroup(sign: ends.map { String($0.key) }.joined(separator: "-"), word: run[0].label)
    }
  }
}
