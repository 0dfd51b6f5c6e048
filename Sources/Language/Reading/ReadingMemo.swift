internal import Synchronization

/// What pieces of one line match and say as a task. Its readers come to the same pieces again and again, and what a piece
/// means depends on nothing but its words and the language; so it is found once, and forgotten with the line.
package final class ReadingMemo: Sendable {
  @TaskLocal private static var current: ReadingMemo?

  private let matches = Mutex<[Key: Matches]>([:])
  private let captures = Mutex<[Key: Capture]>([:])

  /// A text, and the grammar or the language that reads it.
  private struct Key: Hashable {
    let text: String
    let reader: ObjectIdentifier
  }

  /// The best matches of a text, as many as there are up to a limit.
  private struct Matches {
    let found: [Match]
    let limit: Int
    /// Held because the key has only its address, which would be another's once it is gone: some grammars are made for
    /// a single line.
    let templates: TemplateCache
  }

  private init() {}

  /// Reads a line, or a piece of the line that is being read: all that is read meanwhile shares one memo.
  package static func whileReading<Result>(_ read: () throws -> Result) rethrows -> Result {
    guard current == nil else { return try read() }
    return try $current.withValue(ReadingMemo(), operation: read)
  }

  /// - Parameter read: the best matches, as many as it is told.
  static func matches(
    of text: String, in templates: TemplateCache, limit: Int, _ read: (_ limit: Int) -> [Match]
  ) -> [Match] {
    guard let current else { return read(limit) }
    let key = Key(text: text, reader: ObjectIdentifier(templates))
    if let known = current.matches.withLock({ $0[key] }), known.limit >= limit {
      return Array(known.found.prefix(limit))
    }
    let limitToRead = max(limit, usualLimit)
    let found = read(limitToRead)
    current.matches.withLock { $0[key] = Matches(found: found, limit: limitToRead, templates: templates) }
    return Array(found.prefix(limit))
  }

  /// How many matches most readers want at most. Those that want fewer come before others that want so many.
  private static let usualLimit = 5

  /// The text as a task of the language.
  package static func capture(
    of text: String, in rules: any TaskRules.Type, _ read: () -> Capture
  ) -> Capture {
    guard let current else { return read() }
    let key = Key(text: text, reader: ObjectIdentifier(rules))
    if let known = current.captures.withLock({ $0[key] }) { return known }
    let capture = read()
    current.captures.withLock { $0[key] = capture }
    return capture
  }
}
