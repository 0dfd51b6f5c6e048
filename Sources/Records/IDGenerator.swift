/// Makes ids; tests pass their own.
package struct IDGenerator: Sendable {
  /// Makes a new random id, version 4.
  package let random: @Sendable () -> ID
  /// Makes the version 5 id that every device derives from the same series and name.
  package let nameBased: @Sendable (_ series: ID, _ name: String) -> ID

  package init(random: @escaping @Sendable () -> ID, nameBased: @escaping @Sendable (ID, String) -> ID) {
    self.random = random
    self.nameBased = nameBased
  }

  /// The version 4 id with the given random bits.
  package static func version4(_ high: UInt64, _ low: UInt64) -> ID {
    ID(bytes: (high & ~0xF000 | 0x4000, low & ~(0b11 << 62) | 0b10 << 62))
  }

  /// The version 7 id (RFC 9562, 5.7). Later ids are greater, so cards made by one input keep their order.
  ///
  /// - Parameters: milliseconds since 1970, a counter within the millisecond (12 bits), and random bits.
  package static func version7(_ milliseconds: Int64, counter: UInt16, _ random: UInt64) -> ID {
    ID(bytes: (UInt64(milliseconds) << 16 | 0x7000 | UInt64(counter & 0xFFF), random & ~(0b11 << 62) | 0b10 << 62))
  }
}
