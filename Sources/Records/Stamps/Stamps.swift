/// The stamps of one record, by register: a field group, or `tags/home` for one element of a set.
package struct Stamps: Equatable, Sendable {
  package private(set) var stamps: [String: Stamp] = [:]

  package init() {}

  package subscript(register: String) -> Stamp? { stamps[register] }

  /// In the order of their names.
  package var registers: [(name: String, stamp: Stamp)] {
    stamps.sorted { $0.key < $1.key }.map { (name: $0.key, stamp: $0.value) }
  }

  package mutating func write(_ register: String, ms: Int64, dev: String) {
    stamps[register] = .next(after: stamps[register], ms: ms, dev: dev)
  }

  package mutating func set(_ register: String, _ stamp: Stamp) { stamps[register] = stamp }

  /// The names of elements are the person's words.
  package mutating func forgetElements() { stamps = stamps.filter { !$0.key.contains("/") } }
}

// Registers written together share a stamp, so the bytes are runs: the stamp, then the names that bear it.
extension Stamps {
  private static let version: UInt8 = 1

  package var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.byte(Stamps.version)
    // Sorted rather than grouped: another kind of dictionary would cost a one-shot call more than these few.
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
