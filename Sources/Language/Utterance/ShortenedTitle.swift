/// Titles before names that are written with a stop, which ends no sentence: "Dr. Patel".
enum ShortenedTitle {
  /// - Parameters:
  ///   - key: a normalized word, without the stop.
  ///   - next: what stands behind the stop and the space: "St. Nicholas" is a saint, and "10 Ava St. ring bob" a street.
  static func contains(_ key: String, before next: Unicode.Scalar?) -> Bool {
    titles.contains(key) || saints.contains(key) && next?.properties.isUppercase == true
  }

  private static let titles: Set = ["dr", "prof", "mr", "mrs", "ms", "mx", "mme", "sr", "sra"]
  private static let saints: Set = ["st", "ste", "sta"]
}
