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

  package static let learnt = LineModel(
    WeightTable(UnsafeRawBufferPointer(start: line_model, count: line_model_size)))

  /// Steps of a weight in a unit of log odds.
  package static let scale: Float = 32
}
