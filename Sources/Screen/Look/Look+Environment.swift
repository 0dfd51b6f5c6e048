extension Look {
  /// What the environment says, after the flags: `NO_COLOR`, `FORCE_COLOR`, `TERM`, `COLORTERM`, `COLORFGBG`,
  /// `ACCESSIBLE`, `COLUMNS` and the locale.
  ///
  /// `depth` and `background` are what a setting says, or the terminal answered; where the environment wants no colour
  /// there is none.
  package static func from(
    environment: [String: String], isTerminal: Bool, width: Int?, isAccessible: Bool = false,
    depth: Colours? = nil, background: Background? = nil
  ) -> Look {
    let surroundings = Surroundings(variables: environment)
    let colours = surroundings.colours(isTerminal: isTerminal)
    return Look(
      width: width ?? surroundings.number("COLUMNS") ?? 80,
      colours: colours == .none ? .none : depth ?? colours,
      background: background ?? surroundings.background ?? .dark,
      isAccessible: isAccessible || surroundings.isOn("ACCESSIBLE"),
      isPlain: !isTerminal || surroundings.isDumb,
      isASCII: !surroundings.isUnicode)
  }
}

private struct Surroundings {
  let variables: [String: String]

  /// `nil` when unset or empty.
  func value(_ name: String) -> String? { variables[name].flatMap { $0.isEmpty ? nil : $0.lowercased() } }
  func number(_ name: String) -> Int? { value(name).flatMap { Int($0) } }
  func isOn(_ name: String) -> Bool { value(name).map { !["0", "false", "off", "no"].contains($0) } ?? false }

  var isDumb: Bool { ["dumb", "unknown"].contains(value("TERM") ?? "dumb") }

  /// Everyone has UTF-8 by now unless the locale says otherwise.
  var isUnicode: Bool {
    guard let locale = value("LC_ALL") ?? value("LC_CTYPE") ?? value("LANG") else { return true }
    let charset = locale.prefix { $0 != "@" }
    return charset.hasSuffix("utf-8") || charset.hasSuffix("utf8")
  }

  func colours(isTerminal: Bool) -> Look.Colours {
    if value("NO_COLOR") != nil { return .none }
    if let forced { return forced }
    return isTerminal && !isDumb ? depth : .none
  }

  private var forced: Look.Colours? {
    switch value("FORCE_COLOR") {
    case nil: nil
    case "0", "false": Look.Colours.none
    case "1": .sixteen
    case "2": .twoFiftySix
    case "3": .truecolor
    default: depth
    }
  }

  private var depth: Look.Colours {
    let term = value("TERM") ?? ""
    if ["truecolor", "24bit"].contains(value("COLORTERM")) || term.hasSuffix("-direct") { return .truecolor }
    return term.contains("256color") ? .twoFiftySix : .sixteen
  }

  /// `COLORFGBG` is "15;0" or "0;default;15": the last of the sixteen colours named is the background.
  var background: Look.Background? {
    guard let last = value("COLORFGBG")?.split(separator: ";").last, let colour = Int(last) else { return nil }
    return colour == 7 || (9...15).contains(colour) ? .light : .dark
  }
}
