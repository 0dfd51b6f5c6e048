/// A published revision of the Model Context Protocol, by its date.
enum Revision: String, CaseIterable {
  case november2024 = "2024-11-05"
  case march2025 = "2025-03-26"
  case june2025 = "2025-06-18"
  case november2025 = "2025-11-25"
  /// Has no handshake: each request tells who asks, and an open question ends the request that raised it.
  case july2026 = "2026-07-28"

  static let stateless: [Revision] = [.july2026]

  var isStateless: Bool { Revision.stateless.contains(self) }

  /// Whether several messages may stand in one array.
  var hasBatches: Bool { self == .march2025 }

  /// What a handshake agrees on: what was offered, or the newest there is with one.
  static func agreed(on offered: String?) -> Revision {
    offered.flatMap(Revision.init(rawValue:)).flatMap { $0.isStateless ? nil : $0 } ?? .november2025
  }
}
