internal import CModels

/// Estimates how likely a text is from a person in crisis. It is a linear model, learnt from lines that people wrote
/// for it (`Tests/Crisis`): the sum of a weight for each feature, divided by the square root of their number, so that a
/// long line weighs no more than a short one.
enum CrisisModel {
  /// Log odds in sixteenths; above 0 the model considers a crisis more likely than not. `nil` for a language without a
  /// model.
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

  /// - Parameter weights: signed bytes in units of `1 / weightScale`; their number is a power of two.
  private static func score(_ piece: CrisisFeatures, _ weights: UnsafeRawBufferPointer) -> Int {
    let indexMask = UInt32(weights.count - 1)
    let sum = piece.hashes.reduce(0) { $0 + Int(Int8(bitPattern: weights[Int($1 & indexMask)])) }
    return Int((Double(sum) / Double(piece.hashes.count).squareRoot() * 16 / weightScale).rounded())
  }

  private static let weightScale: Double = 8
}
