internal import CEditline
internal import Glibc

/// libedit's editor over the standard streams.
final class Editline {
  private let handle: OpaquePointer
  private let history: OpaquePointer?
  private var prompt: UnsafeMutablePointer<CChar>?

  /// The callbacks below call `owner`, which must outlive this object. `nil` if the terminal cannot move its cursor or
  /// memory is short.
  init?(owner: LineReader) {
    Self.useUTF8Locale()
    guard let handle = editline_open("nudgy") else { return nil }
    guard editline_can_move(handle) == 1 else {
      el_end(handle)
      return nil
    }
    self.handle = handle
    history = editline_history_open(handle, Int32(HistoryFile.limit))
    editline_set_owner(handle, Unmanaged.passUnretained(owner).toOpaque())
    editline_set_prompt(handle) { LineReader.of($0)?.editline?.prompt }
    editline_set_source(handle) { handle, character in
      character?.pointee = wchar_t(bitPattern: LineReader.of(handle)?.nextScalar().value ?? 0)
      return 1
    }
    // Reads the user's own editrc with their key bindings first; the bindings that the shell needs are added after it.
    editline_read_habits(handle)
    editline_bind(handle, "\t", "nudgy-complete") { handle, _ in LineReader.of(handle)?.completeAtCursor() ?? 0 }
    bindPaste("\u{1F}")
    if !isModal { bindPaste("\u{1b}\u{1F}") }
    editline_take_signal_keys(handle)
  }

  /// Whether Escape is a key of its own, as in vi mode.
  var isModal: Bool { editline_is_vi(handle) == 1 }

  private func bindPaste(_ keys: String) {
    editline_bind(handle, keys, "nudgy-paste") { handle, _ in LineReader.of(handle)?.insertPaste() ?? 0 }
  }

  deinit {
    el_end(handle)
    history.map(history_end)
    free(prompt)
  }

  /// Switches to UTF-8 whatever the locale says: terminals without UTF-8 are rare now, but `LANG=C` in a service file
  /// is not.
  private static func useUTF8Locale() {
    setlocale(LC_CTYPE, "")
    if String(cString: nl_langinfo(nl_item(CODESET))) != "UTF-8" { setlocale(LC_CTYPE, "C.UTF-8") }
  }

  /// Includes the newline; `nil` if libedit failed.
  func line(prompt text: String) -> String? {
    free(prompt)
    prompt = strdup(text)
    var count: Int32 = 0
    guard let start = el_wgets(handle, &count), count > 0 else { return nil }
    return Self.text(UnsafeBufferPointer(start: start, count: Int(count)))
  }

  /// What has been typed so far, on both sides of the cursor.
  var textAroundCursor: (before: String, after: String) {
    guard let info = el_wline(handle)?.pointee else { return ("", "") }
    let before = UnsafeBufferPointer(start: info.buffer, count: info.cursor - info.buffer)
    let after = UnsafeBufferPointer(start: info.cursor, count: info.lastchar - info.cursor)
    return (Self.text(before), Self.text(after))
  }

  var text: String { textAroundCursor.before + textAroundCursor.after }

  /// In Unicode scalars.
  var count: Int { el_wline(handle).map { $0.pointee.lastchar - $0.pointee.buffer } ?? 0 }

  func insert(_ text: String) { el_insertstr(handle, text) }

  func replaceText(before old: String, by new: String) {
    el_deletestr(handle, Int32(old.unicodeScalars.count))
    insert(new)
  }

  func redraw() { editline_redraw(handle) }
  func resize() { el_resize(handle) }
  func setRaw(_ isRaw: Bool) { editline_set_raw(handle, isRaw ? 1 : 0) }

  func addHistory(_ line: String) {
    if let history { editline_history_add(history, line) }
  }

  private static func text(_ characters: UnsafeBufferPointer<wchar_t>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: characters.map { Unicode.Scalar(UInt32(bitPattern: $0)) ?? "\u{FFFD}" })
    return String(text)
  }
}

extension LineReader {
  fileprivate static func of(_ handle: OpaquePointer?) -> LineReader? {
    editline_owner(handle).map { Unmanaged<LineReader>.fromOpaque($0).takeUnretainedValue() }
  }
}
