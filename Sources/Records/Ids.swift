/// Where ids come from; a test hands in its own.
package struct Ids: Sendable {
  /// A new one, version 4.
  package let random: @Sendable () -> ID
  /// The one that every device finds for the same name in the same series, version 5.
  package let named: @Sendable (_ series: ID, _ name: String) -> ID

  package init(random: @escaping @Sendable () -> ID, named: @escaping @Sendable (ID, String) -> ID) {
    self.random = random
    self.named = named
  }

  /// A version 4 id made of the random bits given.
  package static func version4(_ high: UInt64, _ low: UInt64) -> ID {
    ID(bytes: (high & ~0xF000 | 0x4000, low & ~(0b11 << 62) | 0b10 << 62))
  }

  /// A version 7 id (RFC 9562, 5.7): ids made later are greater, so that cards made in one breath keep their order.
  ///
  /// - Parameters: milliseconds since 1970, a counter within the millisecond (12 bits), and random bits.
  package static func version7(_ milliseconds: Int64, counter: UInt16, _ random: UInt64) -> ID {
    ID(bytes: (UInt64(milliseconds) << 16 | 0x7000 | UInt64(counter & 0xFFF), random & ~(0b11 << 62) | 0b10 << 62))
  }
}
