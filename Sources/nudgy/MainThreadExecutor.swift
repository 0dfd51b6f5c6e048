import Dispatch
import Synchronization

/// Runs a one-shot call on the main thread, because starting a thread pool would cost more than the call itself.
final class MainThreadExecutor: TaskExecutor {
  private let jobs = Mutex<[UnownedJob]>([])
  private let jobAvailable = DispatchSemaphore(value: 0)

  /// Runs the work, which ends the process.
  static func run(_ work: @escaping @Sendable () async -> Never) -> Never {
    let executor = MainThreadExecutor()
    Task(executorPreference: executor) { await work() }
    while true { executor.runNext() }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
    jobAvailable.signal()
  }

  private func runNext() {
    jobAvailable.wait()
    jobs.withLock { $0.removeFirst() }.runSynchronously(on: asUnownedTaskExecutor())
  }
}
