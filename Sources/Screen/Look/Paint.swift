/// Lines as a terminal wants them: escape sequences where there is colour, no blanks at the end.
struct Paint {
  let look: Look

  func text(_ lines: [Line]) -> String { lines.map(text).joined(separator: "\n") }

  private func text(_ line: Line) -> String {
    var out = ""
    for span in trimmed(line).joined where !span.text.isEmpty {
      guard let code = code(span.ink) else {
        out += span.text.text
        continue
      }
      out += "\u{1B}[\(code)m\(span.text.text)\u{1B}[0m"
    }
    return out
  }

  private func code(_ ink: Ink) -> String? {
    guard look.colours != .none else { return nil }
    if ink == .strong { return "1" }
    guard let shade = ink.shade(on: look.background) else { return nil }
    switch look.colours {
    case .none: return nil
    case .sixteen: return "\(shade.basic)"
    case .twoFiftySix: return "38;5;\(shade.indexed)"
    case .truecolor: return "38;2;\(shade.rgb >> 16);\(shade.rgb >> 8 & 0xFF);\(shade.rgb & 0xFF)"
    }
  }

  private func trimmed(_ line: Line) -> Line {
    var line = line
    while let last = line.spans.popLast() {
      let text = last.text.trimmedEnd
      if !text.isEmpty { return line + Line(text, last.ink) }
    }
    return line
  }
}

extension Line {
  /// Neighbours of one ink as one span.
  fileprivate var joined: [Span] {
    spans.reduce(into: []) { spans, span in
      if spans.last?.ink == span.ink {
        spans[spans.count - 1].text = spans[spans.count - 1].text + span.text
      } else {
        spans.append(span)
      }
    }
  }
}
