import Engine
import EngineFakes
import Language
import Records
import Replies
import Store
import Synchronization

@testable import Screen
@testable import Session
@testable import Tools

/// A home with private records, an engine with a scripted model, and the terminal in front of it.
final class HomeWithModel: Sendable {
  let home = TestHome()
  let server = FakeServer(last: .init(words: "Well."))
  let profile: Session
  let engine: Engine
  private let terminal = Mutex(Terminal())

  /// Everything on the terminal, and of it what the model said.
  struct Terminal: Sendable {
    fileprivate(set) var all = ""
    fileprivate(set) var said = ""
    fileprivate(set) var questions: [String] = []
    fileprivate var words = ModelTextFormatter(Screen(DisplayOptions()))
  }

  init() {
    let profile = home.profile
    let model = server.model(key: "")
    self.profile = profile
    engine = home.shell(
      profile,
      assistance: profile.assistance(
        describe: { Screen(DisplayOptions(isPlain: true)).json($0).withoutNulls.text },
        connect: { () throws(UserError) in model }))
  }

  /// Private words, each with "secret" in it, and what else there is to be lost.
  func moveIn() async {
    for line in [
      "add call mum tomorrow at 5", "book the dentist on friday", "note: the wifi code is secretnote",
      "journal: a secretpage at the sea", "mood 4, secretmood", "headache 6, secretsymptom",
      "remember that i am secretfact", "brain dump: ring the plumber, so tired of secretdump",
    ] { await say(line) }
    await engine.run(Call("add_note", ["title": .words("secretheading"), "body": .words("wifi")])) { _ in }
  }

  func say(_ line: String) async { await engine.respond(to: line) { self.show($0) } }

  private func show(_ event: Event) {
    terminal.withLock { terminal in
      let screen = Screen(DisplayOptions())
      switch event {
      case .waiting: break
      case .text(let words):
        let drawn = terminal.words.append(words)
        terminal.all += drawn
        terminal.said += drawn
      case .reply(let reply):
        terminal.all += screen.draw(reply) + "\n"
        if case .question(let question) = reply.followUp { terminal.questions.append(question.text.text()) }
      case .error(let trouble): terminal.all += screen.draw(trouble) + "\n"
      }
    }
  }

  /// What has come since this was asked last.
  func seen() -> Terminal {
    terminal.withLock { terminal in
      defer { terminal = Terminal() }
      return terminal
    }
  }

  /// Every record that is not in the trash, by its id, without the time of its last change.
  var records: [String: JSON] { get throws { try records(without: nil) } }

  /// The same without those lines that are kept as they were typed, which no undo takes back.
  var recordsBesideKeptLines: [String: JSON] { get throws { try records(without: "unsorted") } }

  private func records(without kind: String?) throws -> [String: JSON] {
    let all = try profile.exported().members?.filter { $0.key != kind }.flatMap { $0.value.array ?? [] } ?? []
    return all.filter { $0["deleted"] != true }.reduce(into: [:]) { records, record in
      records[record["id"]?.string ?? ""] = record.without("updatedAt")
    }
  }
}
