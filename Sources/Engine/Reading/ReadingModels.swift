internal import CModels
package import Language

/// What was learnt from the corpus about how people say things.
package struct ReadingModels: Sendable {
  package let line: LineModel
  package let token: TokenModel
  /// Chooses for a line that is read by itself.
  package var ranker: Ranker
  /// Chooses for a piece of a line.
  package var pieceRanker: Ranker

  /// What gives the models of a language.
  package typealias Source = @Sendable (Language) -> ReadingModels?

  /// Those that nudgy is built with; `nil` for a language that has none.
  package static let learnt: Source = { language in
    guard let line = LineModel.learnt(language.tag), let token = TokenModel.learnt(language.tag),
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
