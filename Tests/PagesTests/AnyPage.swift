import Civil
import Randomness

@testable import Pages

/// A page put together by random, often of more than a sheet takes.
struct AnyPage {
  private var random: SeededRandom
  private(set) var page = Page("", [])

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    page = Page(words(.title), lead: words(.lead), [])
    page.sections = several(9) { $0.section() }
  }

  private mutating func section() -> Page.Section {
    var section = Page.Section(words(.heading))
    section.blocks = several(4) { $0.block() }
    return section
  }

  private mutating func block() -> Page.Block {
    switch random.integer(below: 6) {
    case 0: .facts(several(6) { Fact($0.words(.name), $0.words(.value)) })
    case 1: .table(Table(several(5) { $0.words(.cell) }, several(6) { $0.several(5) { $0.words(.cell) } }))
    case 2: .sentences(several(5) { $0.words(.sentence) })
    case 3: .notes(several(3) { Note($0.words(.note), from: $0.words(.name)) })
    case 4: .timeline(course())
    default:
      .medicines(several(8) { Medicine($0.words(.name), $0.words(.remark), [.taken: 1 + $0.random.integer(below: 9)]) })
    }
  }

  private mutating func course() -> Timeline {
    let first = Day(ordinal: 20_000)
    return Timeline(
      words(.name), from: first, to: first.adding(days: random.integer(below: 400)),
      several(6) { Timeline.Series($0.words(.name), [1, 2, nil, 10], remark: $0.words(.remark)) },
      several(4) { Timeline.Lane($0.words(.name), .trigger, on: [first], remark: $0.words(.remark)) })
  }

  private mutating func several<Item>(_ most: Int, _ make: (inout AnyPage) -> Item) -> [Item] {
    (0...random.integer(below: most)).map { _ in make(&self) }
  }

  /// Of everyday letters, sometimes of several lines, and seldom too long.
  private mutating func words(_ length: TextLimit) -> String {
    let words = [
      "the", "migraine", "was", "worse", "after", "little", "sleep", "and", "MRI", "on", "14 Sep,", "better",
    ]
    var text = words[random.integer(below: words.count)]
    let columns = random.integer(below: length.rawValue * 11 / 10)
    while text.count < columns {
      let isLineEnd = length == .note && random.integer(below: 9) == 0
      text += (isLineEnd ? "\n" : " ") + words[random.integer(below: words.count)]
    }
    return text
  }
}
