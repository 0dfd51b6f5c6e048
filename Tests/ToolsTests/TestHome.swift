import Civil
import Engine
import EngineFakes
import Foundation
import Language
import Languages
import RecordFakes
import Records
import Replies
import Store
import Synchronization
import Vault

@testable import SampleLife
@testable import Session
@testable import Tools

/// A home in a folder of its own, which is removed at the end, with its session, its engine and the last event.
final class TestHome: Sendable {
  private let folder = NSTemporaryDirectory() + "nudgy-lived-in-\(UUID().uuidString)"
  private let heardLast = Mutex<Event?>(nil)
  private let memory = FakeMemory()
  private let ids = IDGenerator.counting(in: 7) { ID(bytes: Vault.uuid(named: $1, in: $0.bytes)) }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private let clock = Mutex(InputContext.friday.now)
  var now: LocalTime { clock.withLock { $0 } }

  func wait(until time: String) { clock.withLock { $0 = LocalTime(iso: time) ?? $0 } }

  func wait(minutes: Int) { clock.withLock { $0 = $0.adding(minutes: minutes) } }

  var profile: Session { profile(.init()) }

  func profile(_ options: Session.Options) -> Session {
    Session(
      data: folder, state: folder, options: options, milliseconds: { 1_795_168_800_000 }, now: { self.now },
      ids: ids, language: .english)
  }

  var reading: InputContext { InputContext(now: now, zone: "Europe/London", language: .english) }

  /// One shell: what is open in it ends with it.
  func shell(_ profile: Session? = nil, assistance: ModelAccess = .none) -> Engine {
    shell(profile, memory, assistance)
  }

  /// A shell in another terminal, which knows nothing of what is said in this one.
  func otherTerminal(models: ReadingModels.Source? = nil) -> Engine {
    shell(nil, FakeMemory(), .none, models)
  }

  /// A shell that knows what was learnt, too, and what is kept.
  func reader() -> Engine {
    shell(nil, memory, .none, ReadingModels.trained)
  }

  private func shell(
    _ profile: Session?, _ memory: FakeMemory, _ assistance: ModelAccess, _ models: ReadingModels.Source? = nil
  ) -> Engine {
    let profile = profile ?? self.profile
    let names: StoredNames? = if models == nil { nil } else { profile.nameFinder.storedNames }
    return Engine(
      profile.catalogue, .english, clock: { self.reading }, memory: memory.memory, models: models,
      assistance: assistance,
      names: names)
  }

  func say(_ lines: String..., in shell: Engine? = nil) async { await say(lines, in: shell) }

  func say(_ lines: [String], in shell: Engine? = nil) async {
    let shell = shell ?? self.shell()
    for line in lines {
      await shell.respond(to: line) { event in self.heardLast.withLock { $0 = event } }
    }
  }

  var store: Store { get throws { try profile.store } }

  /// When the first card with these words in its title is due, of that status if one is given.
  func due(_ words: String, _ status: Nudge.Status? = nil) throws -> String? {
    try store.all(Nudge.self).first { $0.title.contains(words) && (status ?? $0.status) == $0.status }?.due?.start.iso
  }

  func titles(_ status: Nudge.Status) throws -> [String] {
    try store.all(Nudge.self).filter { $0.status == status }.map(\.title)
  }

  var reply: Reply? {
    guard case .reply(let reply) = heardLast.withLock({ $0 }) else { return nil }
    return reply
  }

  /// The receipt, or the trouble.
  var heard: String? {
    guard case .error(let trouble) = heardLast.withLock({ $0 }) else { return reply?.receipt?.text() }
    return trouble.message.text()
  }

  var shown: Card? {
    guard case .card(let card) = reply?.content else { return nil }
    return card
  }
  var table: Reply.Table? { page.lazy.compactMap { if case .table(let table) = $0 { table } else { nil } }.first }
  /// What is shown alone, or the first of a page.
  var chart: Reply.Chart? {
    (page + [reply?.content].compactMap(\.self)).lazy
      .compactMap { if case .chart(let chart) = $0 { chart } else { nil } }.first
  }
  var days: Reply.DailySeries? {
    (page + [reply?.content].compactMap(\.self)).lazy
      .compactMap { if case .daily(let series) = $0 { series } else { nil } }.first
  }
  /// The titles of every list of a page, in the order of their numbers.
  var listed: [String] {
    page.flatMap { if case .list(let list) = $0 { list.cards.map(\.title) } else { [String]() } }
  }
  /// The lines of a page.
  var told: [String] {
    page.flatMap { if case .lines(let lines) = $0 { lines.map { $0.text() } } else { [String]() } }
  }
  /// The parts of a page.
  var page: [Reply.Content] {
    guard case .page(let parts) = reply?.content else { return [] }
    return parts
  }
  /// What is shown alone, or the first of a page.
  var ring: Reply.Ring? {
    (page + [reply?.content].compactMap(\.self)).lazy.compactMap { if case .ring(let ring) = $0 { ring } else { nil } }
      .first
  }
  var list: Reply.List? {
    guard case .list(let list) = reply?.content else { return nil }
    return list
  }

  func forgetTalk() { memory.forget() }

  var talk: Dialogue { memory.dialogue ?? Dialogue() }

  /// The dialogue as it stands in a file.
  var saved: String { memory.dialogue?.references.json.text ?? "" }

  var lines: [String] {
    guard case .lines(let lines) = reply?.content else { return [] }
    return lines.map { $0.text() }
  }

  var details: [String] { shown?.details.map { $0.text() } ?? [] }

  var question: Question? {
    guard case .question(let question) = reply?.followUp else { return nil }
    return question
  }
}

extension Card {
  /// Its heading in English.
  var title: String { heading.text() }
}

extension Sealed {
  /// With its last byte another one, whatever that was.
  var spoilt: Sealed { Sealed(bytes.dropLast() + [(bytes.last ?? 0) ^ 1]) }
}

extension TestHome {
  /// One call of a tool, with a model that answers every prompt so; tells what it was asked.
  func run(
    _ verb: String, _ arguments: [String: Argument] = [:], consents: Set<Consent.Scope> = [], writing answer: String?
  ) async throws -> (reply: Reply, asked: [(prompt: String, kinds: [String])]) {
    let asked = Mutex<[(prompt: String, kinds: [String])]>([])
    var turn = Turn(context: reading, dialogue: talk) { prompt, kinds in
      asked.withLock { $0.append((prompt, kinds)) }
      return answer
    }
    let address = ModelAddress("http://localhost/v1")!
    turn.dialogue.consent = Consent(consents, to: address)
    turn.modelAddress = { () throws(UserError) in address }
    guard let tool = profile.tool(verb: verb) else { throw UserError("No such verb.", code: .usage) }
    let reply = try await tool.run(turn, arguments)
    return (reply, asked.withLock { $0 })
  }
}
