/// What an English word may be a form of: "dishes" of "dish", "baking" of "bake", "planning" of "plan".
enum WordForms {
  /// The word itself among them; not all of the others need be words.
  static func of(_ word: String) -> Set<Substring> {
    var forms: Set<Substring> = [word[...]]
    for (ending, instead) in endings where word.hasSuffix(ending) && word.count >= ending.count + 3 {
      let stem = word.dropLast(ending.count)
      forms.insert(stem + instead)
      if ending != "s", instead.isEmpty, stem.last == stem.dropLast().last { forms.insert(stem.dropLast()) }
    }
    return forms
  }

  static func areSame(_ a: String, _ b: String) -> Bool {
    a == b || a.utf8.prefix(3).elementsEqual(b.utf8.prefix(3)) && !of(a).isDisjoint(with: of(b))
  }

  private static let endings = [
    ("s", ""), ("es", ""), ("ies", "y"), ("ing", ""), ("ing", "e"), ("ed", ""), ("ed", "e"),
  ]
}
