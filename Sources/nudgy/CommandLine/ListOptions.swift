import Civil
import Engine
import Glibc
import Language
import Replies
import Session

/// Options of every verb that lists something: how many rows, and of which days.
struct ListOptions {
  /// `nil` where no limit is given.
  private(set) var limit: Int?
  private var since: String?
  private var until: String?

  /// Takes the options out of the words behind a verb; `nil` where there are none.
  init?(of tool: Tool, takingFrom words: inout [String]) throws(UserError) {
    let names = Set(
      ListOptions.listing.contains(tool.name) ? ListOptions.rows.map(\.name) : ListOptions.names(of: tool))
    var rest: [String] = []
    var given: Set<String> = []
    var all = words[...]
    while let word = all.popFirst() {
      if word == "--" {
        rest += [word] + all
        break
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard names.contains(parts[0]) else {
        rest.append(word)
        continue
      }
      if parts[0] == "--all" {
        limit = Session.Options.wholeListLimit
        continue
      }
      guard let value = parts.count > 1 ? parts[1] : all.popFirst() else {
        throw UserError("\(parts[0]) needs a value.", code: .usage)
      }
      guard given.insert(parts[0]).inserted else {
        throw UserError("\(parts[0]) is given twice.", hint: "Leave one of them out.", code: .usage)
      }
      switch parts[0] {
      case "--since": since = value
      case "--until": until = value
      default:
        guard let number = Int(value), number > 0 else {
          throw UserError("--limit needs a number, and “\(value)” isn't one.", code: .usage)
        }
        limit = number
      }
    }
    guard rest.count < words.count else { return nil }
    words = rest
  }

  static let rows: [(name: String, value: String?, about: String)] = [
    ("--all", nil, "all rows, and not five"), ("--limit", "N", "at most N rows"),
    ("--since", "DAY", "nothing from before that day, where there are days"),
    ("--until", "DAY", "nothing from after that day"),
  ]

  /// The tools whose reply is a list of records.
  private static let listing: Set = [
    "list_nudges", "find_nudges", "list_notes", "find_notes", "show_journal", "find_journal", "list_prompts",
    "show_mood",
    "show_timeline", "show_plans", "show_memory", "show_trash", "show_gratitude", "on_this_day", "list_lines",
  ]

  /// The rows that mean something to the tool: how many where it lists records, and which days where it has days.
  static func rows(of tool: Tool) -> [(name: String, value: String?, about: String)] {
    let names = names(of: tool)
    return rows.filter { names.contains($0.name) }
  }

  private static func names(of tool: Tool) -> [String] {
    guard !tool.writes else { return [] }
    return (listing.contains(tool.name) ? ["--all", "--limit"] : [])
      + (days(of: tool) == nil ? [] : ["--since", "--until"])
  }

  /// The parameter that takes days.
  private static func days(of tool: Tool) -> AnyParameter? {
    tool.publicParameters.first { $0.slot == .period }
      ?? tool.publicParameters.first { $0.name == "date" && $0.slot == .moment }
  }

  /// How many rows a list has by itself: five at a terminal, all in a pipe or a file.
  static func rows(isForPrograms: Bool) -> Int {
    isForPrograms || isatty(STDOUT_FILENO) == 0 ? Session.Options.wholeListLimit : Session.Options().listLimit
  }

  /// The words for the tool that stand for the days; empty where none are given.
  func days(for tool: Tool, _ reading: InputContext) throws(UserError) -> [String] {
    guard since != nil || until != nil else { return [] }
    guard let parameter = ListOptions.days(of: tool) else {
      throw UserError("“\(tool.verb)” lists nothing by days.", hint: "Leave out --since and --until.", code: .usage)
    }
    // What is logged lies in the past, and what is due need not.
    let isOfPast = parameter.slot == .period
    let first = try since.map { text throws(UserError) in try day(text, "since", isPast: true, reading) }
    let last =
      try until.map { text throws(UserError) in try day(text, "until", isPast: isOfPast, reading) }
      ?? (isOfPast ? reading.now.day : nil)
    guard let span = DaySpan(first, last) else {
      throw UserError("--since is after --until: \(first?.iso ?? ""), \(last?.iso ?? "").", code: .usage)
    }
    return ["--\(parameter.name)=\(span.iso)"]
  }

  private func day(
    _ text: String, _ name: String, isPast: Bool, _ reading: InputContext
  ) throws(UserError) -> Day {
    try Parameter<When>.day(name, "a day, like 2026-11-20 or monday", past: isPast).read(.words(text), reading).day
  }
}
