extension [String: Argument] {
  /// Removes arguments that repeat what another argument of the same line says.
  func withoutDuplicates(by parameters: [FrameReader.Parameter]) -> [String: Argument] {
    withoutDuplicateTime(by: parameters).withoutRedundantAll(by: parameters).withoutTimeIfEnded(by: parameters)
  }

  /// A time fills either a day or a period: a single day fills the day.
  private func withoutDuplicateTime(by parameters: [FrameReader.Parameter]) -> [String: Argument] {
    guard let day = parameters.first(where: { $0.slot == .day })?.name, self[day] != nil,
      let period = parameters.first(where: { $0.slot == .period })?.name, let value = self[period]
    else { return self }
    let isDay = if case .moment(let moment) = value { moment.isDay } else { value == .everything }
    return filter { $0.key != (isDay ? period : day) }
  }

  /// "All" as a choice is redundant next to any other argument.
  private func withoutRedundantAll(by parameters: [FrameReader.Parameter]) -> [String: Argument] {
    guard count > 1 else { return self }
    return filter { name, argument in
      guard argument == .everything, case .choice? = parameters.first(where: { $0.name == name })?.slot else {
        return true
      }
      return false
    }
  }

  /// The time when a feeling ended is not the time when it was felt.
  private func withoutTimeIfEnded(by parameters: [FrameReader.Parameter]) -> [String: Argument] {
    guard self[FrameReader.endedParameter] == .flag(true) else { return self }
    return filter { name, _ in parameters.first { $0.name == name }?.slot != .moment }
  }
}

extension Argument {
  /// Everything, for parameters that take a choice or a period.
  static let everything = Argument.words("all")
}
