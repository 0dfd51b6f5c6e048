package import Insights
import Records

/// A series with one number a day, and what it is about.
package struct Variable {
  package let series: Series
  package let subject: Subject

  package enum Subject: Hashable {
    case mood
    case symptom(String)
    /// Logged with a symptom, so known only on days with that symptom.
    case trigger(String, of: String)
    case medicine(String)
    case measure(String, unit: String?)
    case done
  }
}

extension Variable.Subject {
  /// A unique name for computation; `word` is the one to show.
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

  /// Families of the series; two series that share one are not compared, as their association would be trivial. A
  /// medicine taken as needed is taken because of symptoms, so it shares a family with each of them.
  func families(isAsNeeded: Bool = false, symptoms: some Collection<String> = []) -> Set<String> {
    switch self {
    case .mood: ["mood"]
    // The rating of the whole day follows from the symptoms of that day.
    case .symptom(SymptomEntry.overall): Set(symptoms).union(["mood", SymptomEntry.overall])
    case .symptom(let name): Set([name] + (Variable.relatedFamilies[name] ?? []))
    case .trigger(let name, _): Set(["triggers"] + name.split(separator: " ").map(String.init))
    case .medicine(let name): isAsNeeded ? Set([name, "mood"] + symptoms) : [name]
    case .measure(let name, _): Set([name] + (Variable.relatedFamilies[name] ?? []))
    case .done: ["done"]
    }
  }

  /// What people call it, also when they ask for it.
  var word: String {
    switch self {
    case .mood: "mood"
    case .symptom(let name), .trigger(let name, _), .medicine(let name), .measure(let name, _): name
    case .done: "cards done"
    }
  }
}

extension Variable {
  /// Families that symptoms and measures share beyond their own names.
  private static let relatedFamilies: [String: [String]] = [
    "depression": ["mood"], "headache": ["head"], "migraine": ["head"], "nausea": ["sick"], "vomiting": ["sick"],
    "anxiety": ["anxious"], "panic attack": ["anxious"], "insomnia": ["sleep"],
    "systolic": ["blood pressure"], "diastolic": ["blood pressure"], "steps": ["moving"], "walking": ["moving"],
    "running": ["moving"], "exercise": ["moving"], "heart rate": ["heart"], "pulse": ["heart"], "hrv": ["heart"],
  ]
}
