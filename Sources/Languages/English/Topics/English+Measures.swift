// What can be measured about a body, and in what.
extension English {
  package static let measureNames: [String: [String]] = [
    "sleep": ["sleep time", "hours slept", "slept", "hours", "hrs", "kip"],
    "weight": [
      "body weight", "wieght", "weights", "weighed", "weigh", "wt", "kg", "kgs", "kilo", "kilos", "lb", "lbs", "pounds",
    ], "steps": ["step count"],
    "pulse": [], "heart rate": ["hr", "hr max", "max hr", "resting hr", "resting heart rate", "heartrate", "bpm"],
    "hrv": ["heart rate variability"],
    "temperature": ["temp", "body temperature"],
    "blood sugar": ["glucose", "blood glucose", "sugar", "sugars", "blood sugars", "bm", "bms", "cgm"],
    "oxygen": ["spo2", "oxygen saturation", "blood oxygen", "o2", "sats", "o2 sats", "pulse ox"], "systolic": [],
    "diastolic": [],
    "blood pressure": ["bp", "pressure", "blood presure", "bloodpressure"], "peak flow": [],
    "water": ["water intake", "hydration"], "caffeine": [],
    "alcohol": ["units of alcohol"], "exercise": ["workout"], "screen time": ["screentime"], "calories": ["kcal"],
    "waist": [], "body fat": [], "meditation": [],
  ]

  package static let measuresByUnit = [
    "bpm": "heart rate", "kg": "weight", "lb": "weight", "stone": "weight", "°c": "temperature", "°f": "temperature",
  ]

  package static let usualUnits = ["coffee": "cups", "tea": "cups"]

  package static let measureUnits: [String: [String]] = [
    "hours": ["hour", "hrs", "hr", "h"], "minutes": ["minute", "mins", "min", "m"],
    "kg": ["kgs", "kilo", "kilos", "kilogram", "kilograms"], "lb": ["lbs", "pound", "pounds"], "stone": ["st"],
    "bpm": ["beats per minute", "beats"], "°c": ["c", "celsius", "degrees", "degrees celsius"],
    "°f": ["f", "fahrenheit", "degrees fahrenheit"], "mmol": ["mmol/l"], "mg/dl": [], "mmhg": [], "steps": [],
    "litres": ["litre", "liter", "liters", "l"], "ml": [], "glasses": ["glass"], "cups": ["cup"],
    "bottles": ["bottle"], "pints": ["pint"], "oz": ["ounce", "ounces", "fl oz"],
    "km": ["kilometres", "kilometers", "k"], "miles": ["mile"],
    "percent": ["%", "per cent"], "kcal": ["calories"], "units": ["unit"], "cm": [],
  ]
}
