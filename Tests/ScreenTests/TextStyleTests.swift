import Foundation
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
  func `the sixteen are foregrounds, bright ones on dark only`(style: TextStyle, background: DisplayOptions.Background) {
    guard let shade = style.colour(on: background) else { return }
    let allowed: Set<UInt8> = background == .dark ? [37, 91, 92, 93, 94] : [31, 32, 33, 34, 90]
    #expect(allowed.contains(shade.basic))
  }

  /// WCAG 2.2, contrast ratio.
  private func contrast(_ a: UInt32, _ b: UInt32) -> Double {
    let (low, high) = (min(luminance(a), luminance(b)), max(luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)
  }

  private func luminance(_ rgb: UInt32) -> Double {
    func linear(_ shift: UInt32) -> Double {
      let part = Double(rgb >> shift & 0xFF) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0)
  }

  /// The colour cube and the greys of the 256.
  private func xterm(_ index: UInt8) -> UInt32 {
    if index >= 232 { return (UInt32(index - 232) * 10 + 8) * 0x010101 }
    let steps: [UInt32] = [0, 95, 135, 175, 215, 255]
    let place = Int(index) - 16
    return steps[place / 36] << 16 | steps[place / 6 % 6] << 8 | steps[place % 6]
  }
}
