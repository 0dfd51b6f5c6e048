extension StringProtocol {
  /// The figures at the start, with a decimal point where they have one: "36" of "36mg"; empty where there are none.
  package var leadingNumber: SubSequence { prefix { $0.isNumber || $0 == "." } }
}
