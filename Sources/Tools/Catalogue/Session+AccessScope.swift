package import Engine
import Records
import Session
import Store

extension Session {
  /// The tools that an assistant is offered: none that are personal, and none whose topic is all about records that are
  /// barred to it.
  ///
  /// - Parameter all: whether to include tools beyond the essential ones.
  package func assistantTools(all: Bool) -> [Tool] {
    catalogue.filter { tool in
      switch tool.toolset {
      case .essential: isWithinReach(tool)
      case .full: all && isWithinReach(tool)
      case .personal: false
      }
    }
  }

  private func isWithinReach(_ tool: Tool) -> Bool {
    Session.privateKinds[tool.topic]?.contains { !options.accessScope.hiddenKinds.contains($0.name) } ?? true
  }

  /// The private kinds of records that the tools of a topic deal with.
  private static let privateKinds: [Tool.Topic: [Shape]] = [
    .notes: [Note.kind.shape], .journal: [JournalEntry.kind.shape, Prompt.kind.shape], .mood: [MoodLog.kind.shape],
    .symptoms: [
      SymptomEntry.kind.shape, Measure.kind.shape, MedicationEntry.kind.shape, MedicationPlan.kind.shape,
      CollaboratorNote.kind.shape,
    ],
    .memory: [Memory.kind.shape],
  ]

  /// Names, as people say them, of the kinds of records read or changed since the last call.
  package func takeAccessedKinds() -> [String] {
    let accessed = storeOpener.resultIfOpened?.store.accessPolicy.takeAccessedKinds() ?? []
    let names = Set(Kinds.stored.filter { accessed.contains($0.name) }.map(\.pluralName))
    return Kinds.all.map(\.pluralName).filter(names.contains)
  }
}
