internal import CModels

/// How likely a piece of text comes from a person in crisis, as a linear model learnt it from lines that people wrote
/// for it (`Tests/Crisis`): the sum of one weight for each feature, in sixteenths of log odds.
enum CrisisModel {
  /// Log odds in sixteenths; above 0 the model would rather say yes.
  static func score(_ text: some StringProtocol) -> Int {
    CrisisFeatures.pieces(of: text).map { $0.slots.reduce(0) { $0 + Int(crisis_model[$1]) } }.max() ?? 0
  }
}
