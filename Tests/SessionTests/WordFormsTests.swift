import Languages
import Session
import Testing

@Suite struct WordFormsTests {
  @Test(arguments: [
    ("dishes", "dish", true), ("baking", "bake", true), ("planning", "plan", true), ("planned", "plan", true),
    ("berries", "berry", true), ("cars", "car", true), ("washing", "wash", true), ("washing", "washed", true),
    ("car", "car", true), ("car", "cart", false), ("bus", "bush", false), ("ring", "r", false),
    ("planet", "plan", false),
    ("baking", "back", false),
  ])
  func `Two words are forms of one where they share a base`(one: String, other: String, isShared: Bool) {
    #expect(WordForms.shareForm(one, other, .english) == isShared)
    #expect(WordForms.shareForm(other, one, .english) == isShared)
  }

  @Test func `A title has the forms of all its words, and begins with its first that counts`() {
    let forms = TitleWordForms("to finally start washing the dishes", .english)
    #expect(["wash", "dish", "washing", "dishes", "to"].allSatisfy { forms.contains($0) })
    #expect(forms.startsWith("wash") && !forms.startsWith("start") && !forms.startsWith("dish"))
    #expect(!TitleWordForms("", .english).startsWith(""))
  }
}
