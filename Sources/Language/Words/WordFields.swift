/// The subject field of many everyday words, so that what models learn of one word holds for others of its field.
///
/// All numbers are little-endian. The table holds: the number of words (32 bits); the words' hashes in ascending order
/// (32 bits each); for each of them the number of its field (8 bits). The bytes are read in place.
package struct WordFields: @unchecked Sendable {
  private let bytes: UnsafeRawBufferPointer
  private let count: Int

  /// - Parameter bytes: must stay valid and in place for the lifetime of the process.
  package init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    count = bytes.isEmpty ? 0 : Int(UInt32(littleEndian: bytes.loadUnaligned(as: UInt32.self)))
  }

  /// No words, for a language without such a table.
  package static let none = WordFields(UnsafeRawBufferPointer(start: nil, count: 0))

  var isEmpty: Bool { count == 0 }

  /// The field of a lower-case word, counted from 1.
  subscript(word: Spelling) -> UInt8? {
    let hash = WordFields.hash(word)
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self.hash(middle) < hash { low = middle + 1 } else { high = middle }
    }
    return low < count && self.hash(low) == hash ? bytes[4 + 4 * count + low] : nil
  }

  /// The same, also for a plural whose singular alone is in the table.
  func field(of word: [UInt8]) -> UInt8? {
    if let field = self[Spelling(word)] { return field }
    guard word.last == UInt8(ascii: "s"), word.count > 3 else { return nil }
    return self[Spelling(word.dropLast())]
  }

  private func hash(_ place: Int) -> UInt32 {
    UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: 4 + 4 * place, as: UInt32.self))
  }

  private static func hash(_ word: Spelling) -> UInt32 { UInt32(truncatingIfNeeded: word.code ^ word.code >> 32) }

  /// Encodes a list in which each field's name begins a line, and its words follow on indented lines.
  package static func encoded(_ list: String) -> [UInt8] {
    var fields: [UInt32: UInt8] = [:]
    var field: UInt8 = 0
    for row in list.split(separator: "\n") where row.first != "#" {
      if row.first != " " {
        field += 1
      } else {
        for word in row.split(separator: " ") where fields[hash(Spelling(word))] == nil {
          fields[hash(Spelling(word))] = field
        }
      }
    }
    let ordered = fields.sorted { $0.key < $1.key }
    var bytes: [UInt8] = []
    for number in [UInt32(ordered.count)] + ordered.map(\.key) {
      withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
    }
    return bytes + ordered.map(\.value)
  }
}
