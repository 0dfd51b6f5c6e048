/// When and where a field group was last written; the later one wins (SYNC.md 1.3).
package struct Stamp: Hashable, Sendable {
  /// Milliseconds since 1970 on the writer's clock.
  package let ms: Int64
  /// Counts writes within the same millisecond.
  package let ctr: UInt32
  /// The device that wrote.
  package let dev: String

  package init(ms: Int64, ctr: UInt32 = 0, dev: String) {
    self.ms = ms
    self.ctr = ctr
    self.dev = dev
  }

  /// The stamp of a write made at `ms` over this one: later than it, whatever the clock says.
  package static func next(after old: Stamp?, ms: Int64, dev: String) -> Stamp {
    guard let old, (ms, 0) <= (old.ms, old.ctr) else { return Stamp(ms: ms, dev: dev) }
    return old.ctr == .max
      ? Stamp(ms: old.ms + 1, dev: dev)
      : Stamp(ms: old.ms, ctr: old.ctr + 1, dev: dev)
  }
}

extension Stamp: Comparable {
  package static func < (a: Stamp, b: Stamp) -> Bool {
    (a.ms, a.ctr, a.dev) < (b.ms, b.ctr, b.dev)
  }
}
