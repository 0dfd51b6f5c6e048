// Symptoms, medication, and comments by others.

extension SampleRows {
  /// The length of the symptom log, in days.
  static let bodyDays = 190

  /// A symptom: the share of days with it, its usual severity (1 … 10), its triggers, each with its share and how
  /// much it adds to the severity, and the medicine taken for it.
  struct SymptomPattern {
    let symptom: String
    let share: Double
    let severity: Double
    let triggers: [(name: String, share: Double, more: Double)]
    let medicine: (name: String, dose: String)?
  }

  static let symptomPatterns = [
    SymptomPattern(
      symptom: "headache", share: 0.42, severity: 4,
      triggers: [("coffee", 0.35, 2.6), ("screen", 0.25, 0.5), ("weather", 0.15, 0)], medicine: ("ibuprofen", "400mg")),
    SymptomPattern(
      symptom: "back pain", share: 0.2, severity: 3.5, triggers: [("sitting", 0.5, 0.4)],
      medicine: ("paracetamol", "500mg")),
    SymptomPattern(
      symptom: "brain fog", share: 0.25, severity: 4,
      triggers: [("bad sleep", 0.4, 0.8), ("no breakfast", 0.2, 0)], medicine: nil),
    SymptomPattern(symptom: "nausea", share: 0.07, severity: 3, triggers: [("coffee", 0.3, 0)], medicine: nil),
  ]

  static let plan = (medicine: "sertraline", dose: "50mg", rule: "FREQ=DAILY", hour: 8)

  static let symptomNotes = [
    "behind the left eye, better in the dark", "came on in the meeting", "stretching helped a little",
    "could still work", "went to bed early", "worse on the stairs",
  ]

  static let comments = [
    (who: "Robin", words: "You said the same after the long drive in spring."),
    (who: "Robin", words: "Looked pale at dinner, and better after the walk."),
  ]
}
