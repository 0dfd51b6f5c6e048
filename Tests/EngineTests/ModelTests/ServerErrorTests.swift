import Replies
import Testing

@testable import Engine

@Suite struct ServerErrorTests {
  @Test(arguments: [
    (#"{"error":"gone"}"#, "gone", "", "", Int?.none),
    (#"{"error":{"message":"m","type":"t","code":429,"param":"p"}}"#, "m", "t", "p", 429),
    (#"{"error":{"msg":"m","code":"503","status":"UNAVAILABLE"}}"#, "m", "503 UNAVAILABLE", "", 503),
    (#"{"error":{"message":"m","code":7}}"#, "m", "", "", nil),
    (#"{"error":{"type":"t"},"message":"outside"}"#, "outside", "t", "", nil),
    (#"[{"other":1},{"error":{"message":"a"}}]"#, "a", "", "", nil), (#"{"detail":"d"}"#, "d", "", "", nil),
    (#"{"detail":[{"msg":"x"},{"loc":[]},{"msg":"y"}]}"#, "x, y", "", "", nil),
    (#"{"object":"error","message":"o","code":500}"#, "o", "", "", 500),
    (#"{"type":"error","error":{"message":"inner","type":"overloaded"}}"#, "inner", "overloaded", "", nil),
  ])
  func `Whatever its form, an error's words and its status are found`(
    text: String, message: String, code: String, parameter: String, status: Int?
  ) throws {
    let json = try #require(JSON(reading: text))
    let error = try #require(ServerError(json))
    #expect(error.message == message && error.code == code)
    #expect(error.parameter == parameter && error.status == status)
    #expect(ServerError(text: text) == error)
  }

  @Test(arguments: [
    "{}", "[]", #"{"error":null}"#, #"{"error":""}"#, #"{"detail":null}"#, #"{"choices":[],"message":"m"}"#, "7",
  ])
  func `What reports no error is none`(text: String) throws {
    let json = try #require(JSON(reading: text))
    #expect(ServerError(json) == nil)
  }

  @Test func `A body that is known to be an error is its own message where it has no other`() {
    #expect(ServerError(text: "upstream is down").message == "upstream is down")
    #expect(ServerError(text: #"{"message":"m","code":400}"#).message == "m")
    #expect(ServerError(text: #"{"message":"m","code":400}"#).status == 400)
  }

  @Test func `Patterns look for one phrase of every group, in small letters`() {
    let pattern = ErrorPattern(["content"], ["null", "empty"])
    let error = ServerError(text: #"{"error":{"message":"Must not be NULL","param":"Content"}}"#)
    #expect(pattern.matches(error.words))
    #expect(!pattern.matches("content is wrong") && !pattern.matches("null"))
  }
}
