extension [String: Argument] {
  /// With each thing that a line says in one argument alone.
  func saidOnce(by parameters: [FrameReader.Parameter]) -> [String: Argument] {
    timedOnce(by: parameters).narrowed(by: parameters).over(by: parameters)
  }

  /// One time is either a day or a stretch of days: a day by itself is a day.
  private func timedOnce(by parameters: [FrameReader.Parameter]) -> [String: Argument] {
    guard let day = parameters.first(where: { $0.slot == .day })?.name, self[day] != nil,
      let stretch = parameters.first(where: { $0.slot == .period })?.name, let said = self[stretch]
    else { return self }
    let isDay = if case .moment(let moment) = said { moment.isDay } else { said == .everything }
    return filter { $0.key != (isDay ? stretch : day) }
  }

  /// A choice of all says nothing beside what is chosen of it.
  private func narrowed(by parameters: [FrameReader.Parameter]) -> [String: Argument] {
    guard count > 1 else { return self }
    return filter { name, argument in
      guard argument == .everything, case .choice? = parameters.first(where: { $0.name == name })?.slot else {
        return true
      }
      return false
    }
  }

  /// When something was over is not when it was felt.
  private func over(by parameters: [FrameReader.Parameter]) -> [String: Argument] {
    guard self[FrameReader.over] == .flag(true) else { return self }
    return filter { name, _ in parameters.first { $0.name == name }?.slot != .moment }
  }
}

extension Argument {
  /// All that there is, where a tool has a choice or takes a stretch of time.
  static let everything = Argument.words("all")
}
