internal import Synchronization

/// Turns at the start of a line while a model is waited for, and leaves nothing behind.
final class Spinner: Sendable {
  private let turning = Mutex<Task<Void, Never>?>(nil)

  private static let frames = ["·  ", "·· ", "···", " ··", "  ·", "   "]

  /// Only what takes a while is waited for.
  func start() {
    turning.withLock { task in
      task = Task { [weak self] in
        try? await Task.sleep(for: .milliseconds(300))
        var frame = 0
        while !Task.isCancelled {
          self?.show(Spinner.frames[frame % Spinner.frames.count])
          frame += 1
          try? await Task.sleep(for: .milliseconds(160))
        }
      }
    }
  }

  func stop() {
    turning.withLock { task in
      guard let running = task else { return }
      running.cancel()
      task = nil
      Terminal.write("\r\u{1b}[K")
    }
  }

  private func show(_ frame: String) {
    turning.withLock { if $0 != nil { Terminal.write("\r" + frame) } }
  }
}
