import Foundation
import Homes
import JSONChecks
import Replies
import Testing

@Suite struct ProfileTests {
  let home: Home
  init() throws { home = try Home() }

  @Test func `Each profile has a store and a key of its own`() throws {
    try home.run("add", "buy milk")
    try home.run("profile", "work", "--make")
    try home.run("add", "write the report")
    #expect(try home.run("list").out.contains("report"))
    #expect(try !home.run("list").out.contains("milk"))
    #expect(try home.run("list", "--profile", "default").out.contains("milk"))
    let keys = ["/data/key", "/data/profiles/work/key"].map { FileManager.default.contents(atPath: home.path + $0) }
    #expect(keys[0] != nil && keys[1] != nil && keys[0] != keys[1])
  }

  @Test func `One terminal's switch is not another's, and flag and environment go before it`() throws {
    for name in ["work", "choir"] { try home.run("profile", name, "--make") }
    #expect(try home.run("profile").out == "  default\n* choir\n  work\n")
    #expect(try home.run("profile", environment: ["NUDGY_SESSION": "other"]).out.hasPrefix("* default"))
    #expect(try home.run("profile", environment: ["NUDGY_PROFILE": "work"]).out.contains("* work"))
    #expect(try home.run("profile", "--profile=work", environment: ["NUDGY_PROFILE": "choir"]).out.contains("* work"))
    #expect(try home.run("profile", "--json").json.holds(["name": "choir", "isCurrent": true]))
    try home.run("profile", "default")
    #expect(try home.run("profile").out.hasPrefix("* default"))
  }

  @Test(arguments: ["../up", "Work", "a b", "9lives", "-x", "", String(repeating: "a", count: 33), "é", "a/b"])
  func `A name that could be a path, or two spellings of one, is refused`(name: String) throws {
    #expect(try home.run("profile", "--make", "--", name).code == 2)
    #expect(try !FileManager.default.subpathsOfDirectory(atPath: home.path).contains { $0.contains("profiles") })
  }

  @Test func `A profile that was never made is not found, and nothing is made`() throws {
    let outcome = try home.run("add", "milk", "--profile", "work")
    #expect(outcome.code == 3)
    #expect(outcome.err.contains("nudgy profile work --make"))
    #expect(try home.run("list", "--profile").code == 2)
    #expect(try home.run("profile", "work").code == 3)
    #expect(try home.run("profile", "--make").code == 2)
    try home.run("profile", "work", "--make")
    #expect(try home.run("profile", "work", "--make").code == 1)
  }
}
