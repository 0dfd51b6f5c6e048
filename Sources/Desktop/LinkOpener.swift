/// Hands a URL to the desktop, whose own program for it then opens.
package enum LinkOpener {
  package enum Outcome: Hashable, Sendable {
    case opened
    /// There is no `xdg-open`.
    case missing
    /// It says that no program opens such a URL.
    case failed
    /// It has not ended in time. It is left alone, as it may be what runs the program.
    case unanswered
  }

  /// Runs `xdg-open` and waits for it, at most for `time`.
  ///
  /// - Parameter url: begins with a scheme, so that it cannot be taken for an option.
  package static func open(_ url: String, within time: Duration = .seconds(2)) async -> Outcome {
    guard let process = DetachedProgram.start("xdg-open", url) else { return .missing }
    let deadline = ContinuousClock.now.advanced(by: time)
    while ContinuousClock.now < deadline {
      if let status = DetachedProgram.status(of: process) { return status == 0 ? .opened : .failed }
      // Cancelled, as by Ctrl-C, it is no longer waited for.
      do { try await Task.sleep(for: .milliseconds(10)) } catch { break }
    }
    return .unanswered
  }
}
