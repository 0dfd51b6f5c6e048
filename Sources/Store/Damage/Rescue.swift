internal import Glibc

/// The lines that could not be stored: one a line in `rescued.txt`, until the store takes them back.
package struct Rescue: Sendable {
  package let path: String

  package init(path: String) { self.path = path }

  /// False when even this cannot be written, and then nothing of the line stands there.
  package func append(_ line: String) -> Bool {
    guard let file = current() else { return false }
    defer { close(file) }
    let end = lseek(file, 0, SEEK_END)
    var text = line.split(whereSeparator: \.isNewline).joined(separator: " ") + "\n"
    let isKept = text.withUTF8 { write(file, $0.baseAddress, $0.count) == $0.count } && fsync(file) == 0
    if !isKept { ftruncate(file, end) }
    return isKept
  }

  /// The file of that name, locked; it may be taken away between opening and locking it.
  private func current() -> Int32? {
    while true {
      let file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
      guard file >= 0 else { return nil }
      if flock(file, LOCK_EX) == 0, RescuedLines.isNamed(path, file) { return file }
      close(file)
    }
  }

  /// Hands over each line, the oldest first, and forgets it once `store` says that it stands elsewhere; ends with the
  /// first of which it does not. Lines that an interrupted taking back left come first; those rescued meanwhile wait for
  /// the next time.
  package func takeBack(_ store: (String) async throws -> Bool) async rethrows {
    try await RescuedLines(at: taken)?.handOver(store)
    guard access(taken, F_OK) != 0, rename(path, taken) == 0 else { return }
    try await RescuedLines(at: taken)?.handOver(store)
  }

  /// How many lines wait to be taken back.
  package var count: Int { [taken, path].compactMap { RescuedLines(at: $0)?.count }.reduce(0, +) }

  private var taken: String { path + ".taken" }
}
