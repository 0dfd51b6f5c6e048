internal import Glibc

/// An open file of rescued lines. Appending and removing hold its `flock`, only for as long as that takes. Restoring
/// lines holds a separate lock (`F_OFD_SETLK`), so that it never blocks an append.
final class RescuedLines {
  private let path: String
  private let file: Int32

  /// - Parameter createIfMissing: creates the file where there is none.
  init?(at path: String, createIfMissing: Bool = false) {
    let file = open(path, O_RDWR | O_CLOEXEC | (createIfMissing ? O_CREAT : 0), 0o600)
    guard file >= 0 else { return nil }
    (self.path, self.file) = (path, file)
  }

  deinit { close(file) }

  /// All lines with their ranges; blank ones are left out.
  var lines: [(text: String, place: RescueFile.LineRange)] {
    // Waits for an append in progress.
    while flock(file, LOCK_EX) != 0, errno == EINTR {}
    defer { flock(file, LOCK_UN) }
    return unlockedLines
  }

  private var unlockedLines: [(text: String, place: RescueFile.LineRange)] {
    var (bytes, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 65_536))
    while case let count = pread(file, &buffer, buffer.count, off_t(bytes.count)), count > 0 {
      bytes += buffer[..<count]
    }
    return bytes.split(separator: RescuedLines.newline).map {
      (String(decoding: $0, as: UTF8.self), RescueFile.LineRange(bytes: $0.indices))
    }
  }

  /// Whether no other process is restoring the lines; locks out others until the file is closed.
  func tryLock() -> Bool {
    var range = Glibc.flock(l_type: Int16(F_WRLCK), l_whence: Int16(SEEK_SET), l_start: 0, l_len: 0, l_pid: 0)
    // 37 is F_OFD_SETLK. A lock by F_SETLK would belong to the whole process.
    return fcntl(file, 37, &range) == 0 && isCurrentFile
  }

  /// Whether the line was written; `nil` where the file was removed meanwhile.
  func append(_ line: String) -> Bool? {
    guard flock(file, LOCK_EX) == 0 else { return false }
    defer { flock(file, LOCK_UN) }
    guard isCurrentFile else { return nil }
    let end = lseek(file, 0, SEEK_END)
    var text = line.split(whereSeparator: \.isNewline).joined(separator: " ") + "\n"
    // A power cut may have left an incomplete last line; the new one must not be appended to it.
    var last = RescuedLines.newline
    if end > 0, pread(file, &last, 1, end - 1) == 1, last != RescuedLines.newline { text = "\n" + text }
    let isWritten =
      text.withUTF8 { pwrite(file, $0.baseAddress, $0.count, end) == $0.count } && fsync(file) == 0
      && (end > 0 || Folder.sync(of: path))
    if !isWritten { ftruncate(file, end) }
    return isWritten
  }

  func overwrite(_ place: RescueFile.LineRange) -> Bool {
    let blank = [UInt8](repeating: RescuedLines.newline, count: place.bytes.count)
    return pwrite(file, blank, blank.count, off_t(place.bytes.lowerBound)) == blank.count && fsync(file) == 0
  }

  func removeIfEmpty() {
    guard flock(file, LOCK_EX) == 0 else { return }
    defer { flock(file, LOCK_UN) }
    if unlockedLines.isEmpty, isCurrentFile { unlink(path) }
  }

  /// Whether the path still leads to the open file.
  private var isCurrentFile: Bool {
    var (here, openFile) = (stat(), stat())
    return fstat(file, &here) == 0 && stat(path, &openFile) == 0 && here.st_ino == openFile.st_ino
      && here.st_dev == openFile.st_dev
  }

  private static let newline = UInt8(ascii: "\n")
}
