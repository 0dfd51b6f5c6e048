internal import CModels

/// The sparse weights of a linear model, by feature and class.
///
/// All numbers are little-endian. The table holds: the number of features, weights and classes (32 bits each); for each
/// prefix of a feature (its first 12 bits) how many features have a lower prefix, and then the number of all features
/// (32 bits each); the features in ascending order (32 bits each); for each of them the index after its last weight (32
/// bits); for each weight its class and its signed value (8 bits each); the names of the classes, each terminated by a
/// line feed. The bytes are read in place.
package struct WeightTable: @unchecked Sendable {
  private let bytes: UnsafeRawBufferPointer
  private let features: Int
  private let weights: Int
  package let classes: Int

  /// - Parameter bytes: must stay valid and in place for the lifetime of the process.
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

  /// Adds the feature's weights to the scores of the classes from `first` on; an unknown feature adds nothing.
  func add(_ feature: Feature, to scores: inout [Int32], from first: Int = 0) {
    guard let place = place(of: feature) else { return }
    let start = WeightTable.header + 8 * features
    for weight in (place == 0 ? 0 : end(place - 1))..<end(place) {
      // Two features may have the same hash, and the other one may have other classes.
      let classIndex = Int(bytes[start + 2 * weight]) - first
      if scores.indices.contains(classIndex) {
        scores[classIndex] += Int32(Int8(bitPattern: bytes[start + 2 * weight + 1]))
      }
    }
  }

  private func place(of feature: Feature) -> Int? {
    let prefix = WeightTable.codePrefix(feature.code)
    var (low, high) = (Int(number(at: 3 + prefix)), Int(number(at: 4 + prefix)))
    while low < high {
      let middle = (low + high) / 2
      if code(middle) < feature.code { low = middle + 1 } else { high = middle }
    }
    return low < features && code(low) == feature.code ? low : nil
  }

  private static func codePrefix(_ code: UInt32) -> Int { Int(code >> 20) }

  private func code(_ place: Int) -> UInt32 { number(at: WeightTable.header / 4 + place) }

  private func end(_ place: Int) -> Int { Int(number(at: WeightTable.header / 4 + features + place)) }

  private func number(at place: Int) -> UInt32 {
    UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: 4 * place, as: UInt32.self))
  }

  private static let prefixCount = 1 << 12
  private static let header = 4 * (3 + prefixCount + 1)

  /// The table as bytes.
  package static func encoded(_ rows: [Feature: [(class: Int, weight: Int8)]], names: [String]) -> [UInt8] {
    let ordered = rows.sorted { $0.key.code < $1.key.code }
    var bytes: [UInt8] = []
    func append(_ number: Int) { withUnsafeBytes(of: UInt32(number).littleEndian) { bytes += $0 } }
    for count in [ordered.count, ordered.reduce(0) { $0 + $1.value.count }, names.count] { append(count) }
    var lower = 0
    for beginning in 0...prefixCount {
      while lower < ordered.count, WeightTable.codePrefix(ordered[lower].key.code) < beginning { lower += 1 }
      append(lower)
    }
    for row in ordered { append(Int(row.key.code)) }
    var end = 0
    for row in ordered {
      end += row.value.count
      append(end)
    }
    for row in ordered {
      for (classIndex, weight) in row.value { bytes += [UInt8(classIndex), UInt8(bitPattern: weight)] }
    }
    for name in names { bytes += Array(name.utf8) + [UInt8(ascii: "\n")] }
    return bytes
  }
}
