internal import Glibc

/// A thread for what waits in C, where it must not keep Swift's own from their tasks.
enum OwnThread {
  /// Whether it could be started. Signals are none of its business.
  static func start(_ work: @escaping @Sendable () -> Void) -> Bool {
    var all = sigset_t()
    var before = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    var manner = pthread_attr_t()
    pthread_attr_init(&manner)
    defer { pthread_attr_destroy(&manner) }
    pthread_attr_setdetachstate(&manner, CInt(PTHREAD_CREATE_DETACHED))
    let errand = Unmanaged.passRetained(Errand(work))
    var thread = pthread_t()
    let code = pthread_create(
      &thread, &manner,
      { it in
        if let it { Unmanaged<Errand>.fromOpaque(it).takeRetainedValue().work() }
        return nil
      }, errand.toOpaque())
    if code != 0 { errand.release() }
    return code == 0
  }

  private final class Errand: Sendable {
    let work: @Sendable () -> Void
    init(_ work: @escaping @Sendable () -> Void) { self.work = work }
  }
}
