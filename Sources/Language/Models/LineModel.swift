internal import CModels

/// Scores the tools that a line may be meant for, with a linear model that was trained on the corpus.
package struct LineModel: Sendable {
  private let table: WeightTable
  package let tools: [String]

  package init(_ table: WeightTable) {
    self.table = table
    tools = table.names
  }

  /// A score for each tool, in log odds times `scale`: the greater the likelier.
  package func scores(of line: Utterance) -> [Int32] {
    var scores = [Int32](repeating: 0, count: tools.count)
    for feature in LineFeatures.features(of: line) { table.add(feature, to: &scores) }
    return scores
  }

  /// The model that is built into nudgy; `nil` for a language that has none.
  package static func builtIn(for tag: String) -> LineModel? {
    switch tag {
    case "en": LineModel(WeightTable(line_model_en))
    case "de": LineModel(WeightTable(line_model_de))
    default: nil
    }
  }

  /// Units of a weight per unit of log odds.
  package static let scale: Float = 32
}
