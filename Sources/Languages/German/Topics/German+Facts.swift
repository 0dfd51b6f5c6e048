package import Language

// What facts about a person, and doses, are told with.
extension German {
  /// A "nicht" is never dropped.
  package static let factForms = [
    "hab": ["habe"], "nich": ["nicht"], "net": ["nicht"], "kein": ["nicht"], "keine": ["nicht"], "keinen": ["nicht"],
    "keiner": ["nicht"], "is": ["ist"], "bins": ["bin"],
  ]
  package static let factFillers = WordSet(
    """
    ich bin ist sind mein meine meinen meiner ein eine einen der die das den dem dass wirklich echt sehr über
    """.addingASCIISpellings)
  package static func singular(_ word: String) -> String {
    let ending = ["en", "e", "n", "s"].first { word.hasSuffix($0) && !word.hasSuffix("ss") }
    return word.count > 4 ? String(word.dropLast(ending?.count ?? 0)) : word
  }
  package static let selfWords = WordSet("mich mir")

  package static let allMedicines = WordSet("meds tabletten pillen beide beides alle")
  package static let medicineFields: [String] = []
  package static let doseFillers = WordSet(
    "ein eine einen von etwas mein meine meinen meiner der die das den für gegen und".addingASCIISpellings)
  package static let doseCounts = WordSet("eins zwei drei vier halbe halben".addingASCIISpellings)
}
