import Testing

@testable import Vault

/// The strings were made with the reference code of BIP 173.
@Suite struct Bech32Tests {
  @Test func `Bytes are written and read`() {
    #expect(Bech32.encode("age", [1, 2, 3]) == "age1qypqxrt4csc")
    #expect(Bech32.decode("age1qypqxrt4csc", named: "age") == [1, 2, 3])
    #expect(Bech32.decode("AGE1QYPQXRT4CSC", named: "age") == [1, 2, 3])
    #expect(Bech32.decode("age1qqqqqqqqf34z55", named: "age") == [0, 0, 0, 0, 0])
  }

  @Test(arguments: [
    "age1qypqxrt4csd", "Age1qypqxrt4csc", "age1qypqxrt4cs", "age1qypqxrt4cscb", "age", "",
    // A group that fills nothing up, and bits that fill up and are not zero.
    "age1qqqqqqqqqjhjdkw", "age1qpu0j2ex",
  ])
  func `What is not whole is refused`(text: String) {
    #expect(Bech32.decode(text, named: "age") == nil)
  }

  @Test func `So is another name`() {
    #expect(Bech32.decode("age1qypqxrt4csc", named: "agf") == nil)
  }
}
