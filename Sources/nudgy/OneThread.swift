import Dispatch
import Synchronization

/// Runs a one-shot call on the thread that the process began on: a pool of threads would cost more than the call.
final class OneThread: TaskExecutor {
  private let jobs = Mutex<[UnownedJob]>([])
  private let ready = DispatchSemaphore(value: 0)

  /// Does the work, which ends the process.
  static func run(_ work: @escaping @Sendable () async -> Never) -> Never {
    let thread = OneThread()
    Task(executorPreference: thread) { await work() }
    while true { thread.runNext() }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
    ready.signal()
  }

  private func runNext() {
    ready.wait()
    jobs.withLock { $0.removeFirst() }.runSynchronously(on: asUnownedTaskExecutor())
  }
}
