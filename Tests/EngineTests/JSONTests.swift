import Engine
import JSONChecks
import Replies
import Testing

@Suite struct JSONTests {
  @Test(arguments: [
    #"{"b":1,"a":[true,false,null,-2.5,"x"]}"#, #""\u0000\u001b\" \\ é 😀""#, "[]", "{}", "1e3", #""\ud83d\ude00""#,
  ])
  func `What is written reads back as the same value`(text: String) throws {
    let value = try #require(JSON(reading: text))
    #expect(JSON(reading: value.text) == value)
  }

  @Test(arguments: [
    "", "{", "[1,]", "tru", #"{"a"}"#, "\"\u{1}\"", "1 2", #""\x""#, String(repeating: "[", count: 500),
  ])
  func `What is no JSON is nil`(text: String) { #expect(JSON(reading: text) == nil) }

  @Test func `Blanks between are nothing`() {
    let spread = " { \"a\" :\t[ 1 ,\n 2 ] , \"b\" : { } ,\r\n \"c\" : [ ] } \n"
    #expect(JSON(reading: spread) == JSON(reading: #"{"a":[1,2],"b":{},"c":[]}"#))
    #expect(JSON(reading: spread)?["a"] == [1, 2])
  }

  @Test func `Members keep their order`() {
    #expect(JSON(reading: #"{"z":1,"a":2}"#)?.text == #"{"z":1,"a":2}"#)
  }

  @Test func `Control characters never leave as they are`() {
    #expect(JSON.string("\u{1B}[2J\u{9B}\u{2028}").text == #""\u001b[2J\u009b\u2028""#)
  }

  @Test(arguments: [
    (#"{"b":[{"d":1,"c":2}],"a":null}"#, #"{ "a": null, "b": [ { "c": 2, "d": 1 } ] }"#, true),
    (#"{"a":[1,2]}"#, #"{"a":[2,1]}"#, false), (#"{"a":1}"#, #"{"a":1,"b":null}"#, false), ("1", "1.0", true),
  ])
  func `In any order two values are equal that only their writing sets apart`(
    one: String, other: String, isEqual: Bool
  ) throws {
    #expect(try (JSON(inAnyOrder: one) == JSON(inAnyOrder: other)) == isEqual)
  }

  @Test(
    arguments: [
      (["c": 1], true), (["b": [["d": 2]]], true), (["b": []], false), (["c": 2], false), (["c": 1, "d": 2], false),
      ("said", true), ("sai", false), (.null, true), (["x": nil], false),
    ] as [(JSON, Bool)])
  func `A value holds what stands in it somewhere`(part: JSON, isHeld: Bool) {
    let value: JSON = ["a": ["c": 1, "e": nil], "b": [["d": 2, "f": "said"]]]
    #expect(value.holds(part) == isHeld)
    #expect(value.says("ai") && !value.says("b"))
  }
}
