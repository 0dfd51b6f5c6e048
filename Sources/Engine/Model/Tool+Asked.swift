internal import Language

extension Tool {
  /// Whether a model's call holds no link, and where a card says whom it reaches no number or address, that the person
  /// did not type.
  func reachesNobodyNew(_ call: Call, _ line: String) -> Bool {
    parameters.allSatisfy { parameter in
      let words = call.arguments[parameter.name]?.said.split(whereSeparator: \.isWhitespace) ?? []
      return words.allSatisfy { word in
        line.contains(word) || !(parameter.isTyped ? word.isReachable : word.isLink)
      }
    }
  }

  /// Whether its call names a record, be it by naming none.
  func names(_ call: Call) -> Bool { parameters.contains { $0.name == "which" && $0.slot == .which } }
}
