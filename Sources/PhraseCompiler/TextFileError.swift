/// An error in a text file. It is printed as compilers do, so that editors can jump to the place.
struct TextFileError: Error, Equatable, CustomStringConvertible {
  let file: String
  let line: Int
  let message: String

  var description: String { "\(file):\(line): error: \(message)" }
}
