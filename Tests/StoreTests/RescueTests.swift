import Store
import Testing

@Suite struct RescueTests {
  let sandbox = Sandbox()

  @Test func `Rescued lines come back in order, one for each, and are gone once cleared`() {
    let rescue = Rescue(path: "\(sandbox.folder)/rescued.txt")
    #expect(rescue.lines().isEmpty)
    #expect(rescue.append("call mum"))
    #expect(rescue.append("two\nlines, käse 🧀"))
    #expect(rescue.lines() == ["call mum", "two lines, käse 🧀"])
    rescue.clear()
    #expect(rescue.lines().isEmpty)
  }

  @Test func `Where even this cannot be written, it says so`() {
    #expect(!Rescue(path: "\(sandbox.folder)/not/there.txt").append("call mum"))
  }
}
