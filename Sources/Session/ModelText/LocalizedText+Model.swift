import Engine
package import Replies

extension LocalizedText {
  /// A heading for a model's text, so that nobody takes it for nudgy's or the person's own.
  package static func modelHeading(_ heading: LocalizedText) -> LocalizedText { "\(heading) (model):" }
}
