import Foundation
import Homes
import Replies
import Testing

/// What `doctor` tells of the parts of a desktop, each of which may be missing.
@Suite struct DesktopPartsTests {
  let desk: StandInDesktop
  init() throws { desk = try StandInDesktop() }

  private func findings() throws -> [String: Bool] {
    let outcome = try desk.run("doctor", "--json")
    let json = try outcome.json
    let rows = try #require(json["findings"]?.array)
    let isGood = rows.allSatisfy { $0["good"] == true }
    #expect(json["healthy"] == .bool(isGood) && (outcome.code == 0) == isGood)
    return Dictionary(
      uniqueKeysWithValues: try rows.map { (try #require($0["text"]?.string), $0["good"] == true) })
  }

  private func configure(_ settings: String) throws {
    try FileManager.default.createDirectory(atPath: desk.home.path + "/config", withIntermediateDirectories: true)
    try settings.write(toFile: desk.home.path + "/config/settings.toml", atomically: true, encoding: .utf8)
  }

  @Test func `What is missing is told with the package that brings it, and nothing is broken by that`() throws {
    try configure("sound = \"sound\"\n")
    let findings = try findings()
    #expect(
      findings["xdg-open is missing, so cards can't call, write or open links. It comes with the package xdg-utils."]
        == true)
    #expect(
      findings[
        "canberra-gtk-play is missing, so the bell rings instead of a sound. It comes with the package "
          + "gnome-session-canberra."] == true)
    #expect(findings["nudge: links don't open with nudgy. “nudgy open --install” has them do so."] == true)
    #expect(findings["Notifications are shown by dunst. “nudgy remind --test” tries it."] == true)
  }

  @Test func `What is there is told too, and a sound only where one is to be played`() throws {
    try desk.install("xdg-open", "")
    #expect(try !findings().keys.contains { $0.contains("canberra") })
    try desk.install("canberra-gtk-play", "")
    try configure("sound = \"sound\"\n")
    _ = try desk.run("open", "--install")
    let findings = try findings()
    for text in [
      "Cards call, write and open links through xdg-open.", "Sounds are played by canberra-gtk-play.",
      "nudge: links open with nudgy.",
    ] { #expect(findings[text] == true, "\(text)") }
  }

  @Test func `A folder of contacts is counted, and one that is gone is broken`() throws {
    try configure("contacts = \"~/cards\"\n")
    #expect(try findings()["The folder of contacts isn't there: ~/cards."] == false)
    try FileManager.default.createDirectory(atPath: desk.home.path + "/cards", withIntermediateDirectories: true)
    try "BEGIN:VCARD\nVERSION:3.0\nFN:Ann Lee\nTEL:020 7946 0002\nEND:VCARD\n"
      .write(toFile: desk.home.path + "/cards/ann.vcf", atomically: true, encoding: .utf8)
    #expect(try findings()["Contacts: 1 person in ~/cards."] == true)
  }

  @Test func `It sends a test reminder on request`() throws {
    #expect(try !desk.run("doctor").out.contains("Sent."))
    #expect(desk.calls("notify-send").isEmpty)
    let outcome = try desk.run("doctor", "--test")
    #expect(
      outcome.out.hasSuffix("Sent. Press one of its buttons within 20 seconds.\nIt was closed without a button.\n"))
    #expect(desk.calls("notify-send").count == 1)
  }
}
