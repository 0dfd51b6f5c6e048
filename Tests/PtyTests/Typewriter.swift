import Subprocesses

/// A line reader at its prompt, in the program of the same name beside the tests.
func typewriter(_ arguments: String..., columns: Int = 80, height: Int = 24) throws -> Pty {
  let pty = try Pty(Programs.path(of: "typewriter"), arguments, columns: columns, height: height)
  try pty.expect("nudgy>")
  return pty
}
