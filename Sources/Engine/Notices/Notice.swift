package import Civil
package import Replies

/// An event worth telling the person about, such as a reminder that is due.
package struct Notice: Sendable {
  package var text: LocalizedText
  package var about: Reference?
  /// Whether the person requested it: such notices do not count against the daily limit.
  package var isRequested: Bool
  /// What is heard with it.
  package var event: SoundEvent
  /// Claims the notice for delivery. True for one caller only, so that it is delivered once.
  package var claim: @Sendable () throws -> Bool

  package init(
    _ words: LocalizedText, about: Reference?, isRequested: Bool, event: SoundEvent = .notice,
    claim: @escaping @Sendable () throws -> Bool
  ) {
    self.text = words
    self.about = about
    self.isRequested = isRequested
    self.event = event
    self.claim = claim
  }
}

/// A source of notices, polled for those that are due by a given time.
package struct NoticeSource: Sendable {
  package var notices: @Sendable (LocalTime) throws -> [Notice]

  package init(_ happened: @escaping @Sendable (LocalTime) throws -> [Notice]) { self.notices = happened }
}
