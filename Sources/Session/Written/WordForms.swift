package import Language

/// What a word may be a form of: "dishes" of "dish", "baking" of "bake", "planning" of "plan".
package enum WordForms {
  /// The word itself among them; not all of the others need be words.
  static func of(_ word: String, _ language: Language) -> Set<Substring> {
    var forms: Set<Substring> = [word[...]]
    for form in language.rules.wordEndings where word.hasSuffix(form.ending) && word.count >= form.ending.count + 3 {
      let stem = word.dropLast(form.ending.count)
      forms.insert(stem + form.base)
      if form.mayDouble, stem.last == stem.dropLast().last { forms.insert(stem.dropLast()) }
    }
    return forms
  }

  package static func areSame(_ a: String, _ b: String, _ language: Language) -> Bool {
    a == b || a.utf8.prefix(3).elementsEqual(b.utf8.prefix(3)) && !of(a, language).isDisjoint(with: of(b, language))
  }
}
