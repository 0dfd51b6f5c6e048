package import Engine
import Synchronization

/// What a session's file holds, without the file.
package final class FakeMemory: Sendable {
  private let held = Mutex<Dialogue?>(nil)

  package init() {}

  package var dialogue: Dialogue? { held.withLock(\.self) }

  package var memory: DialogueMemory {
    DialogueMemory(load: { self.dialogue }, save: { dialogue in self.held.withLock { $0 = dialogue } })
  }

  package func forget() { held.withLock { $0 = nil } }
}
