internal import CModels

/// The weights of a linear model over features and classes, most of which are nothing and not stored.
///
/// The bytes are, numbers little-endian: how many features, how many weights and how many classes there are (32 bits each);
/// for each beginning that a feature can have (its first 12 bits) how many features begin lower, and how many there are in
/// all (32 bits each); the features in ascending order (32 bits each); for each of them the place behind its last weight
/// (32 bits); for each weight its class and its value (8 bits each, the value signed); the names of the classes, each ended
/// by a line feed. They are read where they lie.
package struct WeightTable: @unchecked Sendable {
  private let bytes: UnsafeRawBufferPointer
  private let features: Int
  private let weights: Int
  package let classes: Int

  /// - Parameter bytes: stay where they are for as long as the process runs.
  package init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    func number(_ place: Int) -> Int {
      Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: 4 * place, as: UInt32.self)))
    }
    (features, weights, classes) = (number(0), number(1), number(2))
  }

  init(_ table: table) { self.init(UnsafeRawBufferPointer(start: table.bytes, count: table.size)) }

  package var names: [String] {
    bytes[(WeightTable.header + 8 * features + 2 * weights)...].split(separator: UInt8(ascii: "\n"))
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Adds the feature's weights to the scores of the classes from the given one on; a feature that was never learnt adds
  /// nothing.
  func add(_ feature: Feature, to scores: inout [Int32], from first: Int = 0) {
    guard let place = place(of: feature) else { return }
    let start = WeightTable.header + 8 * features
    for weight in (place == 0 ? 0 : end(place - 1))..<end(place) {
      // Two features may have one hash, and the other one may have other classes.
      let one = Int(bytes[start + 2 * weight]) - first
      if scores.indices.contains(one) { scores[one] += Int32(Int8(bitPattern: bytes[start + 2 * weight + 1])) }
    }
  }

  private func place(of feature: Feature) -> Int? {
    let beginning = WeightTable.beginning(feature.code)
    var (low, high) = (Int(number(at: 3 + beginning)), Int(number(at: 4 + beginning)))
    while low < high {
      let middle = (low + high) / 2
      if code(middle) < feature.code { low = middle + 1 } else { high = middle }
    }
    return low < features && code(low) == feature.code ? low : nil
  }

  private static func beginning(_ code: UInt32) -> Int { Int(code >> 20) }

  private func code(_ place: Int) -> UInt32 { number(at: WeightTable.header / 4 + place) }

  private func end(_ place: Int) -> Int { Int(number(at: WeightTable.header / 4 + features + place)) }

  private func number(at place: Int) -> UInt32 {
    UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: 4 * place, as: UInt32.self))
  }

  private static let beginnings = 1 << 12
  private static let header = 4 * (3 + beginnings + 1)

  /// The bytes of a table.
  package static func encoded(_ rows: [Feature: [(class: Int, weight: Int8)]], names: [String]) -> [UInt8] {
    let ordered = rows.sorted { $0.key.code < $1.key.code }
    var bytes: [UInt8] = []
    func append(_ number: Int) { withUnsafeBytes(of: UInt32(number).littleEndian) { bytes += $0 } }
    for count in [ordered.count, ordered.reduce(0) { $0 + $1.value.count }, names.count] { append(count) }
    var lower = 0
    for beginning in 0...beginnings {
      while lower < ordered.count, WeightTable.beginning(ordered[lower].key.code) < beginning { lower += 1 }
      append(lower)
    }
    for row in ordered { append(Int(row.key.code)) }
    var end = 0
    for row in ordered {
      end += row.value.count
      append(end)
    }
    for row in ordered { for (one, weight) in row.value { bytes += [UInt8(one), UInt8(bitPattern: weight)] } }
    for name in names { bytes += Array(name.utf8) + [UInt8(ascii: "\n")] }
    return bytes
  }
}
