/// Titles before names that are written with a stop, which ends no sentence: "Dr. Patel".
enum ShortenedTitle {
  /// - Parameter key: a normalized word, without the stop.
  static func contains(_ key: String) -> Bool { titles.contains(key) }

  private static let titles: Set = ["dr", "prof", "mr", "mrs", "ms", "mx", "mme", "sr", "sra"]
}
