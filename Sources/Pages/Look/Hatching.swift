/// The textures that tell a dose's fates apart where colours cannot, as wide as what holds them and 14 high. They are
/// dashed strokes: a pattern makes a printed page of megabytes.
enum Hatching {
  static func drawn(_ fate: Medicine.Fate) -> Markup {
    switch fate {
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
