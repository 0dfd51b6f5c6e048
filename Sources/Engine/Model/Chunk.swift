import Language
import Replies

/// The content of one event of a streamed answer.
enum Chunk {
  case value(JSON)
  /// `[DONE]`
  case end
  case unreadable
}

extension EventStream.Event {
  /// Usually one chunk; several if a server left out the separator between two events.
  var chunks: [Chunk] {
    let whole = Chunk(data)
    guard case .unreadable = whole else { return [whole] }
    let lines = data.split(whereSeparator: \.isNewline).flatMap(Self.splitGluedEvents)
    return lines.count > 1 ? lines.map { Chunk(String($0)) } : [whole]
  }

  /// Splits `{…}data: {…}`, where the line break is missing.
  private static func splitGluedEvents(_ line: Substring) -> [Substring] {
    let boundary = "}data:"
    let boundaries = line.ranges(of: boundary)
    let starts = [line.startIndex] + boundaries.map(\.upperBound)
    let ends = boundaries.map { line.index(after: $0.lowerBound) } + [line.endIndex]
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
