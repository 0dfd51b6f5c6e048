/// Words that are shown and have no other type to tell it by: as a literal, the template of translations lists them.
package struct MessageKey: Sendable, ExpressibleByStringLiteral {
  let key: String
  package init(stringLiteral key: String) { self.key = key }
}

/// The same for a count: what is said of one, and of more.
package struct PluralKey: Sendable {
  let one: String
  let many: String

  package init(_ one: String, _ many: String) {
    self.one = one
    self.many = many
  }
}

/// What fills a hole of a message.
package struct MessageValue: Sendable {
  let text: String
  /// Set where it counts something: a message may say itself what is counted.
  let count: Int?
  /// Whether a dot at its end is part of nudgy's own words, and also ends the sentence that goes no further.
  let isOwn: Bool

  package init(_ text: String, count: Int? = nil, isOwn: Bool = true) {
    self.text = text
    self.count = count
    self.isOwn = isOwn
  }
}
