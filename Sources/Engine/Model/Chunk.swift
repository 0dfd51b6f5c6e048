import Language
import Replies

/// What one event of a streamed answer holds.
enum Chunk {
  case value(JSON)
  /// `[DONE]`
  case end
  case unreadable
}

extension EventStream.Event {
  /// One as a rule; several where a server forgot what stands between two events.
  var chunks: [Chunk] {
    let whole = Chunk(data)
    guard case .unreadable = whole else { return [whole] }
    let lines = data.split(whereSeparator: \.isNewline).flatMap(Self.unglued)
    return lines.count > 1 ? lines.map { Chunk(String($0)) } : [whole]
  }

  /// `{…}data: {…}` without the line break.
  private static func unglued(_ line: Substring) -> [Substring] {
    let seam = "}data:"
    let seams = line.ranges(of: seam)
    let starts = [line.startIndex] + seams.map(\.upperBound)
    let ends = seams.map { line.index(after: $0.lowerBound) } + [line.endIndex]
    return zip(starts, ends).map { line[$0..<$1] }
  }
}

extension Chunk {
  init(_ data: String) {
    if data.trimmed == "[DONE]" {
      self = .end
    } else {
      self = JSON(reading: data).map { .value($0) } ?? .unreadable
    }
  }
}
