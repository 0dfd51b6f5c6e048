internal import CModels
package import Language

/// The models that read lines, trained on the corpus.
package struct ReadingModels: Sendable {
  package let line: LineModel
  package let token: TokenModel
  /// Ranks the candidates of a whole line.
  package var ranker: Ranker
  /// Ranks the candidates of a piece of a line.
  package var pieceRanker: Ranker

  /// Returns the models of a language.
  package typealias Source = @Sendable (Language) -> ReadingModels?

  /// The built-in models; `nil` for a language that has none.
  package static let trained: Source = { language in
    guard let line = LineModel.builtIn(for: language.tag), let token = TokenModel.builtIn(for: language.tag),
      let (lines, pieces) = weights(of: language.tag)
    else { return nil }
    return ReadingModels(line: line, token: token, ranker: Ranker(lines), pieceRanker: Ranker(pieces))
  }

  private static func weights(of tag: String) -> (lines: table, pieces: table)? {
    switch tag {
    case "en": (line_weights_en, piece_weights_en)
    case "de": (line_weights_de, piece_weights_de)
    default: nil
    }
  }

  package init(line: LineModel, token: TokenModel, ranker: Ranker = Ranker(), pieceRanker: Ranker = Ranker()) {
    (self.line, self.token, self.ranker, self.pieceRanker) = (line, token, ranker, pieceRanker)
  }
}
