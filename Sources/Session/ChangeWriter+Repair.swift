package import Engine
import Store

extension ChangeWriter {
  /// Wraps a tool: if it meets damage before it has changed anything, the store is repaired and the tool runs once
  /// more.
  package func retryingAfterRepair(_ tool: Tool) -> Tool {
    tool.wrapped { _, run in
      do { return try await run() } catch let error as StoreError where error.isRepairable {
        guard groups.isEmpty, storeOpener.reopen() else { throw error }
        return try await run()
      }
    }
  }
}
