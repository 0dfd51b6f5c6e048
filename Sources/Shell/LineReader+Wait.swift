internal import Glibc
internal import Synchronization

extension LineReader {
  /// Waits on the main thread for work that runs on another. Input typed meanwhile is not echoed and waits for the next
  /// read, unless the work asks for a secret.
  /// Ctrl-C or hang-up cancels the work. It is returned once the work has ended, or at the second Ctrl-C. Closing the
  /// window gives two events, a signal and the end of input; the second one does not abandon work that may be writing.
  package func wait(for work: @escaping @Sendable () async -> Void) -> ReadResult? {
    editline?.setRaw(true)
    var pendingInputs: [TerminalInput] = []
    defer {
      editline?.setRaw(false)
      let lines = secrets.takeLines().flatMap {
        Array($0.unicodeScalars) + [Unicode.Scalar(ControlCode.carriageReturn)]
      }
      events.putBack(lines.map(TerminalInput.scalar) + pendingInputs)
    }
    let state = WorkState()
    let task = Task.detached { [waker] in
      await work()
      state.isOver.store(true, ordering: .releasing)
      waker.wake()
    }
    var result: ReadResult?
    var isTyped = true
    while !state.isOver.load(ordering: .acquiring) {
      let event = events.next(isTyped: isTyped)
      isTyped = isTyped && event != .closed
      if let stop = Self.stopResult(event) {
        if result != nil, stop == .interrupted { return result }
        result = stop == .end ? result ?? stop : stop
        task.cancel()
      } else if case .input(let stroke) = event {
        pendingInputs.append(stroke)
      } else if let request = secrets.takeRequest() {
        let secret = SecretLineReader(from: events).read(request.prompt, of: STDIN_FILENO)
        request.answer(secret.text)
        guard let stop = secret.stop else { continue }
        result = stop
        task.cancel()
      }
    }
    return result
  }

  private static func stopResult(_ event: EventReader.Event) -> ReadResult? {
    switch event {
    case .input(.scalar(Unicode.Scalar(ControlCode.interrupt))): .interrupted
    case .signal(let number): signalResult(number)
    case .closed: .end
    default: nil
    }
  }
}

private final class WorkState: Sendable {
  let isOver = Atomic(false)
}
