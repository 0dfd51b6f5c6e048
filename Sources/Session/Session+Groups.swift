package import Engine
import Replies
import Synchronization

/// The change groups of the call that is being made.
final class MadeGroups: Sendable {
  private let numbers = Mutex<[Int64]>([])

  func add(_ number: Int64) { numbers.withLock { $0.append(number) } }

  var isEmpty: Bool { numbers.withLock { $0.isEmpty } }

  func take() -> [Int64] {
    numbers.withLock { numbers in
      defer { numbers = [] }
      return numbers
    }
  }
}

/// What the first change takes back in its own transaction.
package final class WrongGroups: Sendable {
  private let numbers: Mutex<[Int64]>

  package init(_ numbers: [Int64]) { self.numbers = Mutex(numbers) }

  package var left: [Int64] { numbers.withLock { $0 } }

  func forget() { numbers.withLock { $0 = [] } }
}

extension Session {
  /// The tool with a reply that tells the change groups it made, so that a correction takes back these and no others.
  package func tellingGroups(_ tool: Tool) -> Tool {
    guard tool.writes else { return tool }
    return tool.around { _, run in
      _ = groups.take()
      var reply = try await run()
      reply.groups += groups.take()
      return reply
    }
  }
}
