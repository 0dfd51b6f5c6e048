import Files
package import Replies

extension Session {
  /// Writes a page to a new file that only the person may read; an existing file is never overwritten.
  ///
  /// - Parameter hints: lines below the receipt.
  package func writePage(_ html: String, to path: String, _ hints: LocalizedText...) throws -> Reply {
    guard !options.isDryRun else { return Reply("Would write the page to \(path).") }
    try Descriptor.createFile(at: path, notesIn: dataFolder) { try $0.write(html.utf8) }
    return Reply("The page is \(path).", .lines(hints))
  }

  /// What is said where a file is asked for and there is nothing to put into it.
  package static let noFile: LocalizedText = "There is nothing to show yet, so no file was made."

  /// The same for an SVG picture.
  package func writePicture(_ svg: String, to path: String) throws -> Reply {
    guard !options.isDryRun else { return Reply("Would write the picture to \(path).") }
    try Descriptor.createFile(at: path, notesIn: dataFolder) { try $0.write(svg.utf8) }
    return Reply("The picture is \(path).", .lines(["Open it in a browser to look at it or to print it."]))
  }
}
