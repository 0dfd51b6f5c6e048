import Replies

extension Screen {
  /// A ring that fills from the top, and the words beside it; a row of signs in ASCII, the words alone where nothing is
  /// drawn.
  func lines(_ ring: Reply.Ring) -> [Line] {
    let words = clean(ring.words)
    guard look.isDrawn else { return wrapped(words) }
    guard !look.isASCII else { return wrapped(row(ring) + " " + words) }
    let drawn = dots(ring).lines
    let beside = wrapped(words, narrower: Screen.ringColumns + 2)
    let above = max(0, (drawn.count - beside.count) / 2)
    return (0..<max(drawn.count, above + beside.count)).map { index in
      let picture = index < drawn.count ? drawn[index] : Line()
      let text = beside.indices.contains(index - above) ? beside[index - above] : Line()
      return text.spans.isEmpty ? picture : picture.padded(Screen.ringColumns + 2) + text
    }
  }

  private static let ringColumns = 6

  private func dots(_ ring: Reply.Ring) -> Dots {
    var dots = Dots(columns: Screen.ringColumns, rows: Screen.ringColumns / 2)
    let places = Screen.around(dots)
    let filled = Int((Double(places.count) * ring.share).rounded())
    for place in places.prefix(filled) { dots.set(place.x, place.y, ring.share < 1 ? .active : .done) }
    for place in places.dropFirst(filled) where (place.x + place.y) % 2 == 0 { dots.set(place.x, place.y, .quiet) }
    return dots
  }

  /// The dots of a ring two dots thick, from the top clockwise.
  private static func around(_ dots: Dots) -> [(x: Int, y: Int)] {
    let middle = Double(dots.width - 1) / 2
    let places = (0..<dots.width * dots.height).compactMap { index -> (turn: Double, x: Int, y: Int)? in
      let (x, y) = (index % dots.width, index / dots.width)
      let (right, down) = (Double(x) - middle, Double(y) - middle)
      let far = (right * right + down * down).squareRoot()
      return (middle - 1.6...middle + 0.3).contains(far) ? (turn(right, down), x, y) : nil
    }
    return places.sorted { $0.turn < $1.turn }.map { ($0.x, $0.y) }
  }

  /// 0 … 4, growing clockwise from the top, a quarter each.
  private static func turn(_ right: Double, _ down: Double) -> Double {
    let slant = right / (abs(right) + abs(down))
    if down > 0 { return 2 - slant }
    return right < 0 ? 4 + slant : slant
  }

  /// "(##.)", a sign for each, or ten for many.
  private func row(_ ring: Reply.Ring) -> Clean {
    let signs = min(ring.goal, 10)
    let filled = Int((ring.share * Double(signs)).rounded(.down))
    let (full, empty) = (glyphs.bar[0].text, glyphs.unknown.text)
    return Clean("(" + String(repeating: full, count: filled) + String(repeating: empty, count: signs - filled) + ")")
  }
}
