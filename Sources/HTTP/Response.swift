/// A whole response of any status, not only 2xx. Redirects are not followed; `head["Location"]` says where one leads.
package struct Response: Sendable {
  package var head: ResponseHead
  package var body: [UInt8]

  package init(head: ResponseHead, body: [UInt8]) {
    self.head = head
    self.body = body
  }
}
