package import Records

/// What a group of changes is made for; undo names it with these words.
package struct Intent: Equatable, Sendable {
  package enum Origin: String, Sendable {
    /// The only ones that undo takes back.
    case person
    case delivery, sync
  }

  package let tool: String
  package let label: Label
  package let origin: Origin

  package init(tool: String, label: Label, origin: Origin = .person) {
    self.tool = tool
    self.label = label
    self.origin = origin
  }
}

/// What was done, in a form that the caller can show again.
package enum Label: Equatable, Sendable {
  case plain(String)
  case sealed(Sealed)
}

extension Label: CellValue {
  package var cell: Cell {
    switch self {
    case .plain(let text): text.cell
    case .sealed(let sealed): sealed.cell
    }
  }

  package init?(cell: Cell) {
    if let text = String(cell: cell) {
      self = .plain(text)
    } else if let sealed = Sealed(cell: cell) {
      self = .sealed(sealed)
    } else {
      return nil
    }
  }
}
