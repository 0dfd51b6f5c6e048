package import Engine
import Replies
import Synchronization

/// Collects the numbers of the change groups that the current call makes.
final class ChangeGroupRecorder: Sendable {
  private let numbers = Mutex<[Int64]>([])

  func add(_ number: Int64) { numbers.withLock { $0.append(number) } }

  var isEmpty: Bool { numbers.withLock { $0.isEmpty } }

  func takeAll() -> [Int64] {
    numbers.withLock { numbers in
      defer { numbers = [] }
      return numbers
    }
  }
}

/// Change groups of a misread line, which the first change of the corrected call reverts in its own transaction.
package final class GroupsToRevert: Sendable {
  private let numbers: Mutex<[Int64]>

  package init(_ numbers: [Int64]) { self.numbers = Mutex(numbers) }

  package var pending: [Int64] { numbers.withLock { $0 } }

  func clear() { numbers.withLock { $0 = [] } }
}

extension ChangeWriter {
  /// Wraps a tool so that its reply lists the change groups it made: a correction then reverts exactly these.
  package func recordingGroups(_ tool: Tool) -> Tool {
    guard tool.writes else { return tool }
    return tool.wrapped { _, run in
      _ = groups.takeAll()
      var reply = try await run()
      reply.groups += groups.takeAll()
      return reply
    }
  }
}
