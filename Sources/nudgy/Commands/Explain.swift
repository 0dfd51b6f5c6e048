import ArgumentParser
import Engine
import Language
import Replies
import Session
import Tools

struct Explain: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Shows how a line is read, and what came second.")
  static let examples = [#"nudgy explain "call mum tomorrow at 5""#]

  @ArgumentParser.Argument(parsing: .captureForPassthrough, help: "The line.") var words: [String]

  func execute(in context: AppContext) async throws -> ExitStatus {
    let line = words.joined(separator: " ")
    guard Crisis(line, in: context.language) == nil else {
      show(["Words of a person in crisis: they are answered, and nothing else is made of them."], context)
      return .done
    }
    var lines: [String] = []
    let session = context.session()
    let engine = context.engine(session.catalogue, of: session)
    let rules = Rules.all(session.catalogue, context.language, models: ReadingModels.trained).calls(line).rules
    let calls = await engine.calls(line)
    let matches = rules.matches(line, limit: .max)
    let call = calls[0]
    // Another tool's reading tells more than a second phrase of the same tool.
    let second = matches.dropFirst().first
    let otherTool = matches.first { $0.owner != matches[0].owner && $0.owner != second?.owner }
    for (prefix, match) in zip(["", "then ", "then "], [matches.first, second, otherTool].compactMap(\.self)) {
      lines.append(prefix + summary(match, by: rules, context.reading))
    }
    if matches.first.map({ rules.call($0) != call }) ?? true {
      lines.append(
        "\(matches.isEmpty ? "No phrase matches: it" : "In the end it") becomes "
          + "\(call.tool) \(arguments(of: call, rules, context.reading))")
    }
    lines.append("Ways to read it, with what speaks for each and against it:")
    for reading in await engine.rankedCandidates(for: line).prefix(Explain.maximumReadings) {
      let calls = reading.calls.map { "\($0.tool) \(arguments(of: $0, rules, context.reading))" }.joined(
        separator: " ; ")
      lines.append("  \(formatted(reading.score))  \(calls)")
      let contributions = reading.shares.prefix(Explain.maximumContributions).map {
        "\(formatted($0.share)) \($0.feature)"
      }
      lines.append("    " + contributions.joined(separator: ", "))
    }
    show(lines, context)
    return .done
  }

  /// As they are, or to a program as the lines of a reply.
  private func show(_ lines: [String], _ context: AppContext) {
    guard context.printsJSON else { return lines.forEach { Output.data($0) } }
    let rows = lines.flatMap { $0.split(separator: "\n") }
    context.show(.reply(Reply(nil, .lines(rows.map { "\(String($0))" }))))
  }

  private static let maximumReadings = 5
  private static let maximumContributions = 8

  private func formatted(_ number: Float) -> String {
    let tenths = Int((number * 10).rounded())
    return "\(tenths < 0 ? "-" : "+")\(abs(tenths) / 10).\(abs(tenths) % 10)"
  }

  private func arguments(of call: Call, _ rules: Rules, _ reading: InputContext) -> String {
    rules.tools.first { $0.name == call.tool }.flatMap { $0.json(call, reading)["arguments"] }?.text ?? "{}"
  }

  private func summary(_ match: Match, by rules: Rules, _ reading: InputContext) -> String {
    let tool = rules.tools[match.owner]
    let slots = match.fills.map { "\($0.slot) = “\($0.words)”" }.joined(separator: ", ")
    let template = match.template.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return """
      \(tool.name)  \(template)
        slots   \(slots.isEmpty ? "none" : slots)
        call    \(tool.json(rules.call(match), reading)["arguments"]?.text ?? "{}")
        score   \(match.score.summary)
        read    \(match.inputForm.label)
      """
  }
}

extension Score {
  /// The formula as it is computed: a word of the template counts as much as two free texts.
  fileprivate var summary: String {
    "\(weight) = 2 × \(words) words of the phrase − \(freeTexts) free texts; \(freeWords) free words"
  }
}

extension Match.InputForm {
  fileprivate var label: String {
    switch self {
    case .asTyped: "as typed"
    case .stripped: "without the politeness around it"
    case .repaired(let words):
      words.sorted { $0.key < $1.key }.map { "“\($0)” as “\($1)”" }.joined(separator: ", ")
    }
  }
}
