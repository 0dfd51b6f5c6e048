import Foundation
import Homes
import Testing

@testable import nudgy

/// What of a command line is a flag, and what somebody's own words.
@Suite struct FlagTests {
  /// The line, the flags taken, and what is left.
  private static let lines: [(line: String, flags: String, words: String)] = [
    ("--json next", "json", "next"),
    ("next --json", "json", "next"),
    ("add --json buy milk", "json", "add buy milk"),
    ("add buy milk --dry-run --json", "dry json", "add buy milk"),
    ("add explain the --json flag", "", "add explain the --json flag"),
    ("say what does --version do", "", "say what does --version do"),
    ("explain what does --help do --json", "json", "explain what does --help do"),
    ("add call mum --json --due friday", "json", "add call mum --due friday"),
    ("add call mum --due=friday --dry-run", "dry", "add call mum --due=friday"),
    ("add call mum --dry-run --due friday --notes soon", "dry", "add call mum --due friday --notes soon"),
    ("add -- read about --json", "", "add -- read about --json"),
    ("add --json -- --dry-run", "json", "add -- --dry-run"),
    ("next --profile work", "profile=work", "next"),
    ("--profile work next --json", "json profile=work", "next"),
    ("add buy milk --profile=work", "profile=work", "add buy milk"),
    ("next --profile", "profile=--profile", "next"),
    ("--seed list", "seed", "list"),
    ("list --seed", "", "list --seed"),
    ("add water the plants --seed", "", "add water the plants --seed"),
    ("restore --dry-run life.age --yes", "dry", "restore life.age --yes"),
    ("restore life.age --dry-run --yes", "dry", "restore life.age --yes"),
    ("backup --recipient age1 --json life.age", "json", "backup --recipient age1 life.age"),
    ("--json", "json", ""),
    ("", "", ""),
  ]

  @Test(arguments: lines)
  func `A flag stands at the edges, and is a word between words`(line: String, taken: String, left: String) {
    var words = line.split(separator: " ").map(String.init)
    let flags = Flags(&words, isFixed: Subcommands.isFixed)
    let names = [
      flags.dryRun ? "dry" : nil, flags.json ? "json" : nil, flags.seed ? "seed" : nil, flags.help ? "help" : nil,
      flags.version ? "version" : nil, flags.profile.map { "profile=\($0)" },
    ]
    #expect(names.compactMap(\.self).joined(separator: " ") == taken)
    #expect(words.joined(separator: " ") == left)
  }

  @Test func `Help tells of all but the one for a made-up life`() throws {
    let home = try Home()
    for words in [["--help"], ["man"], ["completions", "bash"]] {
      #expect(try !home.run(words, input: nil, now: nil).out.contains("seed"))
    }
    #expect(try home.run("--help").out.contains("--dry-run"))
  }
}
