/// A part of a length, which SVG stretches with its picture.
struct Share {
  private let hundredths: Int

  /// - Parameter parts: of the whole; at least one.
  init(_ count: Int, of parts: Int) { hundredths = (count * 10_000 + parts / 2) / parts }

  var markup: Markup {
    let rest = hundredths % 100
    return rest == 0 ? "\(hundredths / 100)%" : "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)%"
  }
}

extension Markup.StringInterpolation {
  mutating func appendInterpolation(_ share: Share) { appendInterpolation(share.markup) }
}
