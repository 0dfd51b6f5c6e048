import Engine

/// What each kind of feature is worth: how writers are read by rankers that learnt without it, and from other writers.
enum Ablations {
  /// By what the features tell of, the beginnings of their names.
  private static let kinds: [(name: String, prefixes: [String])] = [
    ("nothing", []), ("grounding", ["kept", "grounded", "named"]), ("the line model", ["behind", "likeliest"]),
    ("the token model", ["frame"]), ("phrases", ["phrase", "rules"]), ("context", ["after", "follow-up", "question"]),
    ("titles", ["title"]), ("words left", ["words", "whole"]), ("comparison", ["compared"]),
  ]

  static func tell(of writers: [Writer], _ folds: [CorpusReader.Fold], _ reader: CorpusReader) {
    for (name, prefixes) in kinds {
      let halves = concurrently(2) { half in
        let others = folds.indices.filter { $0 % 2 != half }.flatMap {
          folds[$0].lines + folds[$0].inHome + folds[$0].day
        }
        let ranker = RankerTrainer.ranker(others.map { $0.without(prefixes) })
        var figures = Figures()
        for number in folds.indices where number % 2 == half {
          for (one, line) in zip(writers[number].cases, folds[number].lines) {
            figures.add(one, line.without(prefixes), ranker, reader)
          }
        }
        return figures
      }
      var sum = Figures()
      for half in halves { sum.add(half) }
      print("without \(name):", sum)
    }
  }
}

extension RankedLine {
  /// Without the features whose names begin so.
  fileprivate func without(_ prefixes: [String]) -> RankedLine {
    guard !prefixes.isEmpty else { return self }
    let left = candidates.map { $0.filteringFeatures { feature in !prefixes.contains(where: feature.hasPrefix) } }
    return RankedLine(candidates: left, isRight: isRight)
  }
}
