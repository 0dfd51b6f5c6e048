import Testing

/// What nudgy says about the body is calm: it blames nobody, alarms nobody, and leaves what it means to others.
@Suite struct CalmWordsTests {
  private static let banned: [(why: String, words: [String])] = [
    (
      "blame",
      ["should", "must", "failed to", "forgot", "lazy", "too often", "too much", "again?", "finally", "excuse"]
    ),
    ("alarm", ["!", "warning", "danger", "alarm", "urgent", "serious", "alert", "worrying", "attention"]),
    (
      "diagnosis",
      [
        "disorder", "disease", "syndrome", "because", "caused by", "cure", "treatment", "abnormal", "unhealthy",
        "you have a", "see a doctor", "proves", "due to",
      ]
    ),
  ]

  @Test(arguments: ["Symptoms", "Insights", "Visit"])
  func `Nothing it says blames, alarms or diagnoses`(topic: String) {
    let sentences = MessageTemplate.shared.entries
      .filter { $0.files.contains { $0.hasPrefix("Sources/Tools/\(topic)/") } }.map { $0.key.lowercased() }
    #expect(sentences.count > 10)
    for (why, words) in CalmWordsTests.banned {
      let found = sentences.filter { sentence in words.contains { sentence.contains($0) } }
      #expect(found.isEmpty, "\(why): \(found)")
    }
  }
}
