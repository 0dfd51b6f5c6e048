package import Engine
import Store

// A store can be damaged while it is open, by the disk or by another program that overwrites its file. A call that
// meets the damage is retried on the repaired store, so that no input is lost.

extension Session {
  /// Wraps a tool: if it meets damage before it has changed anything, the store is repaired and the tool runs once
  /// more.
  package func retryingAfterRepair(_ tool: Tool) -> Tool {
    tool.wrapped { _, run in
      do { return try await run() } catch let error as StoreError where error.isRepairable {
        guard changeGroups.isEmpty, reopenStore() else { throw error }
        return try await run()
      }
    }
  }

  /// Runs `body` once more on the repaired store if it meets damage; for work that is atomic or has not started.
  package func retryingAfterRepair<Result>(
    unless hasStarted: @autoclosure () -> Bool = false, _ body: () throws -> Result
  ) throws
    -> Result
  {
    do { return try body() } catch let error as StoreError where error.isRepairable {
      guard !hasStarted(), reopenStore() else { throw error }
      return try body()
    }
  }

  /// Reopens the store, which repairs it. Returns false if it still cannot be written.
  private func reopenStore() -> Bool {
    guard !options.isDryRun else { return false }
    abandonStore()
    do {
      switch try opened(doubted: true).outcome {
      case .inMemory, .readOnly: return false
      default:
        if let storeProblem { options.notify(storeProblem) }
        return true
      }
    } catch {
      log.record("opening the damaged store anew", error)
      return false
    }
  }
}
