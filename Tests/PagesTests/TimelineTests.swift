import Civil
import Testing

@testable import Pages

struct TimelineTests {
  let first = Day(ordinal: 20_000)

  @Test func `a line breaks where nothing is known, and a day alone is a dot`() {
    let html = course([2, 4, nil, 5, nil]).markup.text
    #expect(html.contains("class=\"curve\" d=\"M5 80L15 60M35 50\""))
    #expect(html.contains("class=\"known\" d=\"M5 80h0M15 60h0M35 50h0\""))
  }

  @Test func `values beyond the scale are at its ends, and what is no number is not known`() {
    #expect(Timeline.Series("", [-3, 11, .nan, .infinity, 3.25]).levels(7) == [0, 100, nil, nil, 33, nil, nil])
  }

  @Test func `a line says in words what it shows`() {
    let html = course([2, 7.5, nil, 7.5, nil]).markup.text
    #expect(
      html.contains(
        "<desc>Severity known on 3 of 5 days, from 2 to 7.5, first on \(first.adding(days: 1).longDate).</desc>"))
    #expect(course([nil]).markup.text.contains("<desc>Severity: nothing is known.</desc>"))
  }

  @Test func `figures tell unknown from zero`() {
    let html = course([0, nil], lane: [first, first]).figures.text
    #expect(html.contains("<td>0</td><td>2</td>"))
    #expect(html.contains("<td>unknown</td><td>0</td>"))
  }

  @Test func `marks of one day stand beside each other, and those of other days are not there`() {
    let html = course([1, 2], lane: [first, first, first.adding(days: 1), first.adding(days: 2)]).markup.text
    let places = html.split(separator: "class=\"dose\" x1=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(places == ["12.50%", "37.50%", "75%"])
    #expect(html.contains("<desc>dose on 3 occasions.</desc>"))
  }

  @Test(arguments: [1, 6, 28, 84, 120, 121, 366])
  func `an axis rules weeks or months and has room for each name`(length: Int) {
    let axis = Axis(first, length: length)
    let named = axis.ticks.filter { $0.label != nil }.map(\.day)
    for (day, next) in zip(named, named.dropFirst() + [length]) { #expect((next - day) * 14 >= length) }
    for tick in axis.ticks {
      let day = first.adding(days: tick.day)
      #expect(length > 120 ? day.day == 1 : day.weekday == .monday)
    }
    if length >= 14 { #expect(!named.isEmpty) }
  }

  private func course(_ values: [Double?], lane: [Day] = []) -> Timeline {
    Timeline(
      "Severity", from: first, to: first.adding(days: values.count - 1), [Timeline.Series("Pain", values)],
      [Timeline.Lane("Pill", .dose, on: lane)])
  }
}
