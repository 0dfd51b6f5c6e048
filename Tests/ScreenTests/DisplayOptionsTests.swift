import Testing

@testable import Screen

struct DisplayOptionsTests {
  static let colours: [(environment: [String: String], isTerminal: Bool, colours: DisplayOptions.Colours)] = [
    (["TERM": "xterm-256color", "COLORTERM": "truecolor"], true, .truecolor),
    (["TERM": "xterm-256color"], true, .twoFiftySix),
    (["TERM": "xterm"], true, .sixteen),
    (["TERM": "xterm-direct"], true, .truecolor),
    (["TERM": "dumb"], true, .none),
    ([:], true, .none),
    (["TERM": "xterm-256color"], false, .none),
    (["TERM": "xterm-256color", "NO_COLOR": "1"], true, .none),
    (["TERM": "xterm-256color", "NO_COLOR": ""], true, .twoFiftySix),
    (["TERM": "xterm-256color", "FORCE_COLOR": "1"], false, .sixteen),
    (["TERM": "xterm-256color", "FORCE_COLOR": "yes"], false, .twoFiftySix),
    (["TERM": "xterm", "FORCE_COLOR": "3"], false, .truecolor),
    (["TERM": "xterm", "FORCE_COLOR": "0"], true, .none),
    (["TERM": "xterm", "FORCE_COLOR": "3", "NO_COLOR": "1"], true, .none),
  ]

  @Test(arguments: colours)
  func `colours follow the environment`(
    environment: [String: String], isTerminal: Bool, colours: DisplayOptions.Colours
  ) {
    #expect(DisplayOptions.from(environment: environment, isTerminal: isTerminal, width: 80).colours == colours)
  }

  @Test(arguments: [
    ("15;0", DisplayOptions.Background.dark), ("0;15", .light), ("0;default;7", .light), ("x", .dark), ("", .dark),
  ])
  func `the background is guessed from COLORFGBG`(value: String, background: DisplayOptions.Background) {
    #expect(
      DisplayOptions.from(environment: ["COLORFGBG": value], isTerminal: true, width: 80).background == background)
  }

  @Test(arguments: [("1", true), ("yes", true), ("", false), ("0", false), ("false", false), ("OFF", false)])
  func `REDUCE_MOTION is on unless it says off, and the setting turns motion off too`(value: String, isOn: Bool) {
    let environment = ["REDUCE_MOTION": value, "TERM": "xterm"]
    #expect(DisplayOptions.from(environment: environment, isTerminal: true, width: 80).hasMotion == !isOn)
    #expect(!DisplayOptions.from(environment: environment, isTerminal: true, width: 80, hasMotion: false).hasMotion)
  }

  @Test(arguments: [("1", true), ("yes", true), ("", false), ("0", false), ("false", false), ("OFF", false)])
  func `NUDGY_ACCESSIBLE and ACCESSIBLE are on unless they say off`(value: String, isOn: Bool) {
    for name in ["NUDGY_ACCESSIBLE", "ACCESSIBLE"] {
      let look = DisplayOptions.from(environment: [name: value, "TERM": "xterm"], isTerminal: true, width: 80)
      #expect(look.isAccessible == isOn, "\(name)")
    }
  }

  @Test func `what was asked for comes before what was found`() {
    let environment = ["COLORFGBG": "0;15", "COLUMNS": "100"]
    let look = DisplayOptions.from(
      environment: environment, isTerminal: true, width: 60, isAccessible: true, background: .dark)
    #expect((look.width, look.background, look.isAccessible) == (60, .dark, true))
    #expect(DisplayOptions.from(environment: environment, isTerminal: true, width: nil).width == 100)
  }

  @Test(arguments: [(5, 20), (0, 20), (66, 66), (900, 200)])
  func `widths stay between 20 and 200`(asked: Int, width: Int) {
    #expect(DisplayOptions(width: asked).width == width)
  }

  @Test(arguments: [("C", true), ("POSIX", true), ("de_DE.ISO-8859-1", true), ("en_GB.UTF-8", false), ("", false)])
  func `frames are ASCII where the locale is`(locale: String, isASCII: Bool) {
    #expect(DisplayOptions.from(environment: ["LC_ALL": locale], isTerminal: true, width: 80).isASCII == isASCII)
  }

  @Test func `A setting chooses how many colours, where the environment wants any`() {
    let looks = [[:], ["NO_COLOR": "1"], ["TERM": "dumb"]].map { variables in
      DisplayOptions.from(
        environment: variables.merging(["TERM": "xterm"]) { said, _ in said }, isTerminal: true, width: 80,
        depth: .twoFiftySix)
    }
    #expect(looks.map(\.colours) == [.twoFiftySix, .none, .none])
    let off = DisplayOptions.from(
      environment: ["FORCE_COLOR": "3"], isTerminal: true, width: 80, depth: DisplayOptions.Colours.none)
    #expect(off.colours == .none)
  }
}
