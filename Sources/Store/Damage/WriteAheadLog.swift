internal import Glibc

/// The file beside a database that has what was written and not yet merged into it (SQLite, "WAL-mode File Format"): a
/// header, then frames, each a page with the checksum of all before it. Read here where SQLite stops: it takes the first
/// frame that fails for the end, though those behind it may be whole.
final class WriteAheadLog {
  private let file: Int32
  private let header: [UInt8]
  private let count: Int
  private static let headerLength = 32
  private static let frameHeaderLength = 24
  private static let frameLength = frameHeaderLength + FileHeader.pageSize
  /// How a log begins, by the order of the bytes in its checksums.
  private static let magic: ClosedRange<UInt32> = 0x377F_0682...0x377F_0683

  /// `nil` where there is none, or nothing in it.
  init?(at path: String) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    let size = Int(lseek(file, 0, SEEK_END))
    guard size >= WriteAheadLog.headerLength + WriteAheadLog.frameLength,
      let header = WriteAheadLog.bytes(of: file, WriteAheadLog.headerLength, at: 0)
    else {
      close(file)
      return nil
    }
    self.file = file
    self.header = header
    count = (size - WriteAheadLog.headerLength) / WriteAheadLog.frameLength
  }

  deinit { close(file) }

  /// Hands over the pages that were written since the log was begun, the oldest first, and none of a change that was not
  /// ended. A frame whose own bytes do not fit its checksum is left out, and those behind it are not. What the checksum of
  /// one behind a frame that is destroyed was reckoned from is not known: that it is of this log must do.
  ///
  /// - Returns: whether none was left out.
  func pages(_ use: (_ number: Int, _ bytes: [UInt8]) throws -> Void) rethrows -> Bool {
    guard let last = frames(from: 0).last(where: { $0.isEnd })?.index else { return true }
    // The lowest bit of the magic number tells the order of the bytes; where the header is damaged it may be either.
    let orders = isHeaderSound ? [isBigEndian] : [false, true]
    var isWhole = true
    // The next one's checksum was reckoned from what stood in the frame before it when it was written.
    var seeds: [Checksum]? = isHeaderSound ? [checksumOfHeader] : nil
    for index in 0...last {
      guard let frame = frame(index), frame.salts == salts,
        let page = WriteAheadLog.bytes(
          of: file, FileHeader.pageSize, at: offset(index) + WriteAheadLog.frameHeaderLength)
      else {
        isWhole = false
        seeds = nil
        continue
      }
      let sums = seeds?.flatMap { seed in
        orders.map { checksum(page, checksum(Array(frame.bytes[..<8]), seed, $0), $0) }
      }
      if sums?.contains(frame.checksum) ?? true { try use(frame.page, page) } else { isWhole = false }
      seeds = [frame.checksum] + (sums ?? []).prefix(orders.count)
    }
    return isWhole
  }

  /// Whether whole changes stand behind a damaged frame, or the header is damaged: whoever opens the file next would cut
  /// them off. Where others have it open nobody reads the log anew, and nothing is cut.
  static func isCut(beside path: String) -> Bool {
    guard let log = WriteAheadLog(at: path + "-wal"), !isShared(path + "-shm") else { return false }
    guard log.isHeaderSound, let last = log.frames(from: 0).last(where: \.isEnd)?.index else {
      return !log.isHeaderSound
    }
    return !(0...last).allSatisfy(log.isWhole)
  }

  /// Everyone who has a file with a log open shares the lock on this byte of its index.
  private static func isShared(_ index: String) -> Bool {
    let file = open(index, O_RDWR | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    var lock = flock()
    (lock.l_type, lock.l_whence, lock.l_start, lock.l_len) = (Int16(F_WRLCK), Int16(SEEK_SET), 128, 1)
    return fcntl(file, F_GETLK, &lock) == 0 && lock.l_type != Int16(F_UNLCK)
  }

  private func isWhole(_ index: Int) -> Bool {
    let seed = index == 0 ? checksumOfHeader : frame(index - 1)?.checksum
    guard let seed, let frame = frame(index), frame.salts == salts,
      let page = WriteAheadLog.bytes(of: file, FileHeader.pageSize, at: offset(index) + WriteAheadLog.frameHeaderLength)
    else { return false }
    return checksum(page, checksum(Array(frame.bytes[..<8]), seed, isBigEndian), isBigEndian) == frame.checksum
  }

  // MARK: Frames

  private struct Frame {
    let index: Int
    let bytes: [UInt8]

    var page: Int { Int(WriteAheadLog.word(bytes, 0)) }
    /// Whether a change ends with it.
    var isEnd: Bool { size != 0 }
    /// Of the database after the change that ends here, in pages.
    private var size: Int { Int(WriteAheadLog.word(bytes, 4)) }
    /// Neither zeros nor just any bytes: pages count from one, and no store has 64 GB of them.
    var isPlausible: Bool { (1...1 << 24).contains(page) && size <= 1 << 24 }
    var salts: [UInt8] { Array(bytes[8..<16]) }
    var checksum: Checksum { Checksum(WriteAheadLog.word(bytes, 16), WriteAheadLog.word(bytes, 20)) }
  }

  private func offset(_ index: Int) -> Int { WriteAheadLog.headerLength + index * WriteAheadLog.frameLength }

  private func frame(_ index: Int) -> Frame? {
    WriteAheadLog.bytes(of: file, WriteAheadLog.frameHeaderLength, at: offset(index)).map {
      Frame(index: index, bytes: $0)
    }
  }

  /// Those of this log; what stood in the file before it was begun anew has other salts.
  private func frames(from first: Int) -> [Frame] {
    (first..<count).compactMap(frame).filter { $0.salts == salts }
  }

  /// The header's. Where that is damaged, what it shares with the first frame, or else, as the damage may reach into both,
  /// those of the next frame that reads like one.
  private lazy var salts: [UInt8] = {
    let own = Array(header[16..<24])
    guard !isHeaderSound, let first = frame(0), !first.isPlausible || first.salts != own else { return own }
    return (1..<count).lazy.compactMap(frame).first { $0.isPlausible }?.salts ?? first.salts
  }()

  /// The checksum of nothing but zeros is zero, so that it alone proves no header.
  private var isHeaderSound: Bool {
    WriteAheadLog.magic.contains(WriteAheadLog.word(header, 0))
      && checksum(Array(header[..<24]), Checksum(0, 0), isBigEndian) == checksumOfHeader
  }

  private var checksumOfHeader: Checksum {
    Checksum(WriteAheadLog.word(header, 24), WriteAheadLog.word(header, 28))
  }

  // MARK: Bytes

  private struct Checksum: Equatable {
    var first: UInt32
    var second: UInt32
    init(_ first: UInt32, _ second: UInt32) { (self.first, self.second) = (first, second) }
  }

  private var isBigEndian: Bool { header[3] & 1 == 1 }

  private func checksum(_ bytes: [UInt8], _ seed: Checksum, _ isBigEndian: Bool) -> Checksum {
    bytes.withUnsafeBytes { bytes in
      var sum = seed
      for index in stride(from: 0, to: bytes.count, by: 8) {
        let first = bytes.loadUnaligned(fromByteOffset: index, as: UInt32.self)
        let second = bytes.loadUnaligned(fromByteOffset: index + 4, as: UInt32.self)
        sum.first &+= (isBigEndian ? first.bigEndian : first.littleEndian) &+ sum.second
        sum.second &+= (isBigEndian ? second.bigEndian : second.littleEndian) &+ sum.first
      }
      return sum
    }
  }

  private static func word(_ bytes: [UInt8], _ offset: Int) -> UInt32 {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }

  private static func bytes(of file: Int32, _ count: Int, at offset: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    return pread(file, &bytes, count, off_t(offset)) == count ? bytes : nil
  }
}
