import ArgumentParser
import Civil
import Language
import Replies
import Shell

struct WhenCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "when", abstract: "Prints the date that each line of standard input names.")
  static let examples = [#"echo "every other friday at 6" | nudgy when"#]

  func execute(in context: AppContext) async throws -> ExitStatus {
    let lines = try Input.lineSource()
    while let line = lines.next() {
      let input = JSONLine(line.text)
      Output.data(
        input.answer(WhenCommand.answer(input.text, now: input.now ?? context.clock.now, context.language)).text)
    }
    return .done
  }

  /// Every field is always present; all are null if there is no date or the line is too long to parse.
  static func answer(_ text: String, now: LocalTime, _ language: Language) -> JSON {
    let isReadable = ReadingLimit.allows(line: text)
    let mentions = isReadable ? MomentParser.mentions(in: text, language) : []
    let whole = isReadable ? MomentParser.read(text, in: language) : nil
    let moment = (whole ?? MomentParser.combined(mentions))?.resolve(now: now)
    let phrase = whole == nil ? mentions.map { String(text[$0.range]) }.joined(separator: " ") : text
    return [
      "text": .string(text),
      "phrase": moment == nil ? .null : .string(phrase),
      "title": moment == nil
        ? .null : .string(whole == nil ? MomentParser.title(of: text, without: mentions, in: language) : ""),
      "start": JSON(moment?.start?.start.isoSeconds),
      "end": JSON(moment?.end?.start.isoSeconds),
      "grain": JSON(moment.map { String(describing: $0.grain) }),
      "rrule": JSON(moment?.timedRule?.text),
      "seconds": moment?.seconds.map { .number($0) } ?? .null,
    ]
  }
}
