package import Engine
import Records
import Session
import Store

extension Session {
  /// What an assistant is offered: never what is the person's own, nor what is all about something that is out of its
  /// reach.
  ///
  /// - Parameter all: whether that goes beyond what every assistant needs.
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
    Session.privateKinds[tool.topic]?.contains { !options.reach.barred.contains($0.name) } ?? true
  }

  /// What the tools of a topic are all about, where that tells of the person.
  private static let privateKinds: [Tool.Topic: [Shape]] = [
    .notes: [Note.kind.shape], .journal: [JournalEntry.kind.shape, Prompt.kind.shape], .mood: [MoodLog.kind.shape],
    .symptoms: [
      SymptomEntry.kind.shape, Measure.kind.shape, MedicationEntry.kind.shape, MedicationPlan.kind.shape,
      CollaboratorNote.kind.shape,
    ],
    .memory: [Memory.kind.shape],
  ]

  /// What people call the kinds that were looked at or changed since this was asked last.
  package func takeKindsPassed() -> [String] {
    let passed = known?.store.gate.takePassed() ?? []
    let told = Set(Kinds.stored.filter { passed.contains($0.name) }.map(\.told))
    return Kinds.all.map(\.told).filter(told.contains)
  }
}
