package struct Table: Sendable {
  package var columns: [String]
  /// Cells in the order of the columns; the first is the row's header, missing ones stay empty.
  package var rows: [[String]]

  package init(_ columns: [String], _ rows: [[String]]) {
    self.columns = columns
    self.rows = rows
  }
}

extension Table {
  var markup: Markup {
    """
    <div class="scroll"><table class="plain"><thead><tr>\(columns.map { "<th scope=\"col\">\($0)</th>" })</tr></thead>
    <tbody>\(rows.map(row))</tbody></table></div>

    """
  }

  private func row(_ cells: [String]) -> Markup {
    let rest = columns.indices.dropFirst().map { cells.indices.contains($0) ? cells[$0] : "" }
    return "<tr><th scope=\"row\">\(cells.first ?? "")</th>\(rest.map { "<td>\($0)</td>" })</tr>\n"
  }
}
