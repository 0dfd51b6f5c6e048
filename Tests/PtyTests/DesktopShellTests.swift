import Homes
import Testing

/// What reaches a shell from the desktop, and the desktop from a shell.
@Suite struct DesktopShellTests {
  let home: Home
  init() throws { home = try Home() }

  /// Gives a link to the program as a desktop does, where nobody can be asked.
  private func open(_ link: String) throws {
    let program = Home.program
    let opening = try home.start(["-c", "\(program) open '\(link)' </dev/null"], by: "/bin/sh", environment: [:])
    #expect(try opening.exitCode() == 0)
  }

  @Test func `An open shell tells of what a link asks for, once and above a half-typed line`() throws {
    let pty = try home.knownShell()
    let beside = try home.shell()
    for shell in [pty, beside] { try shell.type("half") }
    try open("nudge://quickAdd?text=buy%20soap")
    let text = "• A link asked to add “buy soap”. Nothing was added; “add buy soap” does\n  it.\nnudgy> half"
    let teller = try Pty.first(of: [pty, beside], toShow: text)
    #expect(try home.run("inbox").contains("Nothing waits in the inbox."))
    #expect(try home.count("buy soap") == 0)
    let other = teller === pty ? beside : pty
    try other.type("\u{15}list\r")
    try other.expect("Nothing")
    #expect(!other.screen.text.contains("A link"))
  }

  @Test func `The card of a link is current in the shell that tells of it`() throws {
    try home.run("add", "water the ferns")
    try home.run("add", "oil the chain")
    let id = try #require(try home.everything().firstMatch(of: /"id":"([0-9a-f-]{36})"[^{}]*"title":"oil the chain"/))
    let pty = try home.knownShell()
    try open("nudge://markDone?id=\(id.1)")
    try pty.expect("• A link asked to mark “oil the chain” as done. It's still open; “done\n  oil the chain” does it.")
    try pty.type("done\r")
    try pty.expect("Done: oil the chain.")
  }

  @Test func `In a review “a” calls whom the card is about, and the card stays`() throws {
    try home.install("xdg-open", "echo \"$@\" >>\"$HOME/opened\"")
    try home.run("say", "call 020 7946 0018 about the boiler")
    let pty = try home.shell(environment: ["PATH": home.path + "/bin"])
    try pty.type("review\r")
    try pty.expect("q stop\nreview 1/1 ›")
    try pty.type("a\r")
    try pty.expect("Call 020 7946 0018.")
    try pty.expect(rows: ["review 1/1 ›"])
    #expect(home.read("opened") == "tel:02079460018\n")
  }
}
