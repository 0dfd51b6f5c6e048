import Randomness
import Records
import Replies
import Session
import Store

extension Session {
  /// Stores many long notes in one change, to measure how long searching them takes.
  ///
  /// - Parameter bytes: the approximate length of each note.
  package func addBulkNotes(_ count: Int, bytes: Int) throws {
    var random = SeededRandom(seed: 7)
    let syllables = ["ka", "lo", "mer", "tin", "sal", "ru", "vo", "ner", "pil", "da", "sho", "fen", "gra", "bu", "li"]
    let now = clock.local()
    let notes = try (0..<count).map { number in
      var text = "note \(number)"
      while text.utf8.count < bytes { text += (random.chance(0.4) ? " " : "") + random.element(of: syllables) }
      let id = ids.random()
      return Note(id: id, title: nil, body: try sealedFields.seal(text, of: id, .noteBody), createdAt: now)
    }
    try changes.write("kept notes for measuring", "bench", origin: .delivery) { tx in
      for note in notes { try tx.put(note) }
    }
  }
}
