/// A person or a company of an address book: the names and the ways to reach them (vCard 2.1, 3.0 and 4.0; RFC 2426 and
/// RFC 6350). What is malformed is left out, as every program writes these files a little differently.
package struct VCard: Hashable, Sendable {
  /// As the card shows it: FN, else the parts of N, else the company.
  package var name = ""
  package var nicknames: [String] = []
  package var company = ""
  package var phones: [Address] = []
  package var emails: [Address] = []

  /// A number or an e-mail address.
  package struct Address: Hashable, Sendable {
    package var value: String
    /// In lower case: `cell`, `work`, `fax`.
    package var types: Set<String> = []

    /// Whether a person answers there.
    package var reachesPerson: Bool { types.isDisjoint(with: ["fax", "pager", "modem"]) }
    package var isMobile: Bool { !types.isDisjoint(with: ["cell", "text", "mobile"]) }
    /// The types that tell one from another, in order: “home”, “work”.
    package var places: [String] { types.subtracting(["pref", "voice", "internet"]).sorted() }
  }

  /// The cards of a file. Those without a name or without any address are left out.
  package static func cards(in text: String) -> [VCard] {
    var cards: [VCard] = []
    var current: VCardBuilder?
    for line in unfolded(text) {
      guard let property = VCardProperty(line) else { continue }
      switch (property.name, property.value.uppercased()) {
      case ("BEGIN", "VCARD"): current = VCardBuilder()
      case ("END", "VCARD"):
        if let card = current?.card { cards.append(card) }
        current = nil
      default: current?.add(property)
      }
    }
    return cards
  }

  /// Joins lines that were folded: one that begins with a blank goes on with the line before, and so does what follows
  /// a quoted-printable line that ends in “=”.
  private static func unfolded(_ text: String) -> [String] {
    var lines: [String] = []
    // Whether the last line is quoted-printable and goes on.
    var continues = false
    for row in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if continues, !lines.isEmpty {
        lines[lines.count - 1] += row
        continues = row.hasSuffix("=")
      } else if let first = row.first, first == " " || first == "\t", !lines.isEmpty {
        lines[lines.count - 1] += row.dropFirst()
      } else {
        lines.append(String(row))
        continues = row.hasSuffix("=") && VCardProperty.isQuotedPrintable(String(row))
      }
      if continues { lines[lines.count - 1].removeLast() }
    }
    return lines
  }
}

/// Collects the properties of one card.
private struct VCardBuilder {
  private var result = VCard()
  private var partsOfName = ""

  mutating func add(_ property: VCardProperty) {
    let text = property.text
    guard !text.isEmpty else { return }
    switch property.name {
    case "FN" where result.name.isEmpty: result.name = text
    case "N" where partsOfName.isEmpty:
      let parts = property.components
      partsOfName = [1, 2, 0].filter(parts.indices.contains).map { parts[$0] }.filter { !$0.isEmpty }
        .joined(separator: " ")
    case "NICKNAME": result.nicknames += property.items
    case "ORG" where result.company.isEmpty: result.company = property.components.first ?? ""
    case "TEL": result.phones.append(.init(value: text.withoutScheme("tel:"), types: property.types))
    case "EMAIL": result.emails.append(.init(value: text.withoutScheme("mailto:"), types: property.types))
    default: break
    }
  }

  var card: VCard? {
    var card = result
    if card.name.isEmpty { card.name = partsOfName.isEmpty ? card.company : partsOfName }
    return card.name.isEmpty || card.phones.isEmpty && card.emails.isEmpty ? nil : card
  }
}

extension String {
  fileprivate func withoutScheme(_ scheme: String) -> String {
    lowercased().hasPrefix(scheme) ? String(dropFirst(scheme.count)) : self
  }
}
