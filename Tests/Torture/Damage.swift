import Foundation
import Randomness
import Subprocesses

/// What can happen to the bytes of a file.
enum Damage: String, CaseIterable {
  case flipped, header, zeroed, garbage, swapped, schema, cut, shortened, empty, missing, future

  /// Does one of them to a file.
  static func random(_ random: inout SeededRandom, _ path: String) throws -> Damage {
    var damage = random.element(of: allCases)
    let url = URL(fileURLWithPath: path)
    var bytes = [UInt8](try Data(contentsOf: url))
    if damage == .schema, !path.hasSuffix(".db") { damage = .flipped }
    if bytes.isEmpty { damage = .missing }
    let pages = max(1, (bytes.count + 4095) / 4096)
    func page() -> Range<Int> {
      let start = random.integer(in: 0...pages - 1) * 4096
      return start..<min(bytes.count, start + 4096)
    }
    switch damage {
    case .flipped:
      for _ in 0..<random.integer(in: 1...8) {
        bytes[random.integer(in: 0...bytes.count - 1)] ^= 1 << random.integer(in: 0...7)
      }
    case .header:
      for _ in 0..<random.integer(in: 1...4) {
        bytes[random.integer(in: 0...min(99, bytes.count - 1))] = random.bytes(1)[0]
      }
    case .zeroed:
      for _ in 0..<random.integer(in: 1...3) { for index in page() { bytes[index] = 0 } }
    case .garbage:
      for _ in 0..<random.integer(in: 1...3) {
        let page = page()
        bytes.replaceSubrange(page, with: random.bytes(page.count))
      }
    case .swapped:
      let (one, other) = (page(), page())
      if one.count == other.count {
        let held = Array(bytes[one])
        bytes.replaceSubrange(one, with: Array(bytes[other]))
        bytes.replaceSubrange(other, with: held)
      }
    case .schema:
      let column = random.element(of: ["type", "name", "tbl_name", "rootpage", "sql"])
      let sql = "UPDATE sqlite_schema SET \(column) = NULL WHERE rowid = \(random.integer(in: 1...20))"
      Machine.shell("sqlite3 '\(path)' 'PRAGMA writable_schema = ON; \(sql)'")
      return damage
    case .cut: bytes.removeLast(random.integer(in: 1...bytes.count))
    case .shortened: bytes.removeLast(min(bytes.count, random.integer(in: 1...pages) * 4096))
    case .empty: bytes = []
    case .missing:
      unlink(path)
      return damage
    case .future:
      Machine.shell("touch -d 2099-01-01 '\(path)'")
      return damage
    }
    // In place, as who has it open has this very file.
    let file = try FileHandle(forWritingTo: url)
    try file.write(contentsOf: bytes)
    try file.truncate(atOffset: UInt64(bytes.count))
    try file.close()
    return damage
  }
}
