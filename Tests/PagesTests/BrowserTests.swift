import Foundation
import Testing

@testable import Pages

/// Pages in a real browser, one at a time.
@Suite(.serialized, .enabled(if: Browser.isThere, "needs chromium, as in: apt-get install chromium"))
struct BrowserTests {
  @Test(arguments: Samples.all.map(\.name))
  func `a page is one sheet, asks for nothing and has nothing to complain of`(name: String) throws {
    let page = try #require(Samples.all.first { $0.name == name }).page
    let printed = try Browser.print(page.html)
    #expect(printed.sheets == 1)
    #expect(printed.console == [])
    #expect(printed.requests == [])
  }

  @Test(arguments: ["full", "hostile"])
  func `a page is one sheet in letters wider than most`(name: String) throws {
    let html = try #require(Samples.all.first { $0.name == name }).page.html
    let wide = html.replacing("body{margin:0}", with: "body{margin:0;letter-spacing:.08em}")
    #expect(wide != html)
    #expect(try Browser.print(wide).sheets == 1)
  }

  /// All in one document, a sheet each.
  @Test func `pages of any make are one sheet each`() throws {
    let pages = (1...32).map { AnyPage(seed: $0).page.html }
    let mains = try pages.map { html in
      let start = try #require(html.range(of: "<main"))
      let end = try #require(html.range(of: "</main>"))
      return String(html[start.lowerBound..<end.upperBound])
    }
    let html = pages[0].replacing(mains[0], with: mains.joined())
      .replacing("body{margin:0}", with: "body{margin:0}main+main{break-before:page}")
    #expect(try Browser.print(html).sheets == pages.count)
  }

  @Test func `a page of two sheets that asks for more and fails is seen`() throws {
    let bad = """
      <img src="http://127.0.0.1:9/x.png"><p style="break-after:page">one<p>two<script>nothing()</script>
      """
    let printed = try Browser.print(bad)
    #expect(printed.sheets == 2)
    #expect(printed.requests.contains("http://127.0.0.1:9/x.png"))
    #expect(printed.console.contains { $0.contains("nothing is not defined") })
  }

  @Test func `what a page would load or run is forbidden by itself`() throws {
    let bad = Samples.small.html.replacing(
      "</main>", with: "<img src=\"http://127.0.0.1:9/x.png\"><script>nothing()</script></main>")
    let printed = try Browser.print(bad)
    #expect(printed.console.count { $0.contains("Content Security Policy") } == 2)
    #expect(!printed.requests.contains("http://127.0.0.1:9/x.png"))
  }
}
