import Testing

@testable import Records

@Suite struct SealedFieldNameTests {
  private static let all: [Sealed.FieldName] = [
    .nudgeOriginalText, .unsortedText, .dumpText, .noteBody, .entryBody, .entryGratitude, .promptText, .moodNote,
    .memoryFact,
    .symptomNote, .comment,
  ]

  @Test func `Every sealed field of every kind has its place, and every place its field`() {
    let fields = Kinds.all.flatMap { shape in shape.columns.compactMap { Sealed.FieldName(shape, $0) } }
    #expect(Set(fields) == Set(SealedFieldNameTests.all))
  }

  @Test func `What stands open has none`() {
    #expect(Sealed.FieldName(Note.kind.shape, Note.kind.shape.columns[0]) == nil)
  }
}
