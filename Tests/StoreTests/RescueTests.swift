import Dispatch
import Store
import Synchronization
import Testing

@Suite struct RescueTests {
  let sandbox = Sandbox()
  let rescue: Rescue

  init() { rescue = Rescue(path: "\(sandbox.folder)/rescued.txt") }

  private struct Interrupted: Error {}

  /// What comes back when nothing goes wrong.
  private func taken() async -> [String] {
    var lines: [String] = []
    await rescue.takeBack {
      lines.append($0)
      return true
    }
    return lines
  }

  @Test func `Rescued lines come back in order, one for each, and only once`() async {
    #expect(await taken().isEmpty)
    #expect(rescue.append("call mum"))
    #expect(rescue.append("two\nlines, käse 🧀"))
    #expect(await taken() == ["call mum", "two lines, käse 🧀"])
    #expect(await taken().isEmpty)
    #expect(sandbox.names.isEmpty)
  }

  @Test func `Where even this cannot be written, it says so`() {
    #expect(!Rescue(path: "\(sandbox.folder)/not/there.txt").append("call mum"))
  }

  @Test func `A line rescued while others are taken back comes the next time`() async {
    #expect(rescue.append("first"))
    var lines: [String] = []
    await rescue.takeBack {
      lines.append($0)
      #expect(rescue.append("meanwhile"))
      return true
    }
    #expect(lines == ["first"])
    #expect(await taken() == ["meanwhile"])
  }

  @Test func `What an interrupted taking back left is found again, before what came later`() async {
    for line in ["one", "two", "three"] { #expect(rescue.append(line)) }
    await #expect(throws: Interrupted.self) {
      try await rescue.takeBack { if $0 == "two" { throw Interrupted() } else { true } }
    }
    #expect(rescue.append("four"))
    #expect(rescue.count == 3)
    #expect(await taken() == ["two", "three", "four"])
  }

  @Test func `A line that was not stored stays, and so do all behind it`() async {
    for line in ["one", "two", "three"] { #expect(rescue.append(line)) }
    var asked: [String] = []
    await rescue.takeBack {
      asked.append($0)
      return $0 == "one"
    }
    #expect(asked == ["one", "two"])
    #expect(rescue.count == 2)
    #expect(await taken() == ["two", "three"])
  }

  @Test func `Of lines that many write while they are taken back none is lost`() async {
    let writing = Mutex(4)
    for writer in 0..<4 {
      DispatchQueue.global().async {
        for number in 0..<100 { _ = rescue.append("\(writer)-\(number)") }
        writing.withLock { $0 -= 1 }
      }
    }
    var lines: [String] = []
    while writing.withLock({ $0 > 0 }) { lines += await taken() }
    lines += await taken()
    #expect(lines.count == 400 && Set(lines).count == 400)
  }
}
