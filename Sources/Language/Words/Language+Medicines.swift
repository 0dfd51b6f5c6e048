extension Language {
  /// Whether the word belongs to a field and to none of a medicine's: "shopping", "home". Not a word without a field,
  /// which may be a medicine that nobody has listed.
  package func isNeverMedicine(_ word: Token) -> Bool {
    guard let field = fields.field(of: Array(word.key.utf8)) else { return false }
    return !rules.medicineFields.contains { fields.field(of: Array($0.utf8)) == field }
  }
}
