internal import Glibc
internal import Records

/// The rows that stand in a database file, page by page and without its schema (SQLite, "Database File Format", 1.6 and
/// 2): what cannot be reached through damaged pages above is found all the same.
final class PageFile {
  private let file: Int32
  private let count: Int

  init?(at path: String) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    self.file = file
    count = Int(lseek(file, 0, SEEK_END)) / PageFile.size
  }

  deinit { close(file) }

  private static let size = FileHeader.pageSize

  /// Hands over every row that stands whole, in the order of the pages: its columns as they are stored, and its number
  /// where the table has one.
  func rows(_ use: (_ cells: [Cell], _ number: Int64?) throws -> Void) throws {
    for page in 0..<count {
      guard let bytes = bytes(of: page), let kind = Kind(bytes[page == 0 ? FileHeader.length : 0]) else { continue }
      for var cell in cells(of: bytes, from: page == 0 ? FileHeader.length : 0, kind) {
        guard let row = row(&cell, kind) else { continue }
        try use(row.cells, row.number)
      }
    }
  }

  /// The pages in which rows stand.
  private enum Kind {
    /// Of a table with numbered rows.
    case table
    /// Of an index, and of a table whose key is not a number.
    case index, indexInterior

    init?(_ byte: UInt8) {
      switch byte {
      case 0x0D: self = .table
      case 0x0A: self = .index
      case 0x02: self = .indexInterior
      default: return nil
      }
    }

    /// Bytes of a row that stand on the page itself before the rest goes to pages of its own.
    var most: Int { self == .table ? PageFile.size - 35 : (PageFile.size - 12) * 64 / 255 - 23 }
  }

  private func bytes(of page: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: PageFile.size)
    return pread(file, &bytes, bytes.count, off_t(page * PageFile.size)) == bytes.count ? bytes : nil
  }

  /// Where on the page its cells are.
  private func cells(of page: [UInt8], from start: Int, _ kind: Kind) -> [PageBytes] {
    let pointers = start + (kind == .indexInterior ? 12 : 8)
    let count = Int(page[start + 3]) << 8 | Int(page[start + 4])
    return (0..<count).compactMap { index in
      let pointer = pointers + 2 * index
      guard pointer + 2 <= page.count else { return nil }
      let offset = Int(page[pointer]) << 8 | Int(page[pointer + 1])
      return offset < page.count ? PageBytes(page[offset...]) : nil
    }
  }

  private func row(_ cell: inout PageBytes, _ kind: Kind) -> (cells: [Cell], number: Int64?)? {
    if kind == .indexInterior { _ = cell.take(4) }
    guard let length = cell.number().flatMap(Int.init(exactly:)), length > 0, length <= count * PageFile.size else {
      return nil
    }
    let number = kind == .table ? cell.number() : nil
    guard var payload = payload(&cell, length, kind).map({ PageBytes($0[...]) }), let cells = payload.row() else {
      return nil
    }
    return (cells, number)
  }

  /// All bytes of a row: those on its page, then those on the chain of pages behind it.
  private func payload(_ cell: inout PageBytes, _ length: Int, _ kind: Kind) -> [UInt8]? {
    guard length > kind.most else { return cell.take(length).map(Array.init) }
    let least = (PageFile.size - 12) * 32 / 255 - 23
    let local = least + (length - least) % (PageFile.size - 4)
    guard var bytes = cell.take(local <= kind.most ? local : least).map(Array.init), var next = cell.page() else {
      return nil
    }
    bytes.reserveCapacity(length)
    while bytes.count < length {
      guard next > 0, next <= count, let page = self.bytes(of: next - 1) else { return nil }
      var rest = PageBytes(page[...])
      guard let following = rest.page() else { return nil }
      next = following
      bytes += page[4..<min(page.count, 4 + length - bytes.count)]
    }
    return bytes
  }
}

/// Bytes of a page that are read from the front; `nil` past their end.
private struct PageBytes {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
    guard count >= 0, count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  mutating func page() -> Int? { take(4).map { Int(PageBytes.unsigned($0)) } }

  /// Seven bits a byte, the highest first, while the eighth is set; all eight bits of a ninth.
  mutating func number() -> Int64? {
    var number: UInt64 = 0
    for index in 1...9 {
      guard let byte = take(1)?.first else { return nil }
      if index == 9 { return Int64(bitPattern: number << 8 | UInt64(byte)) }
      number = number << 7 | UInt64(byte & 0x7F)
      if byte < 0x80 { return Int64(bitPattern: number) }
    }
    return nil
  }

  /// A whole row: the types of its columns, then what they hold.
  mutating func row() -> [Cell]? {
    let length = rest.count
    guard let head = number().flatMap(Int.init(exactly:)), head <= length else { return nil }
    var types: [Int64] = []
    while length - rest.count < head {
      guard let type = number(), type >= 0 else { return nil }
      types.append(type)
    }
    guard length - rest.count == head else { return nil }
    var cells: [Cell] = []
    for type in types {
      guard let cell = cell(type) else { return nil }
      cells.append(cell)
    }
    return rest.isEmpty ? cells : nil
  }

  private mutating func cell(_ type: Int64) -> Cell? {
    switch type {
    case 0: .null
    case 1...4: integer(Int(type))
    case 5: integer(6)
    case 6: integer(8)
    case 7: take(8).map { .real(Double(bitPattern: PageBytes.unsigned($0))) }
    case 8, 9: .int(type - 8)
    case 12...:
      take(Int(type - 12) / 2).flatMap { bytes in
        type % 2 == 0 ? .blob(Array(bytes)) : String(validating: bytes, as: UTF8.self).map(Cell.text)
      }
    default: nil
    }
  }

  private mutating func integer(_ size: Int) -> Cell? {
    take(size).map { bytes in
      let shift = UInt64(64 - 8 * size)
      return .int(Int64(bitPattern: PageBytes.unsigned(bytes) << shift) >> Int64(shift))
    }
  }

  private static func unsigned(_ bytes: ArraySlice<UInt8>) -> UInt64 { bytes.reduce(0) { $0 << 8 | UInt64($1) } }
}
