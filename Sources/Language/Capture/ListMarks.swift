/// A list in one line, with a mark before each item or between them: "van mot - 2 tyres - pva - text lee", "• boots •
/// stamps", "write the readme; pay for the domain; call the bank", "1 take the bins down 2 nap 3 reply to the landlord".
enum ListMarks {
  /// The text with a line break in place of each mark, in as many bytes; `nil` if it is no such list.
  static func rows(of text: String, in language: Language) -> String? {
    let bytes = Array(text.utf8)
    let isOneLine = bytes.split(separator: UInt8(ascii: "\n")).count == 1
    guard bytes.count <= maxBytes, isOneLine else { return nil }
    let places = marks.map { mark in mark.places(in: bytes) } + [boxes(in: bytes), numbers(in: bytes, language)]
    guard let most = places.max(by: { $0.count < $1.count }), !most.isEmpty else { return nil }
    var rows = bytes
    for place in most {
      rows.replaceSubrange(place, with: [UInt8(ascii: "\n")] + place.dropFirst().map { _ in UInt8(ascii: " ") })
    }
    return String(decoding: rows, as: UTF8.self)
  }

  /// "☐ call Ann ☑ pay rent", "[ ] call Ann [x] pay rent"
  private static func boxes(in text: [UInt8]) -> [Range<Int>] {
    let places = text.indices.compactMap { place in
      boxes.first { text[place...].starts(with: $0) }.map { place..<place + $0.count }
    }
    return places.count > 1 ? places : []
  }

  /// The numbers before things to do, counted from 1. "1 egg 2 onions 3 carrots" says how many of each.
  private static func numbers(in text: [UInt8], _ language: Language) -> [Range<Int>] {
    let words = text.indices.split { text[$0] == UInt8(ascii: " ") }.map { $0.startIndex..<$0.endIndex }
    var places: [Range<Int>] = []
    for place in words {
      let digits = text[place].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      guard Int(String(decoding: digits, as: UTF8.self)) == places.count + 1,
        place.count == digits.count
          || place.count == digits.count + 1 && ".):".utf8.contains(text[place.upperBound - 1])
      else { continue }
      // The first opens the list, and something stands between two.
      if places.isEmpty, place.lowerBound > 0, !text[..<place.lowerBound].contains(UInt8(ascii: ":")) { return [] }
      if places.last.map({ $0.upperBound + 1 == place.lowerBound }) == true { return [] }
      places.append(place)
    }
    guard places.count >= fewestNumbers, places.last.map({ $0.upperBound < text.count }) == true else { return [] }
    let ends = places.dropFirst().map(\.lowerBound) + [text.count]
    let hasTask = zip(places, ends).contains { place, end in
      language.rules.actionTask(in: String(decoding: text[place.upperBound..<end], as: UTF8.self)) != nil
    }
    return hasTask ? places : []
  }

  private static let fewestNumbers = 3

  private static let boxes = ["☐", "☑", "☒", "□", "▢", "◻", "✓", "✔", "[ ]", "[]", "[x]", "[X]"].map { Array($0.utf8) }
  private static let maxBytes = 4096

  /// A dash may be part of a sentence ("mum - who is 80 - needs a lift"), and so may a single semicolon.
  private static let marks =
    ["•", "‣", "◦", "▪", "●"].map { Mark($0, standsApart: false, fewest: 2) }
    + ["-", "–", "—", "*"].map { Mark($0, standsApart: true, fewest: 3) }
    + [Mark("/", standsApart: true, fewest: 2), Mark("|", standsApart: true, fewest: 2)]
    + [Mark(";", standsApart: false, fewest: 2)]

  private struct Mark {
    let bytes: [UInt8]
    /// Whether there must be a blank on both sides.
    let standsApart: Bool
    /// How many make a list; one less where the first opens the text or stands behind a colon.
    let fewest: Int

    init(_ text: String, standsApart: Bool, fewest: Int) {
      (bytes, self.standsApart, self.fewest) = (Array(text.utf8), standsApart, fewest)
    }

    /// Nothing if they are too few.
    func places(in text: [UInt8]) -> [Range<Int>] {
      let places = text.indices.filter { text[$0...].starts(with: bytes) }.map { $0..<$0 + bytes.count }
        .filter { !standsApart || isBlank($0.lowerBound - 1, text) && isBlank($0.upperBound, text) }
      guard let first = places.first else { return [] }
      let last = text[..<first.lowerBound].last { $0 != UInt8(ascii: " ") }
      let opens = last == nil || last == UInt8(ascii: ":")
      return places.count >= fewest - (opens && standsApart ? 1 : 0) ? places : []
    }

    private func isBlank(_ place: Int, _ text: [UInt8]) -> Bool {
      !text.indices.contains(place) || text[place] == UInt8(ascii: " ")
    }
  }
}
