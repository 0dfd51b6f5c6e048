import Civil
import Engine
import Records
import Replies
import Store
import Testing

@testable import Session
@testable import Tools

/// What a line says of a card that is there: another time, another word, that somebody has done it.
@Suite struct CardCorrectionTests {
  let home = TestHome()

  @Test(arguments: [
    ("ring the joiner wednesday 11am", "actually joiner thursday 2pm", "2026-11-26T14:00"),
    ("row with pia saturday at 9", "pia cant do saturday make the row sunday at the same time", "2026-11-22T09:00"),
    ("supper with pia friday at 8pm", "pia cant do friday move supper to sunday same time", "2026-11-22T20:00"),
    ("optician on the 8th at 9.20", "i was mistaken, it is at 9.50 and not 9.20", "2026-12-08T09:50"),
    ("optician on the 8th at 9.20", "sorry no the 9th for the optician", "2026-12-09T09:20"),
    ("crew briefing thursday at 6.30am", "make that 7am actually, not 6.30", "2026-11-26T07:00"),
    ("gas cert on the 10th at 8.30", "gas cert is the 11th now same time", "2026-12-11T08:30"),
    ("knee clinic monday at 2pm", "knee clinic on monday is at three now not two", "2026-11-23T15:00"),
    ("scan on tuesday", "the scan isnt tuesday its thursday, change it", "2026-11-26"),
    ("clear the shed", "push the shed to the 28th, cant face it", "2026-11-28"),
    ("text bea about the tents tonight", "no make bea tomorrow night shes out", "2026-11-21T21:00"),
    ("wash the green bibs", "the bibs have to be done by friday", "2026-11-27"),
    ("order ankle strap", "ankle strap i must order by tuesday", "2026-11-24"),
    ("invites for the barn dance", "the invites should be done by the 4th", "2026-12-04"),
  ])
  func `A card is moved as it was said`(card: String, line: String, due: String) async throws {
    await home.say(card, line, in: home.reader())
    #expect(try home.store.all(Nudge.self).count == 1)
    #expect(try home.store.all(Nudge.self).first?.due?.start.iso.hasPrefix(due) == true)
  }

  @Test(arguments: [
    ("book a room in lund by friday", "room in malmö i mean, not lund", "book a room in malmö"),
    (
      "send the gallery in porto the prints", "i meant the gallery in braga, not in porto",
      "send the gallery in braga the prints"
    ),
  ])
  func `Words that stand before both are said once`(card: String, line: String, title: String) async throws {
    await home.say(card, line, in: home.reader())
    #expect(try home.titles(.active) == [title])
  }

  @Test(arguments: [
    ("nell already fetched the nappies so thats done", Nudge.Status.done),
    ("the nappies can be dropped, since nell has plenty", .dropped),
    ("did the nappies", .done),
  ])
  func `It is the thing that is done or dropped, and nobody's card besides`(
    line: String, status: Nudge.Status
  ) async throws {
    await home.say("get nappies tonight", "order a new lamp for nell by friday", line, in: home.reader())
    #expect(try home.titles(status) == ["get nappies"])
    #expect(try home.titles(.active) == ["order a new lamp for nell"])
  }

  @Test(arguments: [
    ("ask bea to swap my shift", "bea said yes so thats done"), ("give noor her drill back", "noors drill gone back"),
    ("ring the gp re drops", "rang the gp there"),
  ])
  func `Who answered, and what has gone back, is done`(card: String, line: String) async throws {
    await home.say(card, "order a new lamp", line, in: home.reader())
    #expect(try home.titles(.done) == [card])
  }

  @Test(arguments: ["done, i'm so pleased"])
  func `A remark behind a command is no name`(line: String) async throws {
    await home.say("ring the gp", "next", line, in: home.reader())
    #expect(try home.titles(.done) == ["ring the gp"])
  }

  @Test(arguments: ["did the nurse come on monday", "did the reds win last night", "did the choir finish"])
  func `A question with did finishes nothing`(line: String) async throws {
    await home.say("ring the nurse", "choir robes", line, in: home.reader())
    #expect(try home.titles(.done).isEmpty)
  }
}
