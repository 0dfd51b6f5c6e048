import Engine
package import Replies

extension LocalizedText {
  /// Stands over a model's words, so that nobody takes them for nudgy's or the person's own.
  package static func byModel(_ heading: LocalizedText) -> LocalizedText { "\(heading) (model):" }
}
