/// A piece of safe text in one style.
struct StyledSpan: Hashable, Sendable {
  var text: SafeText
  var style: TextStyle

  init(_ text: SafeText, _ style: TextStyle = .plain) {
    self.text = text
    self.style = style
  }
}

/// One line of the screen, before colour.
struct StyledLine: Hashable, Sendable {
  var spans: [StyledSpan]

  init(_ spans: [StyledSpan] = []) { self.spans = spans }
  init(_ text: SafeText, _ style: TextStyle = .plain) { spans = [StyledSpan(text, style)] }

  static let blank = StyledLine()

  var columns: Int { spans.reduce(0) { $0 + $1.text.columns } }

  static func + (a: StyledLine, b: StyledLine) -> StyledLine { StyledLine(a.spans + b.spans) }

  /// Adds blanks before the line.
  func indented(_ columns: Int) -> StyledLine { columns > 0 ? StyledLine(SafeText.blanks(columns)) + self : self }

  /// Adds blanks after the line, up to that width.
  func padded(_ width: Int) -> StyledLine {
    let missing = width - columns
    return missing > 0 ? self + StyledLine(SafeText.blanks(missing)) : self
  }
}

extension SafeText {
  static func blanks(_ count: Int) -> SafeText { SafeText(String(repeating: " ", count: max(0, count))) }
}

extension [StyledLine] {
  func indented(_ columns: Int) -> [StyledLine] { columns > 0 ? map { $0.indented(columns) } : self }

  /// Joins groups of lines with a gap between them; empty groups are left out.
  static func joining(_ groups: [[StyledLine]], by gap: [StyledLine] = [.blank]) -> [StyledLine] {
    [StyledLine](groups.filter { !$0.isEmpty }.joined(separator: gap))
  }
}

extension [StyledLine] {
  /// The same with the first occurrence of the phrase in bold, also where it goes on in the next line.
  ///
  /// - Parameter rest: the style of what comes behind it; `nil` leaves that as it is.
  func emphasising(_ phrase: SafeText, rest: TextStyle? = nil) -> [StyledLine] {
    let phrase = phrase.text.filter { $0 != " " }
    let all = Array<Character>(flatMap { $0.spans.flatMap(\.text.text) }.filter { $0 != " " })
    guard !phrase.isEmpty, let start = all.indices.first(where: { all[$0...].starts(with: phrase) }) else {
      return self
    }
    var position = 0
    return map { line in
      var emphasised = StyledLine()
      for span in line.spans {
        for character in span.text.text {
          // A blank within the phrase is as the letter before it.
          let index = character == " " ? position - 1 : position
          let isWithin = (start..<start + phrase.count).contains(index) && position < start + phrase.count
          let isBehind = position >= start + phrase.count
          let style = isWithin ? .strong : isBehind ? rest ?? span.style : span.style
          emphasised.append(span.text.piece(String(character)), style)
          if character != " " { position += 1 }
        }
      }
      return emphasised
    }
  }
}

extension StyledLine {
  fileprivate mutating func append(_ text: SafeText, _ style: TextStyle) {
    if let last = spans.last, last.style == style {
      spans[spans.count - 1].text = last.text + text
    } else {
      spans.append(StyledSpan(text, style))
    }
  }
}
