import Foundation
import Randomness
import Testing

@testable import Contacts

@Suite struct VCardTests {
  static let version3 = """
    BEGIN:VCARD\r
    VERSION:3.0\r
    FN:Ann Lee\r
    N:Lee;Ann;Mary;;\r
    NICKNAME:Annie,Mum\r
    ORG:Quay Dental\\, Ltd.;Reception\r
    item1.TEL;TYPE=CELL,VOICE;TYPE=pref:+44 7700 900\r
     123\r
    TEL;TYPE=FAX:+44 20 7946 0001\r
    EMAIL;TYPE=INTERNET;TYPE=HOME:ann@lee.example\r
    PHOTO;ENCODING=b;TYPE=JPEG:AAECAwQFBgc=\r
    END:VCARD\r

    """
  static let version4 = """
    BEGIN:VCARD
    VERSION:4.0
    FN;CHARSET=UTF-8:Dr. Øyvind Quay
    TEL;VALUE=uri;TYPE="voice,home":tel:+47-22-00-00-00
    EMAIL;PREF=1:oyvind@quay.example
    NOTE:He said: call\\nafter six
    END:VCARD
    """
  static let version2 = """
    BEGIN:VCARD
    VERSION:2.1
    N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;J=C3=
    =B6rg
    TEL;CELL;PREF:0170 1234567
    END:VCARD
    """

  @Test func `A card of version 3 has its names, numbers and addresses with their types`() throws {
    let card = try #require(VCard.cards(in: VCardTests.version3).first)
    #expect(card.name == "Ann Lee" && card.nicknames == ["Annie", "Mum"] && card.company == "Quay Dental, Ltd.")
    #expect(card.phones.map(\.value) == ["+44 7700 900123", "+44 20 7946 0001"])
    #expect(card.phones.map(\.types) == [["cell", "voice", "pref"], ["fax"]])
    #expect(card.emails.map(\.value) == ["ann@lee.example"] && card.emails[0].types == ["internet", "home"])
  }

  @Test func `A card of version 4 has URIs and quoted types`() throws {
    let card = try #require(VCard.cards(in: VCardTests.version4).first)
    #expect(card.name == "Dr. Øyvind Quay")
    #expect(card.phones == [.init(value: "+47-22-00-00-00", types: ["voice", "home"])])
    #expect(card.emails.map(\.value) == ["oyvind@quay.example"])
  }

  @Test func `Quoted-printable text goes over lines, and types stand without their name`() throws {
    let card = try #require(VCard.cards(in: VCardTests.version2).first)
    #expect(card.name == "Jörg Müller")
    #expect(card.phones == [.init(value: "0170 1234567", types: ["cell", "pref"])])
    let latin = VCardTests.version2.replacingOccurrences(of: "=C3=\n=B6", with: "=F6")
      .replacingOccurrences(of: "=C3=BC", with: "=FC")
    #expect(VCard.cards(in: latin).first?.name == "Jörg Müller")
  }

  @Test func `Several cards stand in one file, and one without an end is left out`() {
    let text = [VCardTests.version3, VCardTests.version4, "BEGIN:VCARD\nFN:Cut\nTEL:123\n", VCardTests.version2]
    #expect(VCard.cards(in: text.joined(separator: "\n")).map(\.name) == ["Ann Lee", "Dr. Øyvind Quay", "Jörg Müller"])
  }

  @Test func `Control characters in a card reach nobody`() throws {
    let card = try #require(VCard.cards(in: "BEGIN:VCARD\nFN:A\u{1B}[31m\\nB\nTEL:1\u{7}23\nEND:VCARD").first)
    #expect(card.name == "A [31m B" && card.phones[0].value == "1 23")
  }

  /// Cards with bytes changed, left out, doubled and moved. The seed is the number of the case.
  @Test func `No malformed card ends the program or takes long`() {
    let sources = [VCardTests.version3, VCardTests.version4, VCardTests.version2].map { Array($0.utf8) }
    let signs = Array(":;=,\"\\\r\n \t.%\u{0}ÿ🐧BEGIN:VCARDEND:VCARD=C3TYPE".utf8)
    let start = ContinuousClock.now
    for seed in 0..<20_000 {
      var random = SeededRandom(seed: UInt64(seed))
      var bytes = sources[seed % sources.count]
      for _ in 0..<Int.random(in: 1...12, using: &random) where !bytes.isEmpty {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(signs.randomElement(using: &random)!, at: place)
        case 3: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...40, using: &random)))
        default: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 30)], at: place)
        }
      }
      for card in VCard.cards(in: String(decoding: bytes, as: UTF8.self)) {
        #expect(!card.name.isEmpty && !(card.phones.isEmpty && card.emails.isEmpty), "seed \(seed)")
        let texts = [card.name, card.company] + card.nicknames + (card.phones + card.emails).map(\.value)
        #expect(
          texts.allSatisfy { !$0.unicodeScalars.contains { $0.properties.generalCategory == .control } },
          "seed \(seed)")
      }
    }
    let long = "BEGIN:VCARD\n" + String(repeating: "N;QUOTED-PRINTABLE:a=\n", count: 100_000) + "END:VCARD"
    #expect(VCard.cards(in: long).isEmpty)
    #expect(ContinuousClock.now - start < .seconds(120))
  }

  @Test func `A folder of folders is searched, by whole names first, whatever else lies in it`() throws {
    let path = NSTemporaryDirectory() + "nudgy-contacts-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try FileManager.default.createDirectory(atPath: path + "/account/friends", withIntermediateDirectories: true)
    try Data(VCardTests.version3.utf8).write(to: URL(fileURLWithPath: path + "/account/friends/a.vcf"))
    try Data(VCardTests.version4.utf8).write(to: URL(fileURLWithPath: path + "/B.VCF"))
    try Data("no card".utf8).write(to: URL(fileURLWithPath: path + "/c.vcf"))
    #expect(mkfifo(path + "/pipe.vcf", 0o600) == 0)
    symlink("loop.vcf", path + "/loop.vcf")
    symlink("..", path + "/account/up")
    let folder = ContactFolder(path)
    #expect(folder.exists && !ContactFolder(path + "/none").exists)
    for name in ["mum", "ANN LEE", "lee", "quay dental ltd", "ann"] {
      #expect(Set(folder.cards(named: name).map(\.name)) == ["Ann Lee"], "\(name)")
    }
    #expect(Set(folder.cards(named: "quay").map(\.name)) == ["Ann Lee", "Dr. Øyvind Quay"])
    #expect(folder.cards(named: "an").isEmpty && folder.cards(named: "…").isEmpty)
  }
}
