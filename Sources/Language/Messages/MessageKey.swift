/// Text shown to people where no other type marks it; the template of translations lists each literal.
package struct MessageKey: Sendable, ExpressibleByStringLiteral {
  let key: String
  package init(stringLiteral key: String) { self.key = key }
}

/// The same for a count: one text for one, one for all other counts.
package struct PluralKey: Sendable {
  let one: String
  let many: String

  package init(_ one: String, _ many: String) {
    self.one = one
    self.many = many
  }
}

/// The value of a placeholder in a message.
package struct MessageValue: Sendable {
  let text: String
  /// Set for a counted noun, which the message may inflect itself.
  let count: Int?
  /// Whether it is nudgy's own text, whose final full stop also ends the sentence around it.
  let isOwn: Bool

  package init(_ text: String, count: Int? = nil, isOwn: Bool = true) {
    self.text = text
    self.count = count
    self.isOwn = isOwn
  }
}
