internal import Synchronization

/// An animation at the start of a line while a model is working; it is erased afterwards.
final class Spinner: Sendable {
  private let animation = Mutex<Task<Void, Never>?>(nil)

  private static let frames = ["·  ", "·· ", "···", " ··", "  ·", "   "]

  /// Appears after 300 ms, so that quick answers show none.
  func start() {
    animation.withLock { task in
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
    animation.withLock { task in
      guard let running = task else { return }
      running.cancel()
      task = nil
      Terminal.write("\r\u{1b}[K")
    }
  }

  private func show(_ frame: String) {
    animation.withLock { if $0 != nil { Terminal.write("\r" + frame) } }
  }
}
