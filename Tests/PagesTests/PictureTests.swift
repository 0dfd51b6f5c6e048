import Civil
import Contrast
import Foundation
import Language
import Languages
import Replies
import TestFiles
import Testing

@testable import Pages

#if canImport(FoundationXML)
  import FoundationXML
#endif

struct PictureTests {
  private static let german = Language.german

  @Test(arguments: Samples.pictures.map(\.name))
  func `pictures are drawn as recorded`(name: String) throws {
    let svg = try #require(Samples.pictures.first { $0.name == name }).picture.svg
    let file = "Goldens/\(name).svg"
    if TestFiles.isRecording { return try TestFiles.write(svg, to: file) }
    #expect(try svg == TestFiles.read(file), "\(file) differs; NUDGY_RECORD=1 rewrites it")
  }

  @Test(arguments: Samples.pictures.map(\.name))
  func `a picture is well-formed XML that runs and loads nothing`(name: String) throws {
    let svg = try #require(Samples.pictures.first { $0.name == name }).picture.svg
    let reader = ElementReader(svg)
    #expect(reader.problem == nil)
    #expect(reader.elements.isSubset(of: ["svg", "title", "desc", "style", "rect", "text", "g", "path"]))
    let addresses = svg.matches(of: /[a-z]+:\/\/[^"]*/).map { String($0.output) }
    #expect(addresses == ["http://www.w3.org/2000/svg"])
    #expect(!svg.contains("url(") && !svg.contains("@import") && !svg.contains("href"))
  }

  @Test(arguments: Samples.pictures.map(\.name))
  func `a screen reader is told what is seen`(name: String) throws {
    let svg = try #require(Samples.pictures.first { $0.name == name }).picture.svg
    #expect(svg.contains(#" role="img" aria-labelledby="title desc" "#))
    let title = try #require(svg.firstMatch(of: /<title id="title">(.+)<\/title>/)).1
    #expect(svg.contains(">\(title)</text>"))
    #expect(try #require(svg.firstMatch(of: /<desc id="desc">(.+)<\/desc>/)).1.contains(/\d/))
  }

  @Test func `words that look like markup are words`() {
    let calendar = Reply.Calendar(
      nil, notes: ["a <b> & \"c\""], first: Samples.day(2026, 11, 20), counts: [1], scaleMaximum: 1)
    let svg = Picture(calendar, title: "</title><script>x</script>", lead: [], in: nil).svg
    #expect(!svg.contains("<script") && !svg.contains("<b>"))
    #expect(svg.contains("a &lt;b&gt; &amp; &quot;c&quot;"))
    #expect(ElementReader(svg).problem == nil)
  }

  @Test func `its words are in the person's language`() {
    let svg = Picture(Samples.moods, title: "Mood", lead: [], in: Self.german).svg
    #expect(svg.contains(#"xml:lang="de""#))
    #expect(svg.contains(">Dez.</text>"))
    #expect(!svg.contains("average"))
  }

  @Test func `every known day has its dot, and the line breaks where a week has none`() throws {
    let monday = Samples.day(2026, 9, 7)
    let values: [Double?] = [4, nil, 6, nil, nil, nil, nil] + [8] + [Double?](repeating: nil, count: 13) + [3, 5]
    let series = Reply.DailySeries(nil, first: monday, values: values, range: 1...10)
    let svg = Picture(series, title: "Mood", lead: [], in: nil).svg
    let dots = try #require(svg.firstMatch(of: /class="day" d="([^"]+)"/)).1
    #expect(dots.count { $0 == "M" } == 5)
    let line = try #require(svg.firstMatch(of: /class="mean" d="([^"]+)"/)).1
    #expect(line.filter(\.isLetter) == "MLMH")
  }

  @Test func `nothing known is said`() {
    let series = Reply.DailySeries(nil, first: Samples.day(2026, 11, 1), values: [nil, nil], range: 1...10)
    #expect(Picture(series, title: "Mood", lead: [], in: nil).svg.contains("nothing is known"))
  }

  @Test func `a tint is seen on its paper, and beside the next`() {
    for (paper, shade) in [(ColourToken.paper.values.light, \Tint.light), (ColourToken.paper.values.dark, \Tint.dark)] {
      let tints = Tint.all.map { $0[keyPath: shade] }
      #expect(tints.count == ShadeScale.count)
      #expect(tints.allSatisfy { contrast($0, paper) >= 3 })
      for (paler, fuller) in zip(tints, tints.dropFirst()) {
        #expect(contrast(fuller, paper) >= contrast(paler, paper) * 1.4)
      }
    }
  }
}

/// The names of a document's elements, and what is wrong with it as XML.
private final class ElementReader: NSObject, XMLParserDelegate {
  private(set) var elements: Set<String> = []
  private(set) var problem: String?

  init(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    if !parser.parse() { problem = parser.parserError?.localizedDescription ?? "not well-formed" }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) { elements.insert(name) }
}
