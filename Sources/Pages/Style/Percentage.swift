/// A percentage of a length, so that SVG scales it with the picture.
struct Percentage {
  private let hundredths: Int

  /// - Parameter parts: the size of the whole; at least 1.
  init(_ count: Int, of parts: Int) { hundredths = (count * 10_000 + parts / 2) / parts }

  var markup: Markup {
    let rest = hundredths % 100
    return rest == 0 ? "\(hundredths / 100)%" : "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)%"
  }
}

extension Markup.StringInterpolation {
  mutating func appendInterpolation(_ share: Percentage) { appendInterpolation(share.markup) }
}
