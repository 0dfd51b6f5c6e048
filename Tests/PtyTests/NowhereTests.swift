import Foundation
import Homes
import Testing

/// A shell that can store nothing.
@Suite struct NowhereTests {
  let home: Home
  init() throws {
    home = try Home()
    try home.run("list")
    try home.write(String(repeating: "no store ", count: 5_000), to: "data/nudgy.db")
  }

  @Test func `What there is to do is kept beside the store, and nothing else is called kept`() throws {
    let shell = try home.shell()
    try shell.type("buy milk\r")
    try shell.expect("Got it: buy milk.")
    try shell.type("note: the spare key is under the pot\r")
    try shell.expect("The store is damaged.")
    #expect(home.read("data/rescued.txt") == "buy milk\n")
  }

  @Test func `Of the words of a crisis none stand there, and none are called kept`() throws {
    let shell = try home.shell()
    try shell.type("brain dump: ring the plumber, i want to kill myself\r")
    try shell.expect("Your words could not be saved.")
    #expect(home.read("data/rescued.txt") == "brain dump: ring the plumber\n")
  }

  @Test func `Where even that fails it is said of each line`() throws {
    try FileManager.default.createDirectory(
      atPath: home.path + "/data/rescued.txt", withIntermediateDirectories: true)
    let shell = try home.shell()
    try shell.type("buy milk\r")
    try shell.expect("The store is damaged.")
    #expect(!shell.screen.text.contains("Got it"))
  }
}
