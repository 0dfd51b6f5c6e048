internal import Glibc
internal import Synchronization

extension LineReader {
  /// Waits on the main thread for work that runs elsewhere. What is typed meanwhile waits unseen for the next read,
  /// unless the work asks for a secret.
  /// Ctrl-C or hang-up cancels the work and is returned once the work has ended, or at the second Ctrl-C. A closed window
  /// tells so twice, by a signal and by the end of what is typed: that is no reason to leave work that writes.
  package func wait(for work: @escaping @Sendable () async -> Void) -> Read? {
    editline?.setRaw(true)
    var typed: [Stroke] = []
    defer {
      editline?.setRaw(false)
      keyboard.putBack(typed)
    }
    let turn = Turn()
    let running = Task.detached { [doorbell] in
      await work()
      turn.isOver.store(true, ordering: .releasing)
      doorbell.ring()
    }
    var read: Read?
    var isTyped = true
    while !turn.isOver.load(ordering: .acquiring) {
      let event = keyboard.next(isTyped: isTyped)
      isTyped = isTyped && event != .closed
      if let stop = Self.stop(event) {
        if read != nil, stop == .interrupted { return read }
        read = stop == .end ? read ?? stop : stop
        running.cancel()
      } else if case .stroke(let stroke) = event {
        typed.append(stroke)
      } else if let request = secrets.take() {
        let secret = SecretLine(from: keyboard).read(request.prompt, of: STDIN_FILENO)
        request.answer(secret.text)
        guard let stop = secret.stop else { continue }
        read = stop
        running.cancel()
      }
    }
    return read
  }

  private static func stop(_ event: Keyboard.Event) -> Read? {
    switch event {
    case .stroke(.scalar(Unicode.Scalar(Key.interrupt))): .interrupted
    case .signal(let number): ending(number)
    case .closed: .end
    default: nil
    }
  }
}

private final class Turn: Sendable {
  let isOver = Atomic(false)
}
