import Foundation
import Testing

@testable import Desktop

@Suite final class ReminderTimerTests {
  private let folder = NSTemporaryDirectory() + "nudgy-timer-\(UUID().uuidString)"

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  @Test func `A file that another thing is in the place of is not written, and nothing is started`() throws {
    let timer = ReminderTimer(
      profile: nil, configFolder: folder, program: "/bin/nudgy", arguments: ["remind"], variables: [])
    let path = timer.files[0].path
    try FileManager.default.createDirectory(atPath: path + "/occupied", withIntermediateDirectories: true)
    #expect(throws: ReminderTimer.Problem.notWritable(path)) { try timer.install() }
    // The text written so far is taken away again.
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/systemd/user") == ["nudgy-remind.service"])
  }
}
