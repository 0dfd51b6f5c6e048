import Foundation
import Testing

@testable import Language
@testable import Languages

/// What is typed takes time in proportion to its length: four times the text would take sixteen times as long if each
/// word looked at all others.
@Suite(.serialized) struct ProportionTests {
  static let captures = ["also at 5pm ", "from monday to ", "takes about 20 minutes tomorrow ", "\"a b\" urgent, "]
  static let dumps = ["(a b), ", "x and please ", "milk and bread ", "call mum on monday, "]

  @Test(arguments: captures) func `A thing to do`(piece: String) {
    expectProportion(piece) { _ = English.read($0) }
  }

  @Test(arguments: dumps) func `A line of a dump`(piece: String) {
    expectProportion(piece) {
      var breaks = ListBreaks(Line("a, " + $0, in: .english))
      _ = breaks.pieces(from: 0)
    }
  }

  @Test func `Apostrophes behind words without any`() {
    expectProportion("s' ") {
      _ = MomentReader(String(repeating: "so ", count: $0.count / 3) + $0, in: .english).lexemes
    }
  }

  /// A machine that does other things meanwhile makes a reading slower, never faster: of what takes time in proportion,
  /// one measurement of several shows it, and of what does not, none.
  private func expectProportion(_ piece: String, _ read: (String) -> Void) {
    let texts = [1, 4].map { String(repeating: piece, count: $0 * 10_000 / piece.utf8.count) }
    let isProportional = (0..<12).contains { _ in
      seconds { read(texts[1]) } < 8 * seconds { read(texts[0]) }
    }
    #expect(isProportional, "\(piece)")
  }

  /// Of this thread alone.
  private func seconds(_ body: () -> Void) -> Double {
    let start = now
    body()
    return now - start
  }

  private var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
