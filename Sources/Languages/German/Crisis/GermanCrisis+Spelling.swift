internal import Language

/// How signs of a crisis are spelt in German.
package enum GermanCrisis: CrisisSpellingRules {
  package static let threshold = -20

  package static func droppedEnding(from word: [UInt8]) -> [UInt8] { [] }
  package static let joinableWords: Set<[UInt8]> = []
  package static let maxJoinableLetters = 0
  package static let oftenMisspelt: [(letters: [UInt8], slips: Int)] = [
    ("umbringen", 1), ("selbstmord", 1), ("suizid", 1), ("sterben", 1), ("abschiedsbrief", 2),
  ].map { (Array($0.0.utf8), $0.1) }

  package static let shorthand: [String: String] = Dictionary(
    [
      ("moechte", "möchte"), ("mecht", "möchte"), ("möcht", "möchte"), ("moecht", "möchte"), ("waere", "wäre"),
      ("wuerde", "würde"),
      ("wuerd", "würde"), ("würd", "würde"), ("koennte", "könnte"), ("könnt", "könnte"), ("fuer", "für"),
      ("muede", "müde"), ("bruecke", "brücke"),
      ("toeten", "töten"), ("erhaengen", "erhängen"), ("aufhaengen", "aufhängen"), ("ueberdosis", "überdosis"),
      ("selbsttoetung", "selbsttötung"),
      ("ois", "alles"), ("oida", "alter"), ("weis", "weiß"), ("weiss", "weiß"), ("lebn", "leben"),
      ("sterbn", "sterben"), ("aufwachn", "aufwachen"),
      ("umbringa", "umbringen"), ("stürbe", "sterbe"), ("wüsst", "weiß"), ("hob", "hab"), ("ned", "nicht"),
      ("nich", "nicht"), ("nit", "nicht"), ("ka", "kein"),
      ("nüme", "nicht mehr"), ("nümm", "nicht mehr"), ("nümme", "nicht mehr"), ("wott", "will"), ("läbe", "leben"),
      ("stärbe", "sterben"),
    ], uniquingKeysWith: { first, _ in first })
}
