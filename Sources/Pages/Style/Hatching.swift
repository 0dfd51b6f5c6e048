/// Patterns that tell a dose's status without colour; they fill the width and are 14 pixels high. They are made of
/// dashed strokes, because SVG patterns make a printed page several megabytes large.
enum Hatching {
  static func markup(_ status: Medicine.DoseStatus) -> Markup {
    switch status {
    case .taken: "<rect width=\"100%\" height=\"14\"/>"
    case .late: stroke("stripes", 7)
    case .skipped: "\([3, 7, 11].map { stroke("dots", $0) })"
    case .missed: "\([1, 5, 9, 13].map { stroke("bar", $0) })\(stroke("bars", 7))"
    case .unknown:
      "<rect x=\"1\" y=\".5\" width=\"100%\" height=\"13\"/><line class=\"end\" x1=\"100%\" x2=\"100%\" y2=\"14\"/>"
    }
  }

  private static func stroke(_ name: String, _ y: Int) -> Markup {
    "<line class=\"\(name)\" x2=\"100%\" y1=\"\(y)\" y2=\"\(y)\"/>"
  }
}
