import Session

// How the body was: what it felt, what it was given, what others remarked.

extension Rows {
  /// Days that the symptom log goes back.
  static let bodyDays = 190

  /// A symptom, how often a day has it, how bad it is, what is noted before it (a trigger, and how much worse it makes
  /// it), and what is taken for it.
  struct Ailment {
    let symptom: String
    let share: Double
    let severity: Double
    let triggers: [(name: String, share: Double, more: Double)]
    let medicine: (name: String, dose: String)?
  }

  static let ailments = [
    Ailment(
      symptom: "headache", share: 0.42, severity: 4,
      triggers: [("coffee", 0.35, 2.6), ("screen", 0.25, 0.5), ("weather", 0.15, 0)], medicine: ("ibuprofen", "400mg")),
    Ailment(
      symptom: "back pain", share: 0.2, severity: 3.5, triggers: [("sitting", 0.5, 0.4)],
      medicine: ("paracetamol", "500mg")),
    Ailment(
      symptom: "brain fog", share: 0.25, severity: 4,
      triggers: [("bad sleep", 0.4, 0.8), ("no breakfast", 0.2, 0)], medicine: nil),
    Ailment(symptom: "nausea", share: 0.07, severity: 3, triggers: [("coffee", 0.3, 0)], medicine: nil),
  ]

  static let plan = (medicine: "sertraline", dose: "50mg", rule: "FREQ=DAILY", hour: 8)

  static let symptomNotes = [
    "behind the left eye, better in the dark", "came on in the meeting", "stretching helped a little",
    "could still work", "went to bed early", "worse on the stairs",
  ]

  static let remarks = [
    (who: "Robin", words: "You said the same after the long drive in spring."),
    (who: "Robin", words: "Looked pale at dinner, and better after the walk."),
  ]
}
