import Glibc
import Testing

@testable import Shell

@Suite final class HistoryFileTests {
  let folder: String
  var file: HistoryFile { HistoryFile(path: folder + "/history") }

  init() throws {
    var template = Array("/tmp/nudgy-history-XXXXXX".utf8CString)
    folder = String(cString: try #require(mkdtemp(&template)))
  }

  deinit {
    unlink(file.path)
    rmdir(folder)
  }

  @Test func `Lines come back in order, the last said last and once`() {
    ["a", "b", "a", "ü"].forEach(file.append)
    #expect(file.lines() == ["b", "a", "ü"])
  }

  @Test func `Only its owner reads it, and it keeps a thousand lines`() {
    for number in 1...1003 { file.append("\(number)") }
    #expect(file.lines().count == 1000)
    #expect(file.lines().first == "4")
    var status = stat()
    #expect(stat(file.path, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
  }

  @Test func `Shells that write at the same time lose nothing`() async {
    let file = file
    await withTaskGroup { group in
      for shell in 0..<8 {
        group.addTask { for line in 0..<100 { file.append("\(shell) \(line)") } }
      }
    }
    #expect(Set(file.lines()).count == 800)
  }

  @Test func `A folder that cannot be written is no trouble`() {
    let nowhere = HistoryFile(path: "/proc/nowhere/history")
    nowhere.append("x")
    #expect(nowhere.lines().isEmpty)
  }
}
