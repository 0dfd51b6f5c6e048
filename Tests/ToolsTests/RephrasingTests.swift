import Engine
import Foundation
import Language
import Languages
import Replies
import Testing

@testable import Session
@testable import Tools

/// A line said in another manner becomes the same call: with small words around it, in other letters and marks, in haste.
@Suite struct RephrasingTests {
  private struct Manner: Sendable {
    let name: String
    /// What it is said of.
    var of: Kind = .any
    /// `nil` where the line has nothing that could be said so.
    let say: @Sendable (String) -> String?

    enum Kind { case any, deed, command }
  }

  /// What follows a colon is kept as it was typed.
  private static func around(_ before: String, _ after: String = "", of kind: Manner.Kind = .any) -> Manner {
    Manner(name: "\(before)…\(after)", of: kind) { $0.contains(":") && !after.isEmpty ? nil : before + $0 + after }
  }

  /// Each of them is a way that people put a line, by the words or marks it adds or changes.
  private static let manners: [Manner] =
    [
      around("", " please"), around("", " thanks"), around("", " thx"), around("", " cheers"), around("", " lol"),
      around("", "!"), around("", "."), around("", "..."), around("", " :)"), around("", " 🙏"), around("👉 "),
      around("ok "), around("ok so "), around("um, "), around("uh "), around("hey nudgy, "), around("right, "),
      around("  ", "  "),
      around("please ", of: .command), around("can you ", of: .command), around("could you please ", of: .command),
      around("just ", of: .command), around("quick, ", of: .command), around("just ", of: .deed),
      around("i need to ", of: .deed), around("gotta ", of: .deed), around("i have to ", of: .deed),
      around("remind me to ", of: .deed), around("don't let me forget to ", of: .deed), around("i should ", of: .deed),
      around("need to ", of: .deed), around("i still have to ", of: .deed),
      Manner(name: "CAPITALS") { $0.contains { $0.isUppercase } ? nil : $0.uppercased() },
      Manner(name: "A capital") { $0.prefix(1).uppercased() + $0.dropFirst() },
      Manner(name: "no apostrophes") { line in
        line.contains("'") ? line.replacingOccurrences(of: "'", with: "") : nil
      },
      Manner(name: "round apostrophes") { line in
        line.contains("'") ? line.replacingOccurrences(of: "'", with: "’") : nil
      },
      Manner(name: "double blanks") { $0.replacingOccurrences(of: " ", with: "  ") },
      Manner(name: "no comma") { line in
        line.hasSuffix(",") || line.filter { $0 == "," }.count != 1 || line.contains { $0.isNumber } || line.count > 40
          ? nil : line.replacingOccurrences(of: ",", with: "")
      },
      Manner(name: "spelt out") { line in
        let spelt = contractions.reduce(line) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
        return spelt == line ? nil : spelt
      },
      Manner(name: "when comes first", of: .deed) { line in
        guard let mention = MomentParser.mentions(in: line, .english).last, mention.range.upperBound == line.endIndex,
          mention.range.lowerBound > line.startIndex, MomentParser.mentions(in: line, .english).count == 1
        else { return nil }
        let rest = line[..<mention.range.lowerBound].trimmingCharacters(in: .whitespaces)
        return ["by", "before", "till", "until", "from"].contains { rest.hasSuffix(" " + $0) }
          ? nil : "\(line[mention.range]) \(rest)"
      },
    ]

  private static let contractions = [
    ("what's", "what is"), ("i'm", "i am"), ("i've", "i have"), ("don't", "do not"), ("can't", "can not"),
    ("i'll", "i will"), ("it's", "it is"), ("where's", "where is"), ("didn't", "did not"), ("haven't", "have not"),
  ]

  @Test func `A line said in another manner becomes the same call`() async {
    let engine = TestHome().otherTerminal(models: ReadingModels.trained)
    var lines: [(line: String, calls: [Call])] = []
    for line in DeadEndTests.lines { lines.append((line, await engine.calls(line))) }
    var (tried, others) = (0, [String]())
    for (number, manner) in RephrasingTests.manners.enumerated() {
      var ways = 0
      for place in stride(from: number % 11, to: lines.count, by: 11) {
        let (line, calls) = lines[place]
        guard fits(line, calls, manner.of), let said = manner.say(line), ways < 80 else { continue }
        ways += 1
        let changed = await engine.calls(said)
        guard changed.map(\.plain) != calls.map(\.plain) else { continue }
        others.append("\(manner.name): “\(said)” \(changed.map(\.plain)), not \(calls.map(\.plain))")
      }
      tried += ways
      #expect(ways > 0, "nobody says anything so: \(manner.name)")
    }
    #expect(others.count * 100 <= tried, "\(others.count) of \(tried):\n\(others.joined(separator: "\n"))")
  }

  @Test(arguments: [
    "call José tomorrow at 5", "buy crème fraîche", "email Zoë about the piñata", "done with the café",
    "note: Müller 12",
  ])
  func `Letters and accents may come apart`(_ line: String) async {
    let engine = TestHome().otherTerminal(models: ReadingModels.trained)
    let (whole, apart) = (
      await engine.calls(line), await engine.calls(line.decomposedStringWithCanonicalMapping)
    )
    #expect(apart.map(\.plain) == whole.map(\.plain))
    #expect(line.unicodeScalars.count < line.decomposedStringWithCanonicalMapping.unicodeScalars.count)
  }

  private func fits(_ line: String, _ calls: [Call], _ kind: Manner.Kind) -> Bool {
    switch kind {
    case .any: true
    case .deed:
      calls.count == 1 && calls[0].tool == "add_nudge" && English.actionTask(in: line)?.title == calls[0].title
    case .command: English.isTask(line) && !calls.contains { ["out_of_scope", "add_nudge"].contains($0.tool) }
    }
  }
}

extension Call {
  fileprivate var title: String? { arguments["title"]?.inputText }

  /// Case, marks, blanks and articles aside.
  fileprivate var plain: String {
    let arguments = arguments.filter { $0.key != "line" }.sorted { $0.key < $1.key }.map { key, value in
      "\(key): "
        + value.inputText.lowercased().replacingOccurrences(of: "’", with: "'")
        .precomposedStringWithCanonicalMapping.filter { $0.isLetter || $0.isNumber || $0 == " " }
        .split(separator: " ").filter { $0 != "the" }.joined(separator: " ")
    }
    return "\(tool) \(arguments)"
  }
}
