package import Records

/// Why a group of changes is made. Undo shows the label.
package struct Intent: Equatable, Sendable {
  package enum Origin: String, Sendable {
    /// The only origin that undo reverts.
    case person
    case delivery, sync
  }

  package let tool: String
  package let label: ChangeLabel
  package let origin: Origin

  package init(tool: String, label: ChangeLabel, origin: Origin = .person) {
    self.tool = tool
    self.label = label
    self.origin = origin
  }
}

/// What a group did, for the caller to show; sealed where it quotes sealed text.
package enum ChangeLabel: Equatable, Sendable {
  case text(String)
  case sealed(Sealed)
}

extension ChangeLabel: CellValue {
  package var cell: Cell {
    switch self {
    case .text(let text): text.cell
    case .sealed(let sealed): sealed.cell
    }
  }

  package init?(cell: Cell) {
    if let text = String(cell: cell) {
      self = .text(text)
    } else if let sealed = Sealed(cell: cell) {
      self = .sealed(sealed)
    } else {
      return nil
    }
  }
}
