internal import Glibc

/// The write-ahead log beside a database: changes that are not merged into the file yet (SQLite, "WAL-mode File
/// Format"). It has a header, then frames, each of them a page with a checksum over all frames before it. SQLite takes
/// the first invalid frame for the end of the log; this reads on, as the frames after it may be intact.
final class WriteAheadLog {
  private let file: Int32
  private let header: [UInt8]
  private let frameCount: Int
  private static let headerLength = 32
  private static let frameHeaderLength = 24
  private static let frameLength = frameHeaderLength + FileHeader.pageSize
  /// The first four bytes; the lowest bit gives the byte order of the checksums.
  private static let magic: ClosedRange<UInt32> = 0x377F_0682...0x377F_0683

  /// `nil` where there is no log, or it has no frame.
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
    frameCount = (size - WriteAheadLog.headerLength) / WriteAheadLog.frameLength
  }

  deinit { close(file) }

  /// Calls `body` with the pages of all complete transactions since the log was started, the oldest first. A frame
  /// whose bytes do not match its checksum is left out; intact frames after it are not. The frame right after a
  /// destroyed one cannot be verified, as its checksum continues an unknown one; it only has to have this log's salts.
  ///
  /// - Returns: whether no frame was left out.
  func pages(_ body: (_ number: Int, _ bytes: [UInt8]) throws -> Void) rethrows -> Bool {
    guard let last = frames(from: 0).last(where: { $0.isEnd })?.index else { return true }
    // The lowest bit of the magic number tells the order of the bytes; where the header is damaged it may be either.
    let byteOrders = isHeaderValid ? [isBigEndian] : [false, true]
    var isWhole = true
    // A frame's checksum continues the one that the frame before it had when it was written.
    var seeds: [Checksum]? = isHeaderValid ? [headerChecksum] : nil
    for index in 0...last {
      guard let frame = frame(index), frame.salts == salts,
        let page = WriteAheadLog.bytes(
          of: file, FileHeader.pageSize, at: offset(index) + WriteAheadLog.frameHeaderLength)
      else {
        isWhole = false
        seeds = nil
        continue
      }
      let expected = seeds?.flatMap { seed in
        byteOrders.map { checksum(page, checksum(Array(frame.bytes[..<8]), seed, $0), $0) }
      }
      if expected?.contains(frame.checksum) ?? true { try body(frame.page, page) } else { isWhole = false }
      seeds = [frame.checksum] + (expected ?? []).prefix(byteOrders.count)
    }
    return isWhole
  }

  /// Whether complete transactions follow a damaged frame, or the header is damaged: the next process to open the file
  /// would discard them. False while another process has the file open, as the log is not read anew then and nothing is
  /// discarded.
  static func hasUnreachableFrames(beside path: String) -> Bool {
    guard let log = WriteAheadLog(at: path + "-wal"), !isShared(path + "-shm") else { return false }
    guard log.isHeaderValid, let last = log.frames(from: 0).last(where: \.isEnd)?.index else {
      return !log.isHeaderValid
    }
    return !(0...last).allSatisfy(log.isIntact)
  }

  /// Every process that has a database with a log open holds a shared lock on this byte of the log's index.
  private static func isShared(_ index: String) -> Bool {
    let file = open(index, O_RDWR | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    var lock = flock()
    (lock.l_type, lock.l_whence, lock.l_start, lock.l_len) = (Int16(F_WRLCK), Int16(SEEK_SET), 128, 1)
    return fcntl(file, F_GETLK, &lock) == 0 && lock.l_type != Int16(F_UNLCK)
  }

  private func isIntact(_ index: Int) -> Bool {
    let seed = index == 0 ? headerChecksum : frame(index - 1)?.checksum
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
    /// Whether it ends a transaction.
    var isEnd: Bool { size != 0 }
    /// The size of the database after the transaction that ends here, in pages; 0 in other frames.
    private var size: Int { Int(WriteAheadLog.word(bytes, 4)) }
    /// Rules out zeros and random bytes: page numbers start at 1, and no store has 64 GB of pages.
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

  /// The frames of this log; older ones, from before it was restarted, have other salts.
  private func frames(from first: Int) -> [Frame] {
    (first..<frameCount).compactMap(frame).filter { $0.salts == salts }
  }

  /// The header's salts. Where the header is damaged: these if the first frame has them too, or else, as the damage may
  /// reach into both, those of the next plausible frame.
  private lazy var salts: [UInt8] = {
    let headerSalts = Array(header[16..<24])
    guard !isHeaderValid, let first = frame(0), !first.isPlausible || first.salts != headerSalts else {
      return headerSalts
    }
    return (1..<frameCount).lazy.compactMap(frame).first { $0.isPlausible }?.salts ?? first.salts
  }()

  /// The checksum of zeros is zero, so a matching checksum alone does not make a header valid.
  private var isHeaderValid: Bool {
    WriteAheadLog.magic.contains(WriteAheadLog.word(header, 0))
      && checksum(Array(header[..<24]), Checksum(0, 0), isBigEndian) == headerChecksum
  }

  private var headerChecksum: Checksum {
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
