internal import Glibc

/// A detached thread for blocking C calls, which must not block Swift's task threads.
enum DetachedThread {
  /// Starts the thread with all signals blocked.
  /// - Returns: whether it could be started.
  static func start(_ work: @escaping @Sendable () -> Void) -> Bool {
    var fullMask = sigset_t()
    var oldMask = sigset_t()
    sigfillset(&fullMask)
    pthread_sigmask(SIG_SETMASK, &fullMask, &oldMask)
    defer { pthread_sigmask(SIG_SETMASK, &oldMask, nil) }
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setdetachstate(&attributes, CInt(PTHREAD_CREATE_DETACHED))
    let retainedBody = Unmanaged.passRetained(ThreadBody(work))
    var thread = pthread_t()
    let code = pthread_create(
      &thread, &attributes,
      { it in
        if let it { Unmanaged<ThreadBody>.fromOpaque(it).takeRetainedValue().work() }
        return nil
      }, retainedBody.toOpaque())
    if code != 0 { retainedBody.release() }
    return code == 0
  }

  private final class ThreadBody: Sendable {
    let work: @Sendable () -> Void
    init(_ work: @escaping @Sendable () -> Void) { self.work = work }
  }
}
