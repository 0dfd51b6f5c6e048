internal import CModels

/// How likely a piece of text comes from a person in crisis, as a linear model learnt it from lines that people wrote
/// for it (`Tests/Crisis`): the sum of one weight for each feature, over the root of how many there are, so that a long
/// line weighs no more than a short one.
enum CrisisModel {
  /// Log odds in sixteenths; above 0 the model would rather say yes. `nil` for a language that has no model.
  static func score(_ text: some StringProtocol, in language: Language) -> Int? {
    guard let weights = weights(of: language.tag) else { return nil }
    return CrisisFeatures.pieces(of: text, language.fields, language.rules.crisis).map { score($0, weights) }.max() ?? 0
  }

  private static func weights(of tag: String) -> UnsafeRawBufferPointer? {
    let table: table
    switch tag {
    case "en": table = crisis_model_en
    case "de": table = crisis_model_de
    default: return nil
    }
    return UnsafeRawBufferPointer(start: table.bytes, count: table.size)
  }

  /// - Parameter weights: signed bytes, of which `steps` are a unit. There are a power of two of them.
  private static func score(_ piece: CrisisFeatures, _ weights: UnsafeRawBufferPointer) -> Int {
    let last = UInt32(weights.count - 1)
    let sum = piece.hashes.reduce(0) { $0 + Int(Int8(bitPattern: weights[Int($1 & last)])) }
    return Int((Double(sum) / Double(piece.hashes.count).squareRoot() * 16 / steps).rounded())
  }

  private static let steps: Double = 8
}
