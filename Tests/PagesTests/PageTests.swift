import Foundation
import Testing

@testable import Pages

struct PageTests {
  @Test(arguments: Samples.all.map(\.name))
  func `a page stands alone: no script, no address, nothing from elsewhere`(name: String) throws {
    let html = try #require(Samples.all.first { $0.name == name }).page.html
    #expect(html.contains("content=\"default-src 'none'; style-src 'unsafe-inline'\">"))
    for word in ["<script", "<link", "<img", "@import", "url(", "http:", "https:", "href=", "src="] {
      #expect(!html.contains(word), "\(word)")
    }
  }

  @Test func `every picture has a name and a description, or is hidden from those who listen`() {
    for picture in Samples.full.html.components(separatedBy: "<svg").dropFirst() {
      let opening = picture.prefix { $0 != ">" }
      guard opening.contains("role=\"img\"") else { continue }
      #expect(picture.contains("<title>") && picture.contains("<desc>"))
    }
    let pictures = Samples.full.html.components(separatedBy: "role=\"img\"").count - 1
    #expect(pictures == 6 + 3 + 8)
  }

  @Test func `two short sections in a row share one, and a third begins the next`() {
    let short = Page.Section("", .sentences(["words"]))
    let broad = Page.Section("", .notes([Note("words", from: "")]))
    let page = Page("", [short, short, short, broad, short])
    #expect(page.rows.map(\.count) == [2, 1, 1, 1])
  }

  @Test func `the fuller a page, the smaller it is printed, and the empty one is not blown up`() {
    let zooms = [Samples.empty, Samples.small, Samples.full, PageFitter(Samples.hostile).page]
      .map { HeightEstimate.zoom($0, hasLoss: false) }
    #expect(zooms == zooms.sorted(by: >))
    #expect(zooms[0] == 115)
    #expect(zooms[2] > 90)
    #expect(zooms[3] > 75)
    #expect(HeightEstimate.zoom(Samples.full, hasLoss: true) < zooms[2])
  }
}
