/// The stamps of one record, by register: a field group, or `tags/home` for one element of a set.
package struct Stamps: Equatable, Sendable {
  package private(set) var stamps: [String: Stamp] = [:]

  package init() {}

  package subscript(register: String) -> Stamp? { stamps[register] }

  /// Sorted by name.
  package var registers: [(name: String, stamp: Stamp)] {
    stamps.sorted { $0.key < $1.key }.map { (name: $0.key, stamp: $0.value) }
  }

  package mutating func write(_ register: String, ms: Int64, dev: String) {
    stamps[register] = .next(after: stamps[register], ms: ms, dev: dev)
  }

  package mutating func set(_ register: String, _ stamp: Stamp) { stamps[register] = stamp }

  /// Removes the stamps of set elements: their names are the person's own words.
  package mutating func removeElements() { stamps = stamps.filter { !$0.key.contains("/") } }
}

// Registers that were written together share a stamp. The bytes are therefore runs: a stamp, then the names that have
// it.
extension Stamps {
  private static let version: UInt8 = 1

  package var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.byte(Stamps.version)
    // Sorted rather than grouped: a further dictionary type would cost a one-shot call more time than sorting a few
    // entries.
    var rest = stamps.sorted { ($0.value, $0.key) < ($1.value, $1.key) }[...]
    while let stamp = rest.first?.value {
      let run = rest.prefix { $0.value == stamp }
      writer.number(UInt64(bitPattern: stamp.ms))
      writer.number(UInt64(stamp.ctr))
      writer.text(stamp.dev)
      writer.number(UInt64(run.count))
      run.forEach { writer.text($0.key) }
      rest = rest.dropFirst(run.count)
    }
    return writer.bytes
  }

  /// `nil` when they are not the bytes of stamps.
  package init?(bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    guard reader.byte() == Stamps.version else { return nil }
    while !reader.isAtEnd {
      guard let ms = reader.number(), let ctr = reader.number().flatMap(UInt32.init(exactly:)),
        let dev = reader.text(), let count = reader.number()
      else { return nil }
      for _ in 0..<count {
        guard let register = reader.text() else { return nil }
        stamps[register] = Stamp(ms: Int64(bitPattern: ms), ctr: ctr, dev: dev)
      }
    }
  }
}
