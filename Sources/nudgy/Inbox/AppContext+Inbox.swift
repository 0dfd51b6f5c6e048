import Engine
import Records
import Replies
import Screen
import Session
import Store
import Tools

/// What became of the files in the inbox.
struct InboxResult: Sendable {
  /// The titles of the new cards.
  var titles: [String] = []
  var requests: [DeepLink] = []
  /// The names of the files that were moved aside.
  var rejected: [String] = []
  /// Whether words were taken, be it that no card was made of them.
  var hasTaken = false
  /// Whether what waited could not be read.
  var isUnreadable: Bool { !rejected.isEmpty && !hasTaken }
  /// Why not all of it could be taken.
  var error: UserError?

  /// What is said about it: at most five titles.
  var lines: [LocalizedText] {
    let shown = titles.prefix(InboxResult.shownTitles).map { "\($0)" as LocalizedText }
    let more = titles.count - shown.count
    var lines: [LocalizedText] = []
    if !shown.isEmpty { lines.append(more > 0 ? "From the inbox: \(shown), and more." : "From the inbox: \(shown).") }
    if !rejected.isEmpty { lines.append("What I couldn't read from the inbox is in inbox/rejected, with the reason.") }
    return lines
  }

  private static let shownTitles = 5
}

extension AppContext {
  var inbox: InboxFolder { InboxFolder(home) }

  /// Makes cards of the files in the inbox. Each is taken once: the transaction that stores its card also stores the
  /// file's mark, so a file whose removal was interrupted is only removed the next time.
  ///
  /// - Parameter takesRequests: whether somebody sees what links ask for; else those files stay.
  func takeInbox(
    _ session: Session, _ engine: Engine, takesRequests: Bool, _ sink: @escaping Engine.Sink
  ) async -> InboxResult {
    var result = InboxResult()
    // Nothing is taken into a store that ends with this process.
    guard !inbox.waiting.isEmpty, let lock = inbox.claim(), (try? session.storeOpener.isInMemoryOnly) == false else {
      return result
    }
    defer { withExtendedLifetime(lock) {} }
    for file in inbox.waiting {
      do {
        switch try inbox.read(file) {
        case .request(let link):
          guard takesRequests else { continue }
          result.requests.append(link)
          _ = flags.dryRun || inbox.remove(file)
        case .capture(let capture):
          if try await take(capture, file, session, engine, sink) { result.titles.append(capture.heading) }
          result.hasTaken = true
        }
      } catch let error as InboxFailure {
        result.error = error.error
        break
      } catch {
        result.rejected.append(file.name)
        guard flags.dryRun || inbox.reject(file, because: screen.line(UserError(error).message)) else {
          result.error = UserError("I can't move \(file.name) out of the inbox.")
          break
        }
      }
    }
    return result
  }

  /// A failure that is not the file's fault: the file stays.
  private struct InboxFailure: Error { var error: UserError }

  /// Whether a card was made of it. In a crisis the answer to that is all that is shown.
  private func take(
    _ capture: InboxCapture, _ file: InboxFile, _ session: Session, _ engine: Engine, _ sink: @escaping Engine.Sink
  ) async throws -> Bool {
    let store: Store
    do { store = try session.store } catch { throw InboxFailure(error: UserError(error)) }
    if (try? store.meta(.inbox)) == file.mark {
      _ = inbox.remove(file)
      return false
    }
    let events = EventList()
    store.setMetaWithNextChange(.inbox, file.mark)
    let status = await engine.run(capture.call) { event in await events.append(event) }
    store.discardPendingMeta(.inbox)
    if let error = await events.error, status != .done { throw InboxFailure(error: error) }
    guard flags.dryRun || inbox.remove(file) else {
      throw InboxFailure(error: UserError("I can't remove \(file.name) from the inbox."))
    }
    let replies = await events.replies
    let madeCard = replies.contains { $0.isAboutCard }
    if !madeCard { for reply in replies { await sink(.reply(reply)) } }
    return madeCard
  }
}

private actor EventList {
  var replies: [Reply] = []
  var error: UserError?

  func append(_ event: Event) {
    switch event {
    case .reply(let reply): replies.append(reply)
    case .error(let error): self.error = error
    case .text, .waiting: break
    }
  }
}

extension Reply {
  fileprivate var isAboutCard: Bool {
    if case .card(let card) = content { return card.reference.kind == Nudge.kind.shape.name }
    return about?.kind == Nudge.kind.shape.name
  }
}
