import Engine
import Foundation
import Language
import Replies

/// How many things of dumps were found, by their titles, and of these how many with the right time.
struct DumpFigures: CustomStringConvertible {
  private var (wanted, got, found, dated) = (0, 0, 0, 0)
  /// For each dump with mistakes, what was not found and what was found besides.
  private(set) var misses: [String] = []

  mutating func add(_ dump: DumpCase, _ captures: [Capture], _ reader: CorpusReader) {
    var left = dump.items
    var besides: [String] = []
    wanted += left.count
    got += captures.count
    for capture in captures {
      let title = DumpFigures.plain(capture.title)
      guard let place = left.firstIndex(where: { $0.titles.map(DumpFigures.plain).contains(title) }) else {
        besides.append(capture.title)
        continue
      }
      found += 1
      let due = reader.printed([Call("add_nudge", capture.arguments)])[0]["due"]?.string
      if due == left[place].due { dated += 1 }
      left.remove(at: place)
    }
    if !left.isEmpty || !besides.isEmpty {
      misses.append("dump\t\(dump.text)\n  not found: \(left.map { $0.titles[0] })\n  besides: \(besides)")
    }
  }

  mutating func add(_ other: DumpFigures) {
    (wanted, got, found, dated) = (wanted + other.wanted, got + other.got, found + other.found, dated + other.dated)
    misses += other.misses
  }

  private static func plain(_ title: String) -> String {
    title.lowercased().filter { !"'’".contains($0) }.split {
      !$0.isLetter && !$0.isNumber && !"#£$€%/:@+-".contains($0)
    }
    .joined(separator: " ")
  }

  var description: String {
    String(
      format: "%d things: precision %.3f recall %.3f F1 %.3f, of these with the right time %.3f", wanted,
      Double(found) / Double(max(1, got)), Double(found) / Double(max(1, wanted)),
      Double(2 * found) / Double(max(1, got + wanted)), Double(dated) / Double(max(1, found)))
  }
}
