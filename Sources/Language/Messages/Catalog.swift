/// The translated messages of a language, keyed by the English text in the sources.
///
/// Where one English text has two meanings, a context before a bar tells them apart, as in gettext's `Q_`: `verb|open`
/// and `open` are different messages.
package struct Catalog: Sendable {
  /// The message for a key, or one message for each plural form; `nil` where it is not translated.
  let messages: @Sendable (_ key: String) -> [String]?
  /// The index of the plural form for a count.
  let form: @Sendable (_ count: Int) -> Int

  /// - Parameters:
  ///   - form: by default, 0 for one and 1 for all other counts.
  ///   - messages: returns `nil` where the language has no such message.
  package init(
    form: @escaping @Sendable (_ count: Int) -> Int = { $0 == 1 ? 0 : 1 },
    _ messages: @escaping @Sendable (_ key: String) -> [String]?
  ) {
    self.form = form
    self.messages = messages
  }

  package static let none = Catalog { _ in nil }
}

extension Catalog: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, String)...) {
    let messages = Dictionary(uniqueKeysWithValues: elements)
    self.init { key in messages[key].map { [$0] } }
  }
}

extension Catalog {
  /// Reads a static table in place, by binary search; no dictionary is built.
  ///
  /// - Parameter table: entries sorted by the bytes of their keys. Each entry is the key and its messages, separated by
  ///   U+001F and terminated by U+001E.
  package init(form: @escaping @Sendable (_ count: Int) -> Int, table: StaticString) {
    self.init(form: form) { key in table.withUTF8Buffer { Catalog.messages(key.utf8, in: $0) } }
  }

  private static func messages(_ key: String.UTF8View, in table: UnsafeBufferPointer<UInt8>) -> [String]? {
    var (low, high) = (0, table.count)
    while low < high {
      var start = (low + high) / 2
      while start > low, table[start - 1] != 0x1E { start -= 1 }
      let entry = table[start..<high].prefix { $0 != 0x1E }
      let name = entry.prefix { $0 != 0x1F }
      if name.elementsEqual(key) {
        return entry[name.endIndex...].dropFirst().split(separator: 0x1F, omittingEmptySubsequences: false).map {
          String(decoding: $0, as: UTF8.self)
        }
      }
      if name.lexicographicallyPrecedes(key) { low = entry.endIndex + 1 } else { high = start }
    }
    return nil
  }
}
