internal import Glibc
internal import Records

/// Reads rows straight from the pages of a database file, without its schema (SQLite, "Database File Format", 1.6 and
/// 2). It therefore finds rows whose parent pages are damaged too.
final class PageFile {
  private let file: Int32
  private let pageCount: Int

  init?(at path: String) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    self.file = file
    pageCount = Int(lseek(file, 0, SEEK_END)) / PageFile.size
  }

  deinit { close(file) }

  private static let size = FileHeader.pageSize

  /// Calls `body` with every intact row, in the order of the pages: its columns as stored, and its rowid where the
  /// table has one.
  func rows(_ body: (_ cells: [Cell], _ number: Int64?) throws -> Void) throws {
    for page in 0..<pageCount {
      guard let bytes = bytes(of: page), let kind = PageKind(bytes[page == 0 ? FileHeader.length : 0]) else { continue }
      for var cell in cells(of: bytes, from: page == 0 ? FileHeader.length : 0, kind) {
        guard let row = row(&cell, kind) else { continue }
        try body(row.cells, row.number)
      }
    }
  }

  /// The kinds of pages that have rows.
  private enum PageKind {
    /// A leaf page of a table with rowids.
    case table
    /// A page of an index, or of a table without rowids.
    case index, indexInterior

    init?(_ byte: UInt8) {
      switch byte {
      case 0x0D: self = .table
      case 0x0A: self = .index
      case 0x02: self = .indexInterior
      default: return nil
      }
    }

    /// The most bytes of a row on the page itself; of a longer row, the rest is on overflow pages.
    var maxLocalBytes: Int { self == .table ? PageFile.size - 35 : (PageFile.size - 12) * 64 / 255 - 23 }
  }

  private func bytes(of page: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: PageFile.size)
    return pread(file, &bytes, bytes.count, off_t(page * PageFile.size)) == bytes.count ? bytes : nil
  }

  /// The cells of a page, each as the bytes from its start.
  private func cells(of page: [UInt8], from start: Int, _ kind: PageKind) -> [PageBytes] {
    let pointers = start + (kind == .indexInterior ? 12 : 8)
    let count = Int(page[start + 3]) << 8 | Int(page[start + 4])
    return (0..<count).compactMap { index in
      let pointer = pointers + 2 * index
      guard pointer + 2 <= page.count else { return nil }
      let offset = Int(page[pointer]) << 8 | Int(page[pointer + 1])
      return offset < page.count ? PageBytes(page[offset...]) : nil
    }
  }

  private func row(_ cell: inout PageBytes, _ kind: PageKind) -> (cells: [Cell], number: Int64?)? {
    if kind == .indexInterior { _ = cell.take(4) }
    guard let length = cell.number().flatMap(Int.init(exactly:)), length > 0, length <= pageCount * PageFile.size else {
      return nil
    }
    let number = kind == .table ? cell.number() : nil
    guard var payload = payload(&cell, length, kind).map({ PageBytes($0[...]) }), let cells = payload.row() else {
      return nil
    }
    return (cells, number)
  }

  /// All bytes of a row: those on its page, then those on its overflow pages.
  private func payload(_ cell: inout PageBytes, _ length: Int, _ kind: PageKind) -> [UInt8]? {
    guard length > kind.maxLocalBytes else { return cell.take(length).map(Array.init) }
    let minLocalBytes = (PageFile.size - 12) * 32 / 255 - 23
    let localBytes = minLocalBytes + (length - minLocalBytes) % (PageFile.size - 4)
    guard var bytes = cell.take(localBytes <= kind.maxLocalBytes ? localBytes : minLocalBytes).map(Array.init),
      var next = cell.page()
    else {
      return nil
    }
    bytes.reserveCapacity(length)
    while bytes.count < length {
      guard next > 0, next <= pageCount, let page = self.bytes(of: next - 1) else { return nil }
      var rest = PageBytes(page[...])
      guard let following = rest.page() else { return nil }
      next = following
      bytes += page[4..<min(page.count, 4 + length - bytes.count)]
    }
    return bytes
  }
}

/// Reads the bytes of a page in sequence; each method returns `nil` past their end.
private struct PageBytes {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
    guard count >= 0, count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  mutating func page() -> Int? { take(4).map { Int(PageBytes.unsigned($0)) } }

  /// Reads SQLite's varint: seven bits a byte, the highest first, while the eighth is set; all eight bits of a ninth
  /// byte.
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

  /// Reads a row in SQLite's record format: the types of its columns, then their values.
  mutating func row() -> [Cell]? {
    let length = rest.count
    guard let headerLength = number().flatMap(Int.init(exactly:)), headerLength <= length else { return nil }
    var types: [Int64] = []
    while length - rest.count < headerLength {
      guard let type = number(), type >= 0 else { return nil }
      types.append(type)
    }
    guard length - rest.count == headerLength else { return nil }
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
