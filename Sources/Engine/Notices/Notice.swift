package import Civil
package import Replies

/// Something that happens by itself and may be worth a line.
package struct Notice: Sendable {
  package var words: LocalizedText
  package var about: Reference?
  /// Whether the person asked for it: such notices do not count against the day's limit.
  package var isAsked: Bool
  /// True for the one who may deliver it, once, whoever else tries.
  package var claim: @Sendable () throws -> Bool

  package init(_ words: LocalizedText, about: Reference?, isAsked: Bool, claim: @escaping @Sendable () throws -> Bool) {
    self.words = words
    self.about = about
    self.isAsked = isAsked
    self.claim = claim
  }
}

/// Where notices come from: asked now and then for what has happened by `now`.
package struct NoticeSource: Sendable {
  package var happened: @Sendable (LocalTime) throws -> [Notice]

  package init(_ happened: @escaping @Sendable (LocalTime) throws -> [Notice]) { self.happened = happened }
}
