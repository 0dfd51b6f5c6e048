import Testing

@testable import Engine

@Suite struct RunawayDetectorTests {
  /// Text of so many bytes in which nothing repeats.
  private static func numbers(_ count: Int) -> String {
    String((0..<3000).map { "\($0 * 7919 % 99_991)" }.joined(separator: " ").prefix(count))
  }

  @Test(arguments: [
    ("a short text again and again", String(repeating: "ab", count: 60), true),
    ("not often enough", String(repeating: "ab", count: 59), false),
    ("four times a line", String(repeating: numbers(100), count: 4), true),
    ("three times a line", String(repeating: numbers(100), count: 3), false),
    ("four times the longest", String(repeating: numbers(250), count: 4), true),
    ("four times a longer one", String(repeating: numbers(251), count: 4), false),
    ("behind other words", numbers(500) + String(repeating: "and then ", count: 14), true),
    ("as long as may be", numbers(8192), false), ("too long", numbers(8193), true), ("nothing", "", false),
  ])
  func `An answer that repeats itself or does not end is known`(name: String, text: String, isRunaway: Bool) {
    for size in [7, 10_000] {
      var detector = RunawayDetector()
      let bytes = Array(text)
      let found = stride(from: 0, to: max(1, bytes.count), by: size).map {
        detector.isRunaway(with: String(bytes[$0..<min($0 + size, bytes.count)]))
      }
      #expect(found.last == isRunaway, "in pieces of \(size)")
      #expect(found.dropLast(2).allSatisfy { !$0 }, "in pieces of \(size)")
    }
  }
}
