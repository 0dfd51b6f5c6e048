internal import Glibc

/// The lines that could not be stored: one a line in `rescued.txt`, until the store takes them back.
///
/// A line is blanked out where it stands once it is stored, so that whoever comes after an interruption finds only the
/// rest. The file goes when all of it is blank.
package struct Rescue: Sendable {
  package let path: String

  package init(path: String) { self.path = path }

  /// Where a line stands in the file.
  package struct Place: Hashable, Sendable {
    let bytes: Range<Int>
    package var text: String { "\(bytes.lowerBound)+\(bytes.count)" }
  }

  package var isThere: Bool { access(path, F_OK) == 0 }

  /// How many lines wait to be taken back.
  package var count: Int { RescuedLines(at: path)?.lines.count ?? 0 }

  /// True once the line is on the disk; false when even this cannot be written, and then nothing of it stands there.
  package func append(_ line: String) -> Bool {
    while true {
      guard let file = RescuedLines(at: path, isNew: true) else { return false }
      if let isKept = file.append(line) { return isKept }
    }
  }

  /// Hands over each line, the oldest first, and blanks it once `store` says that it stands elsewhere; ends with the
  /// first of which it does not. Lines rescued meanwhile wait for the next time. Only one process at a time does this.
  ///
  /// - Parameter finish: called when all are stored, while they can still be found.
  /// - Returns: whether all are stored.
  @discardableResult
  package func takeBack(
    _ store: (_ line: String, Place) async throws -> Bool, finish: () throws -> Void = {}
  ) async throws -> Bool {
    guard let file = RescuedLines(at: path), file.isMine() else { return false }
    for (line, place) in file.lines {
      guard try await store(line, place) else { return false }
      guard file.blank(place) else { return false }
    }
    try finish()
    file.removeIfBlank()
    return true
  }
}
