package import HTTP
internal import Synchronization

/// A language model behind chat completions: asked one thing at a time, and answering with words and calls.
package struct Model: Sendable {
  package typealias Transport =
    @Sendable (
      _ request: Request, _ limit: Int
    ) async throws -> (head: Head, pieces: AsyncThrowingStream<[UInt8], any Error>)
  package typealias Sink = @Sendable (String) async -> Void

  package let address: ModelAddress
  package let name: String
  let key: ModelKey?
  let transport: Transport
  /// After how long without a word the person is told of it.
  let silence: Duration
  private let pause: @Sendable (Duration) async throws -> Void
  private let memory: Memory

  /// - Parameter pause: waits before a request is sent again.
  package init(
    _ name: String, at address: ModelAddress, key: ModelKey? = nil, silence: Duration = .seconds(10),
    pause: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) },
    transport: @escaping Transport
  ) {
    self.address = address
    self.name = name
    self.key = key
    self.silence = silence
    self.pause = pause
    self.transport = transport
    memory = Memory(ProviderQuirks(of: name))
  }

  /// How it has turned out to want to be asked.
  package var manners: ProviderQuirks { memory.manners }

  /// The answer, once it has ended well; its words come as they are said.
  ///
  /// Sent again at most twice, and never after words were shown. Of the waits that servers ask for, those up to 30
  /// seconds are kept.
  package func answer(_ request: ChatRequest, text sink: Sink) async throws(ModelFault) -> Completion {
    var manners = memory.manners
    var tried: Set = [manners]
    var repeats = 0
    while true {
      do throws(Failure) {
        let (completion, learnt) = try await ask(request, manners, sink)
        memory.manners = learnt
        return completion
      } catch {
        guard !error.wasShown else { throw error.fault }
        if let next = self.manners(manners, after: error, repeats), tried.insert(next).inserted {
          manners = next
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
  private func manners(_ manners: ProviderQuirks, after failure: Failure, _ repeats: Int) -> ProviderQuirks? {
    var next = manners
    switch failure.fault {
    case .notAnAPI where address.otherURL != nil: next.isElsewhere = true
    // Some servers cannot stream calls, and say so by hanging up.
    case .cut where failure.isSilent && repeats > 0: next.streams = false
    default: return failure.error.flatMap(manners.after)
    }
    return next
  }

  /// Manners last as long as the process, and only those that led to an answer.
  private final class Memory: Sendable {
    private let kept: Mutex<ProviderQuirks>

    init(_ manners: ProviderQuirks) { kept = Mutex(manners) }

    var manners: ProviderQuirks {
      get { kept.withLock { $0 } }
      set { kept.withLock { $0 = newValue } }
    }
  }
}

extension ModelFault {
  private static let pauses: [Duration] = [.milliseconds(300), .milliseconds(1200)]
  private static let longestWait = 30

  /// How long to wait before the request is sent again; `nil` when it is not.
  fileprivate func wait(_ repeats: Int) -> Duration? {
    guard isPassing, repeats < Self.pauses.count else { return nil }
    guard case .busy(let seconds?) = self else { return Self.pauses[repeats] }
    return seconds <= Self.longestWait ? .seconds(seconds) : nil
  }
}
