/// A whole answer. One of another status than 2xx is an answer too; a redirect is not followed, `head["Location"]` says
/// where it leads.
package struct Response: Sendable {
  package var head: Head
  package var body: [UInt8]

  package init(head: Head, body: [UInt8]) {
    self.head = head
    self.body = body
  }
}
