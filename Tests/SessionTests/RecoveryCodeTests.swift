import Civil
import Foundation
import Languages
import Records
import Replies
import Session
import Synchronization
import Testing
import Vault

@Suite final class RecoveryCodeTests {
  private let folder = NSTemporaryDirectory() + "nudgy-recovery-\(UUID().uuidString)"

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Makes a code where each question is answered with what `answer` makes of the group that is asked for.
  private func createCode(_ answer: @escaping @Sendable (_ group: String) -> String) throws -> (Bool, questions: Int) {
    let groups = Mutex<[String]>([])
    let questions = Mutex(0)
    let prompt = PassphrasePrompt(
      isTyped: true,
      readSecret: { question in
        questions.withLock { $0 += 1 }
        let number = question.text().split(separator: " ").lazy.compactMap { Int($0) }.first ?? 0
        return answer(groups.withLock { $0[number - 1] })
      },
      show: { lines in
        let shown = lines.map { $0.text() }.filter { $0.hasPrefix("  ") }
        if !shown.isEmpty {
          groups.withLock { $0 = shown.compactMap { $0.split(separator: " ").last.map(String.init) } }
        }
      })
    let ids = IDGenerator(random: { IDGenerator.version4(1, 1) }, nameBased: { id, _ in id })
    let session = Session(
      data: folder, state: folder, milliseconds: { 1_795_168_800_000 },
      now: { LocalTime(iso: "2026-11-20T10:00")! }, ids: ids, language: .english,
      vault: Vault(folder: folder, cost: 10), passphrasePrompt: prompt)
    return (try session.keyAccess.createRecoveryCode(), questions.withLock(\.self))
  }

  @Test func `A code of which two groups were typed is confirmed`() throws {
    #expect(try createCode { $0 } == (true, questions: 2))
  }

  @Test func `A group that is wrong three times leaves the code unconfirmed`() throws {
    #expect(try createCode { _ in "uuuuu" } == (false, questions: 3))
  }
}
