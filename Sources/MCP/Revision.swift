/// A published revision of the Model Context Protocol, named by its date.
enum Revision: String, CaseIterable {
  case november2024 = "2024-11-05"
  case march2025 = "2025-03-26"
  case june2025 = "2025-06-18"
  case november2025 = "2025-11-25"
  /// Has no handshake: each request describes its client, and a question ends the request that raised it.
  case july2026 = "2026-07-28"

  static let stateless: [Revision] = [.july2026]

  var isStateless: Bool { Revision.stateless.contains(self) }

  /// Whether messages may come in batches (arrays).
  var hasBatches: Bool { self == .march2025 }

  /// The revision that a handshake agrees on: the requested one, or else the newest that has a handshake.
  static func negotiated(_ requested: String?) -> Revision {
    requested.flatMap(Revision.init(rawValue:)).flatMap { $0.isStateless ? nil : $0 } ?? .november2025
  }
}
