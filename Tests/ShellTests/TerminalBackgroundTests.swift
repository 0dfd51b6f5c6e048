import Testing

@testable import Shell

@Suite struct TerminalBackgroundTests {
  @Test(
    arguments: [
      ("\u{1b}]11;rgb:0b0b/1212/2020\u{7}", .dark), ("\u{1b}]11;rgb:ff/ff/ff\u{1b}\\", .light),
      ("\u{1b}]11;rgba:f/f/f/0\u{7}", .light), ("\u{1b}]10;rgb:ff/ff/ff\u{7}", nil), ("\u{1b}]11;rgb:ff/ff\u{7}", nil),
      ("\u{1b}]11;?\u{7}", nil), ("\u{1b}[?62c", nil), ("\u{1b}]11;rgb:fffff/0/0\u{7}", nil),
    ] as [(String, TerminalBackground?)])
  func `The answer to OSC 11 is dark, light or none`(answer: String, background: TerminalBackground?) {
    #expect(TerminalBackground(answer: Array(answer.utf8)) == background)
  }
}
