import CrisisLines
import Language
import Replies

/// The replies to a person in a crisis. The phone number is in the first two lines, as hardly anybody reads further.
struct CrisisWording {
  /// `nil` where the country is not known.
  let whom: CrisisLine?
  /// Whether the full reply was given within the last hour.
  let isRepeat: Bool

  /// Whether the person's words were saved.
  enum SaveOutcome {
    case sealed, alreadySaved, notSaved, failed
  }

  func reply(isOther: Bool, isUrgent: Bool, saved outcome: SaveOutcome) -> Reply {
    var lines = isOther ? otherLines(isUrgent) : ownLines(isUrgent)
    if isRepeat && !isUrgent { lines = Array(lines.prefix(3)) }
    let first = lines.removeFirst()
    lines.append(closingLine(outcome, asks: !isOther && !(isRepeat && !isUrgent)))
    if !isRepeat { lines.append(objectionLine) }
    var reply = Reply(first, .lines(lines))
    reply.crisis = .init(isInFull: !isRepeat || isUrgent, asksSafe: !isOther)
    return reply
  }

  /// Where an ambulance or the fire brigade is needed; what to tell them is what they ask for first.
  func emergencyReply(saved outcome: SaveOutcome) -> Reply {
    var reply = Reply(
      "Call now: \(emergencyText)",
      .lines([
        "Say first where you are, then what happened. They tell you what to do until they come.",
        "Stay with whoever it is. If it's you and you are alone, unlock the door.",
        closingLine(outcome, asks: false),
      ]))
    reply.crisis = .init(isInFull: true, asksSafe: false)
    return reply
  }

  /// - Parameters:
  ///   - line: what to ask of the line that was misread.
  ///   - isOver: whether the lines that follow are read as any others.
  func answerToObjection(_ line: Question?, isOver: Bool) -> Reply {
    var reply = Reply(
      "Then I misread you. If it's ever true, at any hour:", .lines([serviceLine]),
      followUp: line.map { .question($0) })
    reply.crisis = .init(isInFull: false, asksSafe: false, isOver: isOver)
    return reply
  }

  func answer(isSafe: Bool) -> Reply {
    var reply =
      isSafe
      ? Reply(
        "I'm glad. If that changes, at any hour:",
        .lines([serviceLine, "I'm still here. You can type anything, or nothing."]))
      : Reply(
        "Then one thing now, before anything else: \(emergencyText)",
        .lines([
          serviceLine,
          "Be with someone, or stay on the phone. Move away from anything you could use to hurt yourself.",
          "I'm still here. You can type anything.",
        ]))
    reply.crisis = .init(isInFull: !isSafe, asksSafe: false)
    return reply
  }

  /// For a person who only asks for the number, or who says where they are.
  func serviceReply(_ receipt: LocalizedText? = nil) -> Reply {
    let lines = [serviceLine, dangerLine] + (whom == nil ? [unknownCountryLine] : [])
    return receipt.map { Reply($0, .lines(lines)) } ?? Reply(lines[0], .lines(Array(lines.dropFirst())))
  }

  /// For a person who may only have had a hard day.
  func shortReply(_ receipt: LocalizedText, _ lead: Reply.FollowUp? = nil) -> Reply {
    Reply(receipt, .lines([serviceLine]), followUp: lead)
  }

  private func ownLines(_ isUrgent: Bool) -> [LocalizedText] {
    if isUrgent {
      return [
        "I'm glad you told me. Call now: \(emergencyText)", serviceLine,
        "Be with someone, or stay on the phone. Move away from anything you could use to hurt yourself.",
      ]
    }
    return isRepeat
      ? ["I'm still here, and I hear you.", serviceLine, dangerLine]
      : [
        "I'm glad you told me. This matters more than any list.", serviceLine, dangerLine,
        "Tell someone you trust today, and a doctor. You don't have to carry this alone.",
      ]
  }

  private func otherLines(_ isUrgent: Bool) -> [LocalizedText] {
    let help: [LocalizedText] = [
      "Ask them openly whether they're thinking of suicide; asking doesn't make it worse. Listen, stay with them, and move anything dangerous out of reach.",
      "You can call for advice yourself. You don't have to carry this alone either.",
    ]
    return isUrgent
      ? ["If they are in danger now, call for them: \(emergencyText)", serviceLine] + help
      : ["You are right to take this seriously. Help for them, and for you:", serviceLine, dangerLine] + help
  }

  /// "Samaritans: call 116 123, day and night, or text SHOUT to 85258."
  private var serviceLine: LocalizedText {
    guard let whom else { return "findahelpline.com lists free helplines near you, to call, text or chat." }
    let hours: LocalizedText = whom.hours.map { "\($0)" } ?? "free, day and night"
    guard let text = whom.text else { return "\(whom.service): call \(CrisisWording.numbers(whom.call)), \(hours)." }
    return "\(whom.service): call \(CrisisWording.numbers(whom.call)), \(hours), or text \(text)."
  }

  private static func numbers(_ call: String) -> LocalizedText {
    guard let separator = call.firstRange(of: " or ") else { return "\(call)" }
    return "\(String(call[..<separator.lowerBound])) or \(String(call[separator.upperBound...]))"
  }

  private var dangerLine: LocalizedText { "In danger right now: \(emergencyText)" }

  private var emergencyText: LocalizedText {
    whom.map { "\($0.emergency)." } ?? "your emergency number; 112 works in most countries, 911 in America."
  }

  private var unknownCountryLine: LocalizedText {
    "Say “i live in Ireland”, with your own country, and I'll show its helpline here."
  }

  /// Whoever was misread must be able to say so.
  private var objectionLine: LocalizedText { "If I misread you, say “not what i meant”." }

  private func closingLine(_ outcome: SaveOutcome, asks: Bool) -> LocalizedText {
    let outcomeText: LocalizedText? =
      switch outcome {
      case .sealed: "Your words are saved, sealed."
      case .alreadySaved: nil
      case .notSaved: "Your words were not saved."
      case .failed: "Your words could not be saved."
      }
    let presenceText: LocalizedText = asks ? "Are you safe right now?" : "I'm here. You can type anything."
    return outcomeText.map { "\(presenceText) \($0)" } ?? presenceText
  }
}
