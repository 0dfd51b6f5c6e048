internal import Glibc

/// An open file of rescued lines. Who appends to it, or removes it, holds its lock for as long as that takes (`flock`);
/// who takes lines back holds another one meanwhile (`F_OFD_SETLK`), so that nobody who has something to add waits.
final class RescuedLines {
  private let path: String
  private let file: Int32

  /// - Parameter isNew: whether the file is made where there is none.
  init?(at path: String, isNew: Bool = false) {
    let file = open(path, O_RDWR | O_CLOEXEC | (isNew ? O_CREAT : 0), 0o600)
    guard file >= 0 else { return nil }
    (self.path, self.file) = (path, file)
  }

  deinit { close(file) }

  /// Each with where it stands; blanks are none.
  var lines: [(text: String, place: Rescue.Place)] {
    // A line may still be on its way.
    while flock(file, LOCK_EX) != 0, errno == EINTR {}
    defer { flock(file, LOCK_UN) }
    return written
  }

  private var written: [(text: String, place: Rescue.Place)] {
    var (bytes, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 65_536))
    while case let count = pread(file, &buffer, buffer.count, off_t(bytes.count)), count > 0 {
      bytes += buffer[..<count]
    }
    return bytes.split(separator: RescuedLines.newline).map {
      (String(decoding: $0, as: UTF8.self), Rescue.Place(bytes: $0.indices))
    }
  }

  /// Whether it is taken back by nobody else; until it is closed.
  func isMine() -> Bool {
    var range = Glibc.flock(l_type: Int16(F_WRLCK), l_whence: Int16(SEEK_SET), l_start: 0, l_len: 0, l_pid: 0)
    // F_OFD_SETLK; the other kind would be shared by all of a process.
    return fcntl(file, 37, &range) == 0 && isNamed
  }

  /// `nil` where the file was removed meanwhile.
  func append(_ line: String) -> Bool? {
    guard flock(file, LOCK_EX) == 0 else { return false }
    defer { flock(file, LOCK_UN) }
    guard isNamed else { return nil }
    let end = lseek(file, 0, SEEK_END)
    var text = line.split(whereSeparator: \.isNewline).joined(separator: " ") + "\n"
    // Half a line, as a power cut leaves it, must not take this one with it.
    var last = RescuedLines.newline
    if end > 0, pread(file, &last, 1, end - 1) == 1, last != RescuedLines.newline { text = "\n" + text }
    let isKept =
      text.withUTF8 { pwrite(file, $0.baseAddress, $0.count, end) == $0.count } && fsync(file) == 0
      && (end > 0 || Folder.sync(of: path))
    if !isKept { ftruncate(file, end) }
    return isKept
  }

  func blank(_ place: Rescue.Place) -> Bool {
    let blank = [UInt8](repeating: RescuedLines.newline, count: place.bytes.count)
    return pwrite(file, blank, blank.count, off_t(place.bytes.lowerBound)) == blank.count && fsync(file) == 0
  }

  func removeIfBlank() {
    guard flock(file, LOCK_EX) == 0 else { return }
    defer { flock(file, LOCK_UN) }
    if written.isEmpty, isNamed { unlink(path) }
  }

  /// Whether the open file is the one that has the name now.
  private var isNamed: Bool {
    var (here, there) = (stat(), stat())
    return fstat(file, &here) == 0 && stat(path, &there) == 0 && here.st_ino == there.st_ino
      && here.st_dev == there.st_dev
  }

  private static let newline = UInt8(ascii: "\n")
}
