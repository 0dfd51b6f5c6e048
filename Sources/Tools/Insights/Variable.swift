import Engine
package import Insights
import Records
import Session

/// One line of what is compared: a number a day, and how people speak of it.
package struct Variable {
  package let series: Series
  package let subject: Subject

  package enum Subject: Hashable {
    case mood
    case symptom(String)
    /// Noted with a symptom, and known on the days of that symptom alone.
    case trigger(String, of: String)
    case medicine(String)
    case measure(String, unit: String?)
    case done
  }
}

extension Variable.Subject {
  /// Unique among all.
  var name: String {
    switch self {
    case .mood: "mood"
    case .symptom(let name): "symptom \(name)"
    case .trigger(let name, let symptom): "trigger \(name) of \(symptom)"
    case .medicine(let name): "medicine \(name)"
    case .measure(let name, _): "measure \(name)"
    case .done: "done"
    }
  }

  /// What it would only say over again. A medicine taken as needed is taken because of something: beside any symptom it
  /// would tell no more than that, so it is set beside none.
  func families(isAsNeeded: Bool = false, symptoms: some Collection<String> = []) -> Set<String> {
    switch self {
    case .mood: ["mood"]
    // The day as a whole is told from all that was felt on it.
    case .symptom(SymptomEntry.overall): Set(symptoms).union(["mood", SymptomEntry.overall])
    case .symptom(let name): Set([name] + (Variable.kin[name] ?? []))
    case .trigger(let name, _): Set(["triggers"] + name.split(separator: " ").map(String.init))
    case .medicine(let name): isAsNeeded ? Set([name, "mood"] + symptoms) : [name]
    case .measure(let name, _): Set([name] + (Variable.kin[name] ?? []))
    case .done: ["done"]
    }
  }

  /// The word people look for it by.
  var word: String {
    switch self {
    case .mood: "mood"
    case .symptom(let name), .trigger(let name, _), .medicine(let name), .measure(let name, _): name
    case .done: "cards done"
    }
  }
}

extension Variable {
  /// Families beyond a name of one's own.
  private static let kin: [String: [String]] = [
    "depression": ["mood"], "headache": ["head"], "migraine": ["head"], "nausea": ["sick"], "vomiting": ["sick"],
    "anxiety": ["anxious"], "panic attack": ["anxious"], "insomnia": ["sleep"],
    "systolic": ["blood pressure"], "diastolic": ["blood pressure"], "steps": ["moving"], "walking": ["moving"],
    "running": ["moving"], "exercise": ["moving"], "heart rate": ["heart"], "hrv": ["heart"],
  ]

  /// Measures of which a day has the sum, not the average.
  static let summed: Set = [
    "sleep", "steps", "water", "caffeine", "alcohol", "exercise", "screen time", "calories", "meditation", "walking",
    "running",
  ]
}
