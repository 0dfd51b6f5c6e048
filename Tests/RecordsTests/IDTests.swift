import Records
import Testing

@Suite struct IDTests {
  @Test func `An id is kept in lower case`() {
    #expect(ID("5F0C6B1E-0000-4000-8000-00000000000A")?.text == "5f0c6b1e-0000-4000-8000-00000000000a")
  }

  @Test(arguments: [
    "", "5f0c6b1e", "5f0c6b1e00000-4000-8000-00000000000", "5f0c6b1e-0000-4000-8000-00000000000g",
    "5f0c6b1e-0000-4000-8000-00000000000é", "5f0c6b1e-0000-4000-8000-0000000000010",
  ])
  func `What has not the form of a UUID is no id`(text: String) { #expect(ID(text) == nil) }

  @Test func `Sixteen bytes are written as a UUID`() {
    let id = ID(bytes: (0x0011_2233_4455_6677, 0x8899_AABB_CCDD_EEFF))
    #expect(id.text == "00112233-4455-6677-8899-aabbccddeeff")
    #expect(ID(id.text) == id)
  }

  @Test func `A random id says that it is one`() {
    #expect(IDGenerator.version4(.max, .max).text == "ffffffff-ffff-4fff-bfff-ffffffffffff")
    #expect(IDGenerator.version4(0, 0).text == "00000000-0000-4000-8000-000000000000")
  }

  @Test func `Ids made later are greater`() {
    let ids = [(1, 0), (1, 1), (2, 0), (0xFFFF_FFFF, 0)].map { IDGenerator.version7($0, counter: UInt16($1), .max) }
    #expect(ids == ids.sorted())
    #expect(IDGenerator.version7(0x0123_4567_89AB, counter: 0xABC, 0).text == "01234567-89ab-7abc-8000-000000000000")
  }
}
