import Foundation
import Homes
import Testing

/// What a person keeps out of settings, at the door of the real program. Nobody answers at port 1.
@Suite struct SecretsTests {
  let home: Home
  init() throws { home = try Home() }

  private static let key = "sk-very-secret"
  private static let lines = """
    # a model
    export NUDGY_MODEL_URL = "http://127.0.0.1:1/v1"
    NUDGY_MODEL=small
    NUDGY_MODEL_KEY='\(key)'

    """

  private func keep(_ text: String, mode: Int) throws {
    let folder = home.path + "/config"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    #expect(
      FileManager.default.createFile(
        atPath: folder + "/secrets", contents: Data(text.utf8), attributes: [.posixPermissions: mode]))
  }

  @Test func `A private file connects a model, and its failure is one calm line beside the rules' answer`() throws {
    try keep(SecretsTests.lines, mode: 0o600)
    let said = try home.run("say", "frobnicate the whatsit", environment: ["NUDGY_PATIENCE": "0.01"])
    // On a busy machine that it takes its time is told too.
    let told = said.err.split(separator: "\n").filter { !$0.hasPrefix("The model is taking its time.") }
    #expect(told == ["I can't reach the model. Start its server, or check the network."])
    #expect(said.out.contains("The line is saved."))
    #expect(said.code == 0)
  }

  @Test(arguments: [0o644, 0o640, 0o604, 0o660])
  func `A file that others can read is not used, and said to be so`(mode: Int) throws {
    try keep(SecretsTests.lines, mode: mode)
    let said = try home.run("say", "frobnicate the whatsit")
    #expect(said.err.contains("Others can read the secrets") && said.err.contains("chmod 600"))
    #expect(said.out.contains("The line is saved."))
    let doctor = try home.run("doctor")
    #expect(doctor.code == 1 && doctor.out.contains("Others can read the secrets"))
  }

  @Test func `What the rules understand looks at no secrets`() throws {
    try keep(SecretsTests.lines, mode: 0o644)
    let said = try home.run("say", "buy milk tomorrow")
    #expect(said.err.isEmpty && said.out.contains("Got it: buy milk"))
  }

  @Test func `The environment comes first, and an empty name in it connects nothing`() throws {
    try keep(SecretsTests.lines, mode: 0o600)
    let said = try home.run("say", "frobnicate the whatsit", environment: ["NUDGY_MODEL_URL": ""])
    #expect(said.err.isEmpty)
    let other = try home.run("doctor", environment: ["NUDGY_MODEL_URL": "not an address"])
    #expect(other.code == 1 && other.out.contains("I can't read the model's address."))
  }

  @Test func `The key stands in its file and nowhere else`() throws {
    try keep(SecretsTests.lines, mode: 0o600)
    var shown = ""
    for words in [["say", "frobnicate the whatsit"], ["doctor"], ["ledger", "--json"], ["export"]] {
      let said = try home.run(words, input: nil, now: "2026-11-20T10:00", environment: ["NUDGY_PATIENCE": "0.01"])
      shown += said.out + said.err
    }
    #expect(!shown.contains(SecretsTests.key))
    for file in try FileManager.default.subpathsOfDirectory(atPath: home.path) where file != "config/secrets" {
      let bytes = FileManager.default.contents(atPath: home.path + "/" + file) ?? Data()
      #expect(bytes.range(of: Data(SecretsTests.key.utf8)) == nil, "\(file)")
    }
  }

  @Test func `A request stands in the ledger though nobody answered it`() throws {
    try keep(SecretsTests.lines, mode: 0o600)
    try home.run("say", "frobnicate the whatsit", environment: ["NUDGY_PATIENCE": "0.01"])
    let entries = try home.run("ledger").lines.filter { !$0.isEmpty }
    // It is tried three times.
    #expect(entries.count == 3)
    #expect(entries.allSatisfy { $0.contains("127.0.0.1") && $0.contains("a line") })
  }
}
