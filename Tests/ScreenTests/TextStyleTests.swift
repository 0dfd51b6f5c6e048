import Contrast
import Testing

@testable import Screen

struct TextStyleTests {
  static let all = TextStyle.allCases.flatMap { style in DisplayOptions.Background.allCases.map { (style, $0) } }

  @Test(arguments: all)
  func `every colour can be read on its background`(style: TextStyle, background: DisplayOptions.Background) {
    guard let shade = style.colour(on: background) else { return }
    #expect(contrast(shade.rgb, background.rgb) >= 4.5)
    #expect(contrast(xterm(shade.indexed), background.rgb) >= 4.5)
  }

  @Test(arguments: all)
  func `the sixteen are foregrounds, bright ones on dark only`(style: TextStyle, background: DisplayOptions.Background)
  {
    guard let shade = style.colour(on: background) else { return }
    let allowed: Set<UInt8> = background == .dark ? [37, 91, 92, 93, 94] : [31, 32, 33, 34, 90]
    #expect(allowed.contains(shade.basic))
  }

  /// The colour cube and the greys of the 256.
  private func xterm(_ index: UInt8) -> UInt32 {
    if index >= 232 { return (UInt32(index - 232) * 10 + 8) * 0x010101 }
    let steps: [UInt32] = [0, 95, 135, 175, 215, 255]
    let place = Int(index) - 16
    return steps[place / 36] << 16 | steps[place / 6 % 6] << 8 | steps[place % 6]
  }
}
