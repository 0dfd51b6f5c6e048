import ArgumentParser
import Civil
import Engine
import Language
import Replies
import Shell

struct WhenCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "when", abstract: "Prints the date that each line of standard input names.")

  func execute(in context: AppContext) async throws -> ExitStatus {
    let lines = try Input.source()
    while let line = lines.next() {
      let input = JSONLine(line.text)
      Output.data(
        input.answer(WhenCommand.answer(input.text, now: input.now ?? context.clock.now, context.language)).text)
    }
    return .done
  }

  /// Every field always present, all null where there is no date, or the line is too long to be read.
  static func answer(_ text: String, now: LocalTime, _ language: Language) -> JSON {
    let isRead = ReadingLimit.reads(line: text)
    let mentions = isRead ? Moments.mentions(in: text, language) : []
    let whole = isRead ? Moments.read(text, in: language) : nil
    let found = (whole ?? Moments.combined(mentions))?.resolve(now: now)
    let phrase = whole == nil ? mentions.map { String(text[$0.range]) }.joined(separator: " ") : text
    return [
      "text": .string(text),
      "phrase": found == nil ? .null : .string(phrase),
      "title": found == nil
        ? .null : .string(whole == nil ? Moments.title(of: text, without: mentions, in: language) : ""),
      "start": JSON(found?.start?.start.isoSeconds),
      "end": JSON(found?.end?.start.isoSeconds),
      "grain": JSON(found.map { String(describing: $0.grain) }),
      "rrule": JSON(found?.timedRule?.text),
      "seconds": found?.seconds.map { .number($0) } ?? .null,
    ]
  }
}
