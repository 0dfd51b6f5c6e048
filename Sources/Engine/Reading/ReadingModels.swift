package import Language

/// What was learnt from the corpus about how people say things.
package struct ReadingModels: Sendable {
  package let line: LineModel
  package let token: TokenModel
  /// Chooses for a line that is read by itself.
  package var ranker: Ranker
  /// Chooses for a piece of a line.
  package var pieceRanker: Ranker

  /// Those that nudgy is built with.
  package static let learnt = ReadingModels(
    line: .learnt, token: .learnt, ranker: Ranker(table: PackageResources.lines_weights),
    pieceRanker: Ranker(table: PackageResources.pieces_weights))

  package init(line: LineModel, token: TokenModel, ranker: Ranker = Ranker(), pieceRanker: Ranker = Ranker()) {
    (self.line, self.token, self.ranker, self.pieceRanker) = (line, token, ranker, pieceRanker)
  }
}
