package import Language

/// The possible base forms of a word: "dish" for "dishes", "bake" for "baking", "plan" for "planning".
package enum WordForms {
  /// Includes the word itself. Not all of the others are real words.
  package static func of(_ word: String, _ language: Language) -> Set<Substring> {
    var forms: Set<Substring> = [word[...]]
    for form in language.rules.wordEndings where word.hasSuffix(form.ending) && word.count >= form.ending.count + 3 {
      let stem = word.dropLast(form.ending.count)
      forms.insert(stem + form.base)
      if form.mayDouble, stem.last == stem.dropLast().last { forms.insert(stem.dropLast()) }
    }
    return forms
  }

  package static func shareForm(_ a: String, _ b: String, _ language: Language) -> Bool {
    a == b || a.utf8.prefix(3).elementsEqual(b.utf8.prefix(3)) && !of(a, language).isDisjoint(with: of(b, language))
  }
}
