/// The messages of a language, each under the English words that stand for it in the sources.
///
/// Where English has one word for two things, a context before a bar tells them apart, as in gettext's `Q_`: the message
/// of `verb|open` is another than that of `open`.
package struct Catalog: Sendable {
  /// The message under a key, or one for each plural form.
  let messages: @Sendable (_ key: String) -> [String]?
  /// Which form a count takes.
  let form: @Sendable (_ count: Int) -> Int

  /// - Parameters:
  ///   - form: for one and for all other counts, unless it is told.
  ///   - messages: nothing where the language has no such message.
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
  /// Reads a table in place: nothing is built before a message is looked up, nor then.
  ///
  /// - Parameter table: entries in the order of their keys' bytes. Each is the key and its messages, parted by
  ///   U+001F, and ends in U+001E.
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
