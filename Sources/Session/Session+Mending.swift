package import Engine
import Store

// A store may be damaged while it is open: by a disk, or by whatever writes over its file. What is said meanwhile is kept.

extension Session {
  /// The tool, which does its work once more on the mended store where it met damage before it changed anything.
  package func mendingOnce(_ tool: Tool) -> Tool {
    tool.around { _, run in
      do { return try await run() } catch let error as StoreError where error.isOfDamage {
        guard groups.isEmpty, isReopened() else { throw error }
        return try await run()
      }
    }
  }

  /// The same for one step that is done as a whole or not at all, or has not begun.
  package func mendingOnce<Result>(unless isBegun: @autoclosure () -> Bool = false, _ body: () throws -> Result) throws
    -> Result
  {
    do { return try body() } catch let error as StoreError where error.isOfDamage {
      guard !isBegun(), isReopened() else { throw error }
      return try body()
    }
  }

  /// Opens the store anew, which mends it; false where it is no better for that.
  private func isReopened() -> Bool {
    guard !options.isDryRun else { return false }
    letGoOfStore()
    do {
      switch try opened(doubted: true).outcome {
      case .memory, .reading: return false
      default:
        if let mishap { options.tell(mishap) }
        return true
      }
    } catch {
      log.note("opening the damaged store anew", error)
      return false
    }
  }
}
