/// Thresholds for the score of a text, in sixteenths of log odds; chosen on writers that the model had not seen.
package enum CrisisThreshold {
  /// Above this, the text is treated as nothing but a crisis. Below it may be only a hard day, and one line is the
  /// answer.
  package static let certain = 24
  /// The score in a language without a model.
  static let noModel = -1000
  /// The threshold within the hour after the person wrote something of the kind.
  package static let afterRecentCrisis = -44
}
