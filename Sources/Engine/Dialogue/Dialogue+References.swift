import Civil
import Language
package import Replies

// What a dialogue's file holds: which records are spoken of, and nothing of what they say.

extension Dialogue {
  /// The same without the person's words. What an answer to the open question would write stays with that question.
  package var references: Dialogue {
    var bare = self
    bare.inHand = inHand?.unlabelled
    bare.before = before?.unlabelled
    bare.list = list.map(\.unlabelled)
    bare.lastChange?.call.arguments = lastChange?.call.arguments.filter { $0.value.isReference } ?? [:]
    bare.question?.words = question?.words.withoutTexts ?? ""
    bare.question?.choices = question?.choices.map { .init($0.word.withoutTexts, $0.call) } ?? []
    return bare
  }

  /// The same with what the records are called by now.
  package func labelled(_ label: (Reference) -> String) -> Dialogue {
    let named = { (reference: Reference) in
      Reference(kind: reference.kind, id: reference.id, label: label(reference))
    }
    var whole = self
    whole.inHand = inHand.map(named)
    whole.before = before.map(named)
    whole.list = list.map(named)
    return whole
  }
}

extension Reference {
  fileprivate var unlabelled: Reference { Reference(kind: kind, id: id, label: "") }
}

extension Argument {
  /// Whether it names a record or a time, or is a number.
  fileprivate var isReference: Bool {
    switch self {
    case .words(let words): When(iso: words) != nil
    case .list(let items): items.allSatisfy(\.isReference)
    case .number, .flag, .moment, .id: true
    }
  }
}

extension LocalizedText {
  fileprivate var withoutTexts: LocalizedText { LocalizedText(key: key, values: values.map(\.withoutTexts)) }
}

extension LocalizedText.Value {
  fileprivate var withoutTexts: LocalizedText.Value {
    switch self {
    case .text: .text("")
    case .decimal: .decimal("")
    case .said(let said): .said(said.withoutTexts)
    case .list(let list): .list(list.map(\.withoutTexts))
    case .number, .day, .count, .when, .on: self
    }
  }
}
