import Engine
import Replies
import Testing

@testable import Screen

struct MarksTests {
  private func points(_ count: Int, _ marks: [Reply.Chart.Marks]) -> ChartData {
    let values = (0..<count).map { Double($0) }
    return ChartData(Reply.Chart(nil, labels: [], values: values, range: 0...10, marks: marks)) { SafeText($0.text()) }
  }

  @Test func `a kind that never happened is no kind`() {
    let points = points(4, [.init("a", steps: [1, 3]), .init("b", steps: []), .init("c", steps: [-1, 4])])
    #expect(points.markKinds.map(\.text) == ["a"])
    #expect(points.markedSteps(of: 0, over: 10) == [1, 3])
  }

  @Test(arguments: [(30, 30), (30, 7), (365, 68), (100, 99), (12, 1)])
  func `a mark stands over the value that its step is averaged into`(count: Int, steps: Int) {
    for step in 0..<count {
      let points = points(count, [.init("a", steps: [step])])
      var alone = Reply.Chart(nil, labels: [], values: Array(repeating: nil, count: count), range: 0...10)
      alone.values[step] = 1
      let averaged = ChartData(alone) { SafeText($0.text()) }.averaged(over: steps)
      #expect(points.markedSteps(of: 0, over: steps) == averaged.indices.filter { averaged[$0] != nil })
    }
  }

  @Test func `several steps in one column are one mark`() {
    #expect(points(100, [.init("a", steps: [0, 1, 1, 2, 99])]).markedSteps(of: 0, over: 10) == [0, 9])
  }

  @Test(arguments: [Reply.Chart.Style.bars, .line])
  func `a mark stands in the column of its value, at any width`(form: Reply.Chart.Style) {
    for width in 20...80 {
      let chart = Reply.Chart(
        nil, labels: [], values: (0..<40).map { $0 == 17 ? 10 : nil }, range: 0...10, style: form,
        marks: [.init("a", steps: [17])])
      let lines = Screen(DisplayOptions(width: width)).lines(chart)
      let value = column(lines[0]) { !"10 ".contains($0) }
      #expect(column(lines[5]) { $0 == "▲" } == value, "\(width)")
    }
  }

  private func column(_ line: StyledLine, where isIt: (Character) -> Bool) -> Int? {
    Array(line.spans.map(\.text.text).joined()).firstIndex(where: isIt)
  }

  @Test func `more kinds than there are signs are counted`() {
    let chart = Reply.Chart(
      nil, labels: [], values: (0..<20).map(Double.init), range: 0...20,
      marks: (0..<7).map { .init("kind \($0)", steps: [$0]) })
    let drawn = Screen(DisplayOptions()).draw(Reply(nil, .chart(chart)))
    #expect(drawn.contains("kind 4") && !drawn.contains("kind 5") && drawn.hasSuffix("and 2 more"))
    #expect(Screen(DisplayOptions(isAccessible: true)).draw(Reply(nil, .chart(chart))).contains("kind 6"))
  }
}
