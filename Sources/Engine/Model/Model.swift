package import HTTP
internal import Prompts
import Replies
internal import Synchronization

/// A language model behind a chat completions API. It answers one request at a time, with text and tool calls.
package struct Model: Sendable {
  package typealias Transport =
    @Sendable (
      _ request: Request, _ limit: Int
    ) async throws -> (head: ResponseHead, pieces: AsyncThrowingStream<[UInt8], any Error>)
  package typealias Sink = @Sendable (String) async -> Void

  package let address: ModelAddress
  package let name: String
  let key: ModelKey?
  let transport: Transport
  /// The time without text after which the person is told that the model is slow.
  let reminderDelay: Duration
  private let pause: @Sendable (Duration) async throws -> Void
  private let quirkCache: QuirkCache

  /// - Parameter pause: waits before a request is sent again.
  package init(
    _ name: String, at address: ModelAddress, key: ModelKey? = nil, reminderDelay: Duration = .seconds(10),
    pause: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) },
    transport: @escaping Transport
  ) {
    self.address = address
    self.name = name
    self.key = key
    self.reminderDelay = reminderDelay
    self.pause = pause
    self.transport = transport
    quirkCache = QuirkCache(ProviderQuirks(of: name))
  }

  /// What has been learnt of how this model has to be asked.
  package var quirks: ProviderQuirks { quirkCache.quirks }

  /// The answer, once it has ended properly; its text is passed to `sink` as it arrives.
  ///
  /// A request that fails temporarily is repeated at most twice; none is repeated after text was shown. If the server
  /// asks for a wait, it is repeated only for one of up to 30 seconds.
  package func answer(_ request: ChatRequest, text sink: Sink) async throws(ModelFault) -> Completion {
    var currentQuirks = quirkCache.quirks
    var triedQuirks: Set = [currentQuirks]
    var repeats = 0
    while true {
      do throws(RequestFailure) {
        let (completion, updatedQuirks) = try await send(request, currentQuirks, sink)
        quirkCache.quirks = updatedQuirks
        return completion
      } catch {
        guard !error.hasShownText else { throw error.fault }
        if let next = self.nextQuirks(currentQuirks, after: error, repeats), triedQuirks.insert(next).inserted {
          currentQuirks = next
          continue
        }
        guard let wait = error.fault.wait(repeats) else { throw error.fault }
        repeats += 1
        do { try await pause(wait) } catch { throw ModelFault(error) }
      }
    }
  }
}

extension Model {
  private func nextQuirks(_ manners: ProviderQuirks, after failure: RequestFailure, _ attempts: Int) -> ProviderQuirks?
  {
    var next = manners
    switch failure.fault {
    case .notAnAPI where address.alternateURL != nil: next.usesAlternateURL = true
    // Some servers cannot stream calls, and close the connection instead.
    case .incomplete where failure.isSilent && attempts > 0: next.streams = false
    default: return failure.error.flatMap(manners.adapted)
    }
    return next
  }

  /// Quirks are kept for the life of the process, and only those that led to an answer.
  private final class QuirkCache: Sendable {
    private let storage: Mutex<ProviderQuirks>

    init(_ quirks: ProviderQuirks) { storage = Mutex(quirks) }

    var quirks: ProviderQuirks {
      get { storage.withLock { $0 } }
      set { storage.withLock { $0 = newValue } }
    }
  }
}

extension ModelFault {
  private static let pauses: [Duration] = [.milliseconds(300), .milliseconds(1200)]
  private static let maxWaitSeconds = 30

  /// The time to wait before the request is repeated; `nil` if it is not.
  fileprivate func wait(_ repeats: Int) -> Duration? {
    guard isTransient, repeats < Self.pauses.count else { return nil }
    guard case .busy(let seconds?) = self else { return Self.pauses[repeats] }
    return seconds <= Self.maxWaitSeconds ? .seconds(seconds) : nil
  }
}

extension Model {
  package enum Ability: Sendable {
    /// It answers and calls tools.
    case callsTools
    /// It answers in text only.
    case answersOnly
    /// Its server silently cuts a prompt that is too long, tools first.
    case truncatesInput
  }

  /// Finds out what the model can do by requesting one call, which is not run. Sends no data of the person's.
  package func ability(offering tools: [Tool]) async throws(ModelFault) -> Ability {
    let request = ChatRequest(
      system: Prompts.system, [.user("Keep one thing to do: water the ferns.")], tools: tools, purpose: "a check-up")
    do throws(ModelFault) {
      let answer = try await answer(request) { _ in }
      let sentBytes = request.json(model: name, quirks).text.utf8.count
      if answer.usage?.isShort(of: sentBytes) == true { return .truncatesInput }
      return answer.calls.isEmpty ? .answersOnly : .callsTools
    } catch .noTools {
      return .answersOnly
    }
  }
}
