import Engine
import Records
import Replies
import Session
import Store

extension Session {
  /// Keeps many long notes in one change, for measuring what looking through them costs.
  ///
  /// - Parameter bytes: of each, about.
  package func keepNotes(_ count: Int, bytes: Int) throws {
    var lot = SeededRandom(seed: 7)
    let syllables = ["ka", "lo", "mer", "tin", "sal", "ru", "vo", "ner", "pil", "da", "sho", "fen", "gra", "bu", "li"]
    let now = clock.local()
    let notes = try (0..<count).map { number in
      var text = "note \(number)"
      while text.utf8.count < bytes { text += (lot.falls(0.4) ? " " : "") + lot.one(of: syllables) }
      let id = ids.random()
      return Note(id: id, title: nil, body: try seal(text, of: id, .noteBody), createdAt: now)
    }
    try change("kept notes for measuring", "bench", origin: .delivery) { tx in
      for note in notes { try tx.put(note) }
    }
  }
}
