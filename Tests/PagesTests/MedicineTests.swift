import Testing

@testable import Pages

struct MedicineTests {
  @Test func `five fates have five letters, five textures and five words`() {
    #expect(Set(Medicine.DoseStatus.allCases.map(\.letter)).count == 5)
    #expect(Set(Medicine.DoseStatus.allCases.map { Hatching.markup($0).text }).count == 5)
    #expect(Set(Medicine.DoseStatus.allCases.map(\.displayName)).count == 5)
  }

  @Test func `a letter stands where there is room, and the figures stand always`() {
    let html = Medicine.markup([Medicine("A", "", [.taken: 31, .missed: 1])]).text
    #expect(html.contains(">T</text>"))
    #expect(!html.contains(">M</text>"))
    #expect(html.contains("<td>31</td><td>0</td><td>0</td><td>1</td><td>0</td>"))
  }

  @Test func `pieces are as long as their shares and stand one after the other`() {
    let html = Medicine.markup([Medicine("A", "", [.taken: 5, .late: 2, .unknown: 3])]).text
    #expect(html.contains("class=\"taken\" x=\"0%\" width=\"50%\""))
    #expect(html.contains("class=\"late\" x=\"50%\" width=\"20%\""))
    #expect(html.contains("class=\"unknown\" x=\"70%\" width=\"30%\""))
    #expect(html.contains("<desc>5 taken, 2 late, 0 skipped on purpose, 0 missed, 3 unknown.</desc>"))
  }

  @Test func `no number of doses is too large`() {
    let html = Medicine.markup([Medicine("A", "", [.taken: .max, .late: .max, .missed: .min])]).text
    #expect(html.contains("<td>99999</td><td>99999</td><td>0</td><td>0</td><td>0</td>"))
    #expect(html.contains("class=\"late\" x=\"50%\" width=\"50%\""))
  }

  @Test func `a medicine without doses has figures and no bar`() {
    let html = Medicine.markup([Medicine("A", "", [.taken: -1])]).text
    #expect(!html.contains("<desc>"))
    #expect(html.contains("<td>0</td><td>0</td><td>0</td><td>0</td><td>0</td>"))
  }
}
