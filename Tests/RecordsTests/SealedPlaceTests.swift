import Testing

@testable import Records

@Suite struct SealedPlaceTests {
  @Test func `Every sealed field of every kind has its place, and every place its field`() {
    let fields = Kinds.all.values.flatMap { shape in
      shape.columns.filter(\.isSealed).map { "\(shape.name).\($0.name)" }
    }
    #expect(Set(fields) == Set(Sealed.Place.allCases.map(\.rawValue)))
  }

  @Test func `A place tells its kind and its field`() {
    #expect((Sealed.Place.entryBody.kind, Sealed.Place.entryBody.field) == ("journal_entry", "body"))
    #expect(Sealed.Place(Note.kind.shape, Note.kind.shape.columns[0]) == nil)
  }
}
