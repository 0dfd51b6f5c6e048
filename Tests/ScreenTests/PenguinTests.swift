import Engine
import Replies
import Testing

@testable import Screen

struct PenguinTests {
  @Test(arguments: Pose.allCases)
  func `A pose is small, in both its forms`(pose: Pose) {
    for isASCII in [false, true] {
      let rows = pose.rows(isASCII: isASCII)
      #expect(rows.count == 4)
      #expect(rows.map(\.columns).max() == 5)
      #expect(!isASCII || rows.allSatisfy { $0.allSatisfy(\.isASCII) })
    }
  }

  @Test(arguments: Outfit.allCases)
  func `Whatever it wears, it stays as small, and is seen to wear it`(outfit: Outfit) {
    for pose in Pose.allCases {
      for isASCII in [false, true] {
        let rows = pose.rows(isASCII: isASCII, wearing: outfit)
        #expect(rows.count == 4 && rows.allSatisfy { $0.columns <= 5 })
        #expect(!isASCII || rows.allSatisfy { $0.allSatisfy(\.isASCII) })
      }
    }
    #expect(Pose.posing.rows(isASCII: false, wearing: outfit) != Pose.posing.rows(isASCII: false))
    #expect(Pose.posing.rows(isASCII: true, wearing: outfit) != Pose.posing.rows(isASCII: true))
  }

  @Test func `Every occasion has a pose of its own`() {
    #expect(Set(Reply.Occasion.allCases.map { Pose($0) }) == Set(Pose.allCases))
  }

  @Test func `It stands beside the words where there is room, and no word moves for it`() {
    for width in 20...80 {
      let screen = Screen(DisplayOptions(width: width))
      for pose in Pose.allCases {
        let lines = screen.lines(Samples.greeting, with: pose)
        #expect(lines.allSatisfy { $0.columns <= width })
        let words = Screen(DisplayOptions(width: width)).lines(Samples.greeting)
        #expect(width >= 40 || lines == words)
        let texts = lines.map { $0.spans.map(\.text.text).joined() }
        for (index, word) in words.map({ $0.spans.map(\.text.text).joined() }).enumerated() {
          #expect(texts[index].hasPrefix(word))
        }
      }
    }
  }

  @Test func `Beside a long title it costs no row`() {
    let long = Reply("Done: write to the landlord about the new windows before the winter.", occasion: .done)
    let short = Reply("Done: call mum.", occasion: .done)
    let screen = Screen(DisplayOptions(width: 80))
    #expect(screen.lines(long, with: .joy) == screen.lines(long))
    #expect(screen.lines(short, with: .joy).count == 4)
    let lines = Reply("Good morning.", .lines((1...6).map { "Line \($0)." }))
    #expect(screen.lines(lines, with: .hello).count == screen.lines(lines).count)
  }

  @Test(arguments: [DisplayOptions(isPlain: true), DisplayOptions(isAccessible: true), DisplayOptions(width: 39)])
  func `In a pipe, read aloud or on a narrow screen there are only words`(look: DisplayOptions) {
    let alone = Screen(look).draw(Samples.greeting)
    #expect(Screen(look, company: PenguinSchedule()).draw(Samples.greeting) == alone)
  }

  @Test func `Nobody keeps company where nobody was asked to`() {
    #expect(!Screen(DisplayOptions()).draw(Samples.greeting).contains("▾"))
    #expect(Screen(DisplayOptions(), company: PenguinSchedule()).draw(Samples.greeting).contains("▾"))
  }

  @Test func `It joins no card, no list and no question`() {
    for (name, reply) in Samples.all {
      var reply = reply
      reply.occasion = .done
      let isWords = ["lines", "list-none", "collector"].contains(name)
      #expect((PenguinSchedule().pose(for: reply) != nil) == isWords, "\(name)")
    }
  }

  @Test func `It comes at the first of a kind, and at every fifth thing done`() {
    let company = PenguinSchedule()
    let visits = (1...20).map { _ in
      let pose = company.pose(for: Reply("Done.", occasion: .done))
      for _ in 1...3 { _ = company.pose(for: Reply("Saved.")) }
      return pose != nil
    }
    #expect(visits.indices.filter { visits[$0] }.map { $0 + 1 } == [1, 5, 10, 15, 20])
    #expect(company.pose(for: Reply("Taken back.", occasion: .undone)) == .turning)
  }

  @Test func `It does not come twice within three replies, but to say goodbye`() {
    let company = PenguinSchedule()
    let occasions: [Reply.Occasion] = [.greeting, .done, .snoozed, .undone, .farewell]
    #expect(occasions.map { company.pose(for: Reply("x", occasion: $0)) } == [.hello, nil, nil, .turning, .leaving])
  }

  @Test func `It greets who is new`() {
    let company = PenguinSchedule(isNewcomer: true)
    #expect(company.pose(for: Reply(nil, .lines(["Hello."]))) == .hello)
    #expect(company.pose(for: Reply(nil, .lines(["More."]))) == nil)
  }

  @Test func `It stays away from who is in crisis, also where they are new`() {
    let company = PenguinSchedule(isNewcomer: true)
    var reply = Reply("I'm glad you told me.", .lines(["Here is a number."]))
    reply.crisis = .init(isInFull: true, asksSafe: true)
    #expect(company.pose(for: reply) == nil)
    #expect(company.pose(for: Reply(nil, .lines(["More."]))) == nil)
  }
}
