extension Grammar {
  /// Sentences that say what the tool does, made from its templates.
  package func sample(owner: Int, count: Int, using random: inout some RandomNumberGenerator) -> [String] {
    let own = entries.indices.filter { entries[$0].owner == owner }
    return (0..<count).compactMap { _ in own.randomElement(using: &random).flatMap { sentence(of: $0, using: &random) }
    }
  }

  /// One sentence of one template; `nil` where the template does not parse.
  package func sentence(of entry: Int, using random: inout some RandomNumberGenerator) -> String? {
    guard let template = shelf.template(entry) else { return nil }
    var pieces = [template.opening.sample(using: &random)]
    for part in template.parts {
      let filling = entries[entry].type(of: part.slot).sample(using: &random)
      pieces.append(filling + (part.mark == .none ? "" : part.mark == .colon ? ":" : ","))
      pieces.append(part.after.sample(using: &random))
    }
    return pieces.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension Pattern {
  func sample(using random: inout some RandomNumberGenerator) -> String {
    switch self {
    case .word(let word): word
    case .all(let parts): parts.map { $0.sample(using: &random) }.filter { !$0.isEmpty }.joined(separator: " ")
    case .one(let choices): choices.randomElement(using: &random)?.sample(using: &random) ?? ""
    case .maybe(let part): Bool.random(using: &random) ? part.sample(using: &random) : ""
    }
  }
}

extension SlotType {
  /// Words that read as the type.
  func sample(using random: inout some RandomNumberGenerator) -> String {
    switch self {
    case .number(let range): String(Int(Double.random(in: range, using: &random).rounded()))
    case .choice(let choices): choices.keys.sorted().randomElement(using: &random) ?? ""
    default: (SlotType.samples[self] ?? []).randomElement(using: &random) ?? ""
    }
  }

  private static let samples: [SlotType: [String]] = [
    .text: ["the blue kettle", "gate code is 4471", "slept badly", "paint"],
    .which: ["the passport form", "the bank one", "piano lessons", "number 3"],
    .day: ["today", "yesterday", "on friday", "on 5 may"],
    .moment: ["tomorrow", "friday", "at 6pm", "monday at 9am", "in 3 days", "on 5 may"],
    .repeats: ["every day", "every tuesday", "every other thursday", "every weekday at 7am"],
    .duration: ["20 minutes", "an hour", "half an hour", "45 min"],
    .list: ["coffee, my dog and sunny walks", "tea and toast", "rain"],
    .period: ["today", "yesterday", "this week", "this month", "this year"],
    .capture: ["buy oat milk tomorrow", "call the bank", "water the ferns every sunday", "birthday card for jo"],
    .bare: ["pick up the parcel tomorrow", "return the ladder", "gym at 7pm"],
  ]
}
