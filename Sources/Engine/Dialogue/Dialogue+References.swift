import Civil
import Language
import Replies

// What a dialogue's file contains: references to records, without their text.

extension Dialogue {
  /// The dialogue without the person's words. The open question keeps the calls that its answers would make.
  package var references: Dialogue {
    var stripped = self
    stripped.current = current?.unlabelled
    stripped.previous = previous?.unlabelled
    stripped.lastList = lastList.map(\.unlabelled)
    stripped.pagedList = pagedList?.withoutTexts
    stripped.nextPage = nextPage?.withoutTexts
    stripped.lastChange?.call.arguments = lastChange?.call.arguments.filter { $0.value.isReference } ?? [:]
    let isSealed = question?.isSealed == true
    stripped.question?.text = question?.text.withoutTexts ?? ""
    stripped.question?.choices =
      question?.choices.map { .init(isSealed ? "" : $0.label.withoutTexts, $0.call) } ?? []
    return stripped
  }
}

extension Reference {
  fileprivate var unlabelled: Reference { Reference(kind: kind, id: id, label: "") }
}

extension Call {
  /// `nil` if an argument may have the person's words.
  fileprivate var withoutTexts: Call? { arguments.values.allSatisfy(\.isReference) ? self : nil }
}

extension Argument {
  /// Whether the argument is a number, a flag, a time or a reference to a record, and no free text.
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
    case .localized(let text): .localized(text.withoutTexts)
    case .list(let list): .list(list.map(\.withoutTexts))
    case .number, .day, .count, .when, .on, .spoken: self
    }
  }
}

extension Dialogue {
  /// The records that a model is told of: the current one and the last list.
  var visibleReferences: [Reference] { [current].compactMap(\.self) + lastList }

  /// The call with its reference replaced by the record's id, so that it still means the same record when it runs
  /// later.
  ///
  /// Throws if the reference is not to one of the visible records.
  func pinned(_ call: Call, in language: Language) throws(UserError) -> Call {
    guard let selector = RecordSelector(call.arguments["which"], in: language) else { return call }
    let reference: Reference?
    switch selector {
    case .words, .every: return call
    case .id(let id): reference = visibleReferences.first { $0.id == id }
    case .current, .other, .number: reference = selector.reference(in: self)
    }
    guard let reference else {
      throw UserError("That isn't on the last list.", hint: "Name it by its words.", code: .notFound)
    }
    return call.with("which", .id(reference.id))
  }
}
