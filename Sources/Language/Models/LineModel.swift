internal import CModels

/// Which tools a line is likely meant for, as a linear model learnt it from the corpus.
package struct LineModel: Sendable {
  private let table: WeightTable
  package let tools: [String]

  package init(_ table: WeightTable) {
    self.table = table
    tools = table.names
  }

  /// How likely each tool is, in steps of log odds: the greater the likelier.
  package func scores(of line: Utterance) -> [Int32] {
    var scores = [Int32](repeating: 0, count: tools.count)
    for feature in LineFeatures.features(of: line) { table.add(feature, to: &scores) }
    return scores
  }

  /// The one that nudgy is built with; `nil` for a language that has none.
  package static func learnt(_ tag: String) -> LineModel? {
    switch tag {
    case "en": LineModel(WeightTable(line_model_en))
    case "de": LineModel(WeightTable(line_model_de))
    default: nil
    }
  }

  /// Steps of a weight in a unit of log odds.
  package static let scale: Float = 32
}
