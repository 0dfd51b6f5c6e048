import Engine
import Records

/// A kind of task that goes the same way each time, and the steps it goes by.
struct Family: Sendable {
  let name: String
  /// Words of a title that tell it, apart by commas. All words of one sign must be there, in any order; `^` before the
  /// first demands that the title begins with it.
  let signs: String
  /// `{0}` stands for whom or what the task is about. The first is a movement that takes two minutes at most.
  let steps: [Said]
  /// What `{0}` says where the card names nobody.
  let object: Said

  init(_ name: String, _ signs: String, _ steps: [Said], object: Said = "the person") {
    self.name = name
    self.signs = signs
    self.steps = steps
    self.object = object
  }

  /// The steps with `target` in its place.
  func steps(for target: String?) -> [Said] {
    let value = target.map(Said.Value.text) ?? .said(object)
    return steps.map { $0.key.contains("{0}") ? Said(key: $0.key, values: [value]) : $0 }
  }
}

extension Family {
  /// The family whose sign says most about the title; of equals, the one that stands first.
  static func of(_ title: String) -> Family {
    let words = SignWords(title)
    var best = (weight: 0, family: other)
    for family in all {
      let weight = family.weight(words)
      if weight > best.weight { best = (weight, family) }
    }
    return best.family
  }

  /// Words of the longest sign found, one more for a verb that the title begins with; 0 where none is.
  private func weight(_ title: SignWords) -> Int {
    signs.split(separator: ",").reduce(0) { weight, sign in
      let isOpening = sign.trimmed.hasPrefix("^")
      let words = sign.trimmed.drop { $0 == "^" }.split(separator: " ")
      guard words.allSatisfy({ title.has($0) }), !isOpening || words.first.map(title.begins) == true
      else { return weight }
      return max(weight, words.count + (isOpening ? 1 : 0))
    }
  }
}
