import Engine
import Records
import Store

extension Profile {
  /// Every writing that has all of the words, best first; those that fit alike, the latest first.
  func hits(_ query: String, in writings: Writings) throws -> [(spine: Spine, hit: TextSearch.Hit)] {
    let search = TextSearch(Keywords(query).words)
    var found: [(spine: Spine, hit: TextSearch.Hit)] = []
    try notebook.read(
      writings, in: store, open: { spine, words in try openUnlessDamaged(words, of: spine.id, writings.field) }
    ) { spine, words in
      let heading = spine.title.map(TextSearch.folded) ?? []
      if let hit = search.hit(heading: heading, body: words) { found.append((spine, hit)) }
    }
    return found.sorted { ($0.hit.score, $0.spine.time) > ($1.hit.score, $1.spine.time) }
  }

  /// The first line that says something, or as much of it as a list shows.
  static func beginning(of text: String) -> String {
    let line = text.drop(while: \.isWhitespace).prefix { !$0.isNewline }
    let words = line.prefix(beginningLength)
    guard words.endIndex < line.endIndex else { return String(line.trimmed) }
    return words[..<(words.lastIndex(of: " ") ?? words.endIndex)] + "…"
  }

  /// Characters.
  private static let beginningLength = 60
}
