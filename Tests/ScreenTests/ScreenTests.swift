import Engine
import JSONChecks
import Language
import Languages
import Replies
import Testing

@testable import Screen

struct ScreenTests {
  @Test func `another language replaces the words of the screen and of the reply`() {
    let german = Language(
      tag: "de", rules: English.self,
      messages: ["and {0} more": "und {0} weitere", "Today": "Heute", "waiting a while": "wartet schon länger"])
    let screen = Screen(DisplayOptions(), language: german)
    let list = screen.draw(Reply(nil, .list(Samples.list)))
    #expect(list.hasPrefix("Heute "))
    #expect(list.hasSuffix("und 7 weitere"))
    #expect(screen.draw(Reply(nil, .card(Samples.stale))).hasPrefix("╭─ wartet schon länger ─"))
  }

  @Test(arguments: [(61, false), (62, true)])
  func `days over many weeks are drawn where at least sixty columns are for them`(width: Int, isDrawn: Bool) {
    let drawn = Screen(DisplayOptions(width: width)).draw(Reply(nil, .daily(Samples.moodQuarter)))
    #expect(drawn.unicodeScalars.contains { (0x2801...0x28FF).contains($0.value) } == isDrawn)
  }

  @Test func `of a capture the title is bold and its time dim`() {
    var card = Samples.active
    card.form = .belowReceipt(keys: ["s"])
    let title = "Call mum"
    let screen = Screen(DisplayOptions(colours: .truecolor))
    let spans = screen.lines(Reply("Got it: \(title), tomorrow at 17:00.", .card(card)))[0].spans
    #expect(spans.map(\.style) == [.plain, .strong, .quiet])
    #expect(spans.map(\.text.text) == ["Got it: ", "Call mum", ", tomorrow at 17:00."])
    #expect(screen.lines(Reply("Done: \(title). Nice.")).flatMap(\.spans).last?.style == .plain)
  }

  @Test func `nothing that is read is red, nor is the word said`() {
    for background in DisplayOptions.Background.allCases {
      let screen = Screen(DisplayOptions(colours: .truecolor, background: background))
      let replies = [Reply(nil, .card(Samples.overdue)), Reply(nil, .list(Samples.list))]
      let spans = replies.flatMap { screen.lines($0) }.flatMap(\.spans)
      #expect(spans.contains { $0.style == .overdue })
      #expect(spans.filter { $0.style == .overdue }.allSatisfy { $0.text.text.allSatisfy { $0 == " " || $0 == "│" } })
    }
    for look in [DisplayOptions(), DisplayOptions(isPlain: true), DisplayOptions(isAccessible: true)] {
      #expect(!Screen(look).draw(Reply(nil, .card(Samples.overdue))).lowercased().contains("overdue"))
    }
  }

  @Test func `who listens to a review is told where it stands and how to stop`() {
    let drawn = Screen(DisplayOptions(isAccessible: true), hasKeys: true).draw(Reply(nil, .card(Samples.review)))
      .replacing("\n", with: " ")
    #expect(drawn.hasPrefix("1 of 2 ") && drawn.contains("q stop") && drawn.contains("d drop"))
  }

  @Test(arguments: [80, 100, 120]) func `a long title in a list takes no other card's rule`(width: Int) {
    let drawn = Screen(DisplayOptions(width: width)).draw(Reply(nil, .list(Samples.rules)))
    #expect(drawn.contains("every Sunday") && drawn.contains("important"))
  }

  @Test func `who listens to a list is told how many are left and how to go on`() {
    var list = Samples.list
    let screen = Screen(DisplayOptions(isAccessible: true))
    #expect(screen.draw(Reply(nil, .list(list))).hasSuffix("and 7 more"))
    list.nextPage = ["from": .number(6)]
    let drawn = screen.draw(Reply(nil, .list(list)))
    #expect(drawn.contains("and 7 more\n") && drawn.contains("“show all” lists all of them"))
  }

  @Test func `an excerpt that is cut keeps the blank behind what was looked for`() {
    let excerpt = Excerpt([.init("rain", isMatch: true), .init(" on the roof light", isMatch: false)])
    let drawn = Screen(DisplayOptions(width: 20)).line(excerpt, margin: 4)
    #expect(drawn.spans.map(\.text.text).joined() == "rain on the roo…")
  }

  @Test func `where no card of a list has a fact, titles have the whole row`() {
    let title = "an evening of forty letters or so, nearly"
    let list = Reply.List(nil, [Samples.card(title, .active, [], actions: [])])
    for width in (title.count + 4)...(title.count + 16) {
      let rows = Screen(DisplayOptions(width: width)).draw(Reply(nil, .list(list))).split(separator: "\n").count
      #expect(rows == (width < title.count + 10 ? 2 : 1), "\(width)")
    }
  }

  @Test(arguments: [DisplayOptions(), DisplayOptions(isAccessible: true), DisplayOptions(width: 200)])
  func `a long title is shortened in a list, and whole for machines`(look: DisplayOptions) {
    let title = String(repeating: "words of a title ", count: 700) + "the end"
    let card = Samples.card(title, .active, ["tomorrow"])
    let reply = Reply(nil, .list(.init(nil, [card, card])))
    let drawn = Screen(look).draw(reply)
    #expect(drawn.count < 800, "\(drawn)")
    #expect(drawn.contains("…") || drawn.contains("..."))
    #expect(drawn.split(separator: "\n").joined().contains("tomorrow"))
    #expect(Screen(look).json(reply).text.contains(title))
    #expect(Screen(DisplayOptions(isPlain: true)).draw(reply).contains("1\t" + title))
  }

  @Test func `a long title is shortened on a card, unless the whole of it is asked for`() {
    let title = String(repeating: "words of a title ", count: 700) + "the end"
    var card = Samples.card(title, .active, [])
    for look in [DisplayOptions(), DisplayOptions(isAccessible: true)] {
      card.form = .box
      #expect(Screen(look).draw(Reply(nil, .card(card))).count < 1200)
      card.form = .boxInFull
      #expect(Screen(look).draw(Reply(nil, .card(card))).contains("the end"))
    }
  }

  @Test func `an empty reply draws nothing`() {
    for look in [DisplayOptions(), DisplayOptions(isPlain: true), DisplayOptions(isAccessible: true)] {
      #expect(Screen(look).draw(Reply()) == "")
    }
  }

  @Test func `a card that shows its keys does not show them twice`() {
    let drawn = Screen(DisplayOptions()).draw(
      Reply(nil, .card(Samples.active), followUp: .keys(Samples.keys, again: Call("review"))))
    #expect(drawn.split(separator: "not now", omittingEmptySubsequences: false).count == 2)
  }

  @Test func `without colour there is no escape sequence`() {
    for (_, reply) in Samples.all { #expect(!Screen(DisplayOptions()).draw(reply).contains("\u{1B}")) }
  }

  @Test func `nothing shouts`() {
    for (_, reply) in Samples.all { #expect(!Screen(DisplayOptions()).draw(reply).contains("!")) }
  }

  @Test func `in a pipe a card is one fact a line, whatever its width`() {
    let lines = Screen(DisplayOptions(width: 20, isPlain: true)).draw(Reply(nil, .card(Samples.long))).split(
      separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0] == Samples.long.reference.label)
  }

  @Test func `every form that a reply can show has a sample`() {
    let drawn = Samples.all.compactMap { Screen(DisplayOptions()).kindAndJSON($0.reply.content)?.form }
    #expect(Set(drawn) == Set(Screen.ShownKind.allCases))
  }

  @Test(arguments: Samples.all.map(\.name))
  func `a reply without its nulls is as its schema says`(name: String) throws {
    let reply = Screen(DisplayOptions()).json(try #require(Samples.all.first { $0.name == name }).reply).withoutNulls
    let schema = Screen.replySchema
    let known = try #require(schema["properties"]?.members)
    #expect(known.first { $0.key == "kind" }?.value["enum"]?.array?.contains(reply["kind"] ?? .null) == true)
    for (name, schema) in known {
      guard let value = reply[name] else { continue }
      switch schema["type"]?.string {
      case "string": #expect(value.string != nil, "\(name)")
      case "array": #expect(value.array != nil, "\(name)")
      default: #expect(value.members != nil, "\(name)")
      }
    }
  }

  @Test(arguments: Samples.all.map(\.name))
  func `what programs read has the form that the schema says`(name: String) throws {
    let reply = try #require(Samples.all.first { $0.name == name }).reply
    let (screen, schema) = (Screen(DisplayOptions()), JSONSchema(Screen.outputSchema))
    #expect(schema.problems(of: screen.json(reply)) == [])
    #expect(schema.forms(of: screen.json(reply)) == ["reply"])
    for record in screen.records(of: reply) + [screen.subject(of: reply)].compactMap(\.self) {
      #expect(schema.problems(of: record) == [])
      #expect(schema.forms(of: record) == ["record"])
    }
    #expect(schema.forms(of: screen.json(UserError("No.", hint: nil, code: .notFound))) == ["error"])
  }

  @Test func `every field of the JSON is there, whatever the reply`() {
    let screen = Screen(DisplayOptions())
    let keys = screen.json(Reply()).members?.map(\.key)
    for (_, reply) in Samples.all { #expect(screen.json(reply).members?.map(\.key) == keys) }
    #expect(screen.json(Reply())["card"] == .null)
  }

  @Test(arguments: Card.State.allCases)
  func `a state is told in words where there is no colour`(state: Card.State) {
    let card = Samples.card("x", state, [])
    let spoken = Screen(DisplayOptions(isAccessible: true)).draw(Reply(nil, .card(card)))
    #expect(spoken.contains(": x"))
    let isASCII = spoken.utf8.allSatisfy { $0 < 0x80 }
    #expect(isASCII)
  }
}

/// Words from outside (a medicine's name, a title, a remark) that hold what ends a line for somebody or something.
struct ForgedRowTests {
  private static let breaks = [
    "\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}", "\u{1B}[2K\r", "\u{9B}1A",
  ]
  private static let looks = [
    DisplayOptions(), DisplayOptions(isPlain: true), DisplayOptions(isAccessible: true),
    DisplayOptions(width: 200, isASCII: true),
  ]

  @Test(arguments: breaks)
  func `A name begins no row of its own`(ending: String) {
    let name: LocalizedText = "a\(ending)FORGED"
    let card = Card(Reference(kind: "nudge", id: "1", label: ""), heading: name, state: .active, details: [name])
    let chart = Reply.Chart(name, notes: [name], labels: [name], values: [1], range: 0...2)
    let shows: [Reply.Content] = [
      .lines([name]), .list(.init(name, [card])), .table(.init(name, columns: [name, "x"], rows: [[name, name]])),
      .chart(chart), .multiples([chart]), .card(card), .page([.lines([name, "b"]), .lines(["\(name) and more"])]),
    ]
    for look in ForgedRowTests.looks {
      for show in shows {
        let drawn = Screen(look).draw(Reply(name, show)) + "\n" + Screen(look).draw(UserError(name, hint: name))
        for row in drawn.split(whereSeparator: \.isNewline) {
          #expect(!row.trimmed.hasPrefix("FORGED"), "\(drawn)")
        }
      }
    }
  }
}
