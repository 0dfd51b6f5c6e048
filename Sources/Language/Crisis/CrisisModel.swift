internal import CModels

/// How likely a piece of text comes from a person in crisis, as a linear model learnt it from lines that people wrote
/// for it (`Tests/Crisis`): the sum of one weight for each feature, over the root of how many there are, so that a long
/// line weighs no more than a short one.
enum CrisisModel {
  /// Log odds in sixteenths; above 0 the model would rather say yes. `nil` for a language that has no model.
  static func score(_ text: some StringProtocol, in language: Language) -> Int? {
    guard let weight = weights(of: language.tag) else { return nil }
    return CrisisFeatures.pieces(of: text, language.fields, language.rules.crisis).map { score($0.slots, weight) }.max()
      ?? 0
  }

  private static func weights(of tag: String) -> ((_ slot: Int) -> Int)? {
    switch tag {
    case "en": { Int(crisis_model_en[$0]) }
    case "de": { Int(crisis_model_de[$0]) }
    default: nil
    }
  }

  /// - Parameter weight: of a slot, in steps of which `steps` are a unit.
  static func score(_ slots: [Int], _ weight: (Int) -> Int) -> Int {
    let sum = slots.reduce(0) { $0 + weight($1) }
    return Int((Double(sum) / Double(slots.count).squareRoot() * 16 / steps).rounded())
  }

  private static let steps: Double = 8
}
