import Contrast
import Foundation
import Testing

@testable import Pages

struct ColourTokenTests {
  static let media: [(name: String, shade: @Sendable (ColourToken) -> UInt32)] = [
    ("light", { $0.values.light }), ("dark", { $0.values.dark }), ("print", { $0.values.print }),
  ]

  @Test(arguments: ColourToken.allCases, media.map(\.name))
  func `every token can be told from its paper`(token: ColourToken, medium: String) throws {
    let shade = try #require(Self.media.first { $0.name == medium }).shade
    let ratio = contrast(shade(token), shade(.paper))
    switch token.values.use {
    case .reading: #expect(ratio >= 4.5)
    case .mark: #expect(ratio >= 3)
    case .ruling: #expect(ratio >= 1.25)
    case .paper: #expect(ratio == 1)
    }
  }

  @Test func `paper is black on white, and has the last word`() throws {
    let html = Samples.empty.html
    let dark = try #require(html.range(of: "@media (prefers-color-scheme:dark)"))
    #expect(html[dark.upperBound...].contains("@media print{:root"))
    #expect(ColourToken.paper.values.print == 0xFFFFFF)
    #expect(ColourToken.text.values.print == 0)
  }

  @Test func `the page names every token with its colour, and no other colour`() {
    let html = Samples.full.html
    for token in ColourToken.allCases {
      for (_, shade) in Self.media {
        let hex = String(shade(token) | 0x1000000, radix: 16, uppercase: true).dropFirst()
        #expect(html.contains("--\(token):#\(hex);"))
      }
    }
    #expect(html.count { $0 == "#" } == ColourToken.allCases.count * 3)
  }
}
