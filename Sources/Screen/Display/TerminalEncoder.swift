/// Encodes lines for a terminal: escape sequences for colours, no trailing blanks.
struct TerminalEncoder {
  let display: DisplayOptions

  func text(_ lines: [StyledLine]) -> String { lines.map(text).joined(separator: "\n") }

  private func text(_ line: StyledLine) -> String {
    var output = ""
    for span in trimmingEnd(line).mergedSpans where !span.text.isEmpty {
      guard let code = escapeCode(span.style) else {
        output += span.text.text
        continue
      }
      output += "\u{1B}[\(code)m\(span.text.text)\u{1B}[0m"
    }
    return output
  }

  private func escapeCode(_ style: TextStyle) -> String? {
    guard display.colours != .none else { return nil }
    if style == .strong { return "1" }
    guard let colour = style.colour(on: display.background) else { return nil }
    switch display.colours {
    case .none: return nil
    case .sixteen: return "\(colour.basic)"
    case .twoFiftySix: return "38;5;\(colour.indexed)"
    case .truecolor: return "38;2;\(colour.rgb >> 16);\(colour.rgb >> 8 & 0xFF);\(colour.rgb & 0xFF)"
    }
  }

  private func trimmingEnd(_ line: StyledLine) -> StyledLine {
    var line = line
    while let last = line.spans.popLast() {
      let text = last.text.trimmedEnd
      if !text.isEmpty { return line + StyledLine(text, last.style) }
    }
    return line
  }
}

extension StyledLine {
  /// Merges neighbouring spans of one style.
  fileprivate var mergedSpans: [StyledSpan] {
    spans.reduce(into: []) { spans, span in
      if spans.last?.style == span.style {
        spans[spans.count - 1].text = spans[spans.count - 1].text + span.text
      } else {
        spans.append(span)
      }
    }
  }
}
