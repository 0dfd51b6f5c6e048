import Dispatch
import Foundation
import Store
import Synchronization
import Testing

@Suite struct RescueTests {
  let sandbox = Sandbox()
  let rescue: RescueFile

  init() { rescue = RescueFile(path: "\(sandbox.folder)/rescued.txt") }

  private struct Interrupted: Error {}

  /// Repeating when nothing goes wrong.
  private func taken() async throws -> [String] {
    var lines: [String] = []
    try await rescue.restoreLines { line, _ in
      lines.append(line)
      return true
    }
    return lines
  }

  @Test func `Rescued lines come back in order, one for each, and only once`() async throws {
    #expect(try await taken().isEmpty)
    #expect(rescue.append("call mum"))
    #expect(rescue.append("two\nlines, käse 🧀"))
    #expect(try await taken() == ["call mum", "two lines, käse 🧀"])
    #expect(try await taken().isEmpty)
    #expect(sandbox.names.isEmpty)
  }

  @Test func `Where even this cannot be written, it says so`() {
    #expect(!RescueFile(path: "\(sandbox.folder)/not/there.txt").append("call mum"))
  }

  @Test func `A line rescued while others are taken back comes the next time`() async throws {
    #expect(rescue.append("first"))
    var lines: [String] = []
    try await rescue.restoreLines { line, _ in
      lines.append(line)
      #expect(rescue.append("meanwhile"))
      return true
    }
    #expect(lines == ["first"])
    #expect(try await taken() == ["meanwhile"])
  }

  @Test func `What an interrupted taking back left is found again, before what came later`() async throws {
    for line in ["one", "two", "three"] { #expect(rescue.append(line)) }
    await #expect(throws: Interrupted.self) {
      try await rescue.restoreLines { line, _ in if line == "two" { throw Interrupted() } else { true } }
    }
    #expect(rescue.append("four"))
    #expect(rescue.count == 3)
    #expect(try await taken() == ["two", "three", "four"])
  }

  @Test func `A line that was not stored stays, and so do all behind it`() async throws {
    for line in ["one", "two", "three"] { #expect(rescue.append(line)) }
    var asked: [String] = []
    try await rescue.restoreLines { line, _ in
      asked.append(line)
      return line == "one"
    }
    #expect(asked == ["one", "two"])
    #expect(rescue.count == 2)
    #expect(try await taken() == ["two", "three"])
  }

  @Test func `Only one takes lines back at a time, and each is told where its lines stand`() async throws {
    for line in ["one", "two"] { #expect(rescue.append(line)) }
    var places: [String] = []
    let isDone = try await rescue.restoreLines { _, place in
      places.append(place.text)
      let other = try await rescue.restoreLines { _, _ in true }
      #expect(!other)
      return true
    }
    #expect(isDone)
    #expect(places == ["0+3", "4+3"])
  }

  @Test func `Half a line, as a power cut leaves it, takes no other with it`() async throws {
    try "one\ntw".write(toFile: rescue.path, atomically: false, encoding: .utf8)
    #expect(rescue.count == 2)
    #expect(rescue.append("three"))
    #expect(try await taken() == ["one", "tw", "three"])
  }

  @Test func `A line that waited while the file was removed goes into a new one`() async throws {
    #expect(rescue.append("first"))
    let file = open(rescue.path, O_RDWR | O_CLOEXEC)
    defer { close(file) }
    #expect(flock(file, LOCK_EX) == 0)
    let isKept = Mutex<Bool?>(nil)
    DispatchQueue.global().async {
      let kept = rescue.append("second")
      isKept.withLock { $0 = kept }
    }
    // By then it has opened the file, and waits for its lock.
    try await Task.sleep(for: .milliseconds(300))
    unlink(rescue.path)
    #expect(flock(file, LOCK_UN) == 0)
    while isKept.withLock({ $0 }) == nil { try await Task.sleep(for: .milliseconds(10)) }
    #expect(isKept.withLock { $0 } == true)
    #expect(try await taken() == ["second"])
  }

  @Test func `Of lines that many write while they are taken back none is lost`() async throws {
    let writing = Mutex(4)
    for writer in 0..<4 {
      DispatchQueue.global().async {
        for number in 0..<100 { _ = rescue.append("\(writer)-\(number)") }
        writing.withLock { $0 -= 1 }
      }
    }
    var lines: [String] = []
    while writing.withLock({ $0 > 0 }) { lines += try await taken() }
    lines += try await taken()
    #expect(lines.count == 400 && Set(lines).count == 400)
  }
}
