internal import Glibc

/// The file `rescued.txt`, which has lines that could not be stored, one per line, until the store accepts them.
///
/// Once a line is stored it is overwritten with blanks, so that after an interruption only the remaining lines are
/// found. The file is removed when all of it is blank.
package struct RescueFile: Sendable {
  package let path: String

  package init(path: String) { self.path = path }

  /// The bytes of a line in the file.
  package struct LineRange: Hashable, Sendable {
    let bytes: Range<Int>
    package var text: String { "\(bytes.lowerBound)+\(bytes.count)" }
  }

  package var exists: Bool { access(path, F_OK) == 0 }

  /// How many lines still have to be stored.
  package var count: Int { RescuedLines(at: path)?.lines.count ?? 0 }

  /// True once the line is on the disk. False when it could not be written; the file is then as before.
  package func append(_ line: String) -> Bool {
    while true {
      guard let file = RescuedLines(at: path, createIfMissing: true) else { return false }
      if let isWritten = file.append(line) { return isWritten }
    }
  }

  /// Calls `store` with each line, the oldest first, and blanks the line once `store` returns true; stops at the first
  /// false. Lines added meanwhile wait for the next call. Only one process at a time does this.
  ///
  /// - Parameter finish: called when all lines are stored, before the file is removed.
  /// - Returns: whether all lines are stored.
  @discardableResult
  package func restoreLines(
    _ store: (_ line: String, LineRange) async throws -> Bool, finish: () throws -> Void = {}
  ) async throws -> Bool {
    guard let file = RescuedLines(at: path), file.tryLock() else { return false }
    for (line, place) in file.lines {
      guard try await store(line, place) else { return false }
      guard file.overwrite(place) else { return false }
    }
    try finish()
    file.removeIfEmpty()
    return true
  }
}
