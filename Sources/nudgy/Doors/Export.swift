import ArgumentParser
import Engine
import Glibc
import Tools

struct Export: Door {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Prints everything nudgy keeps, as JSON.")

  @Flag(help: "Leave null what is sealed, and ask for nothing.") var withoutSealed = false

  /// Bytes that are handed on at once.
  private static let piece = 1 << 16

  private struct NobodyReads: Error {}

  func open(_ house: House) async throws -> ExitStatus {
    var text = ""
    do {
      let profile = house.profile()
      let damaged = try telling(profile) {
        try profile.export(withoutSealed: withoutSealed) { piece in
          text += piece
          guard text.utf8.count >= Export.piece else { return }
          guard Output.piece(text) else { throw NobodyReads() }
          text = ""
        }
      }
      Output.data(text)
      guard damaged > 0 else { return .done }
      throw Trouble(
        "\(damaged, "sealed text is damaged and stands", "sealed texts are damaged and stand") as null; all else is there.",
        hint: "“nudgy restore” takes it back from a backup.")
    } catch is NobodyReads {
      return .done
    }
  }

  /// On a screen what is printed tells enough.
  private func telling(_ profile: Profile, _ body: () throws -> Int) throws -> Int {
    guard isatty(STDOUT_FILENO) == 0 else { return try body() }
    return try profile.telling("Exporting all that is stored. With much of it, that takes a while.", body)
  }
}
