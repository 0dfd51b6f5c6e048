// Medicines by the names people use, with their usual misspellings.
extension English {
  package static let doseUnits: [String: [String]] = [
    "mg": ["mgs", "milligram", "milligrams", "mil", "mils"], "mcg": ["microgram", "micrograms", "ug", "µg"],
    "g": ["gram", "grams"], "ml": ["millilitre", "millilitres"], "units": ["unit", "iu"], "puffs": ["puff"],
    "tablets": ["tablet", "tabs", "tab"], "pills": ["pill"], "capsules": ["capsule", "caps", "cap"],
    "drops": ["drop"], "sprays": ["spray"], "doses": ["dose"], "patches": ["patch"], "sachets": ["sachet"],
    "spoons": ["spoon", "spoonful", "spoonfuls", "teaspoon", "teaspoons"],
  ]

  package static let medicineNames: [String: [String]] = [
    "meds": [
      "medication", "medications", "medicine", "medicines", "morning meds", "evening meds", "night meds", "meds",
    ],
    "tablets": ["tablet"], "pills": ["pill"], "vitamins": ["vitamin", "multivitamin", "multivitamins"],
    "adhd meds": ["adhd medication", "adhd pill"],
    "painkillers": ["painkiller", "pain killers", "pain killer", "pain meds"],
    "antidepressant": ["antidepressants", "antidepresants"], "antibiotics": ["antibiotic"],
    "antihistamine": ["antihistamines"], "inhaler": ["blue inhaler", "brown inhaler"], "insulin": [],
    "birth control": ["the pill", "contraceptive"], "hrt": [],
    "ibuprofen": ["ibuprofin", "ibuprophen", "iboprufen", "ibuprofen", "ibroprofen"], "nurofen": ["neurofen"],
    "advil": [], "motrin": [], "paracetamol": ["paracetomol", "parecetamol", "paracetemol", "para", "paras"],
    "acetaminophen": ["acetominophen"], "tylenol": [], "calpol": [], "panadol": [], "aspirin": ["asprin"],
    "naproxen": ["naproxin"], "aleve": [], "codeine": [], "co codamol": ["cocodamol"], "tramadol": [],
    "diclofenac": [], "excedrin": [], "sumatriptan": ["triptan"], "rizatriptan": [], "imitrex": [],
    "propranolol": ["propanolol"], "topiramate": [], "amitriptyline": ["amitriptylene"], "gabapentin": [],
    "pregabalin": [], "morphine": [], "ritalin": ["ritalen"], "concerta": [], "methylphenidate": [], "medikinet": [],
    "equasym": [], "elvanse": ["elvance"], "vyvanse": ["vyvance"], "lisdexamfetamine": [],
    "adderall": ["aderall", "adderal"], "dexamfetamine": ["dexedrine"], "strattera": [], "atomoxetine": [],
    "guanfacine": ["intuniv"], "focalin": [], "modafinil": [], "sertraline": ["sertralin"], "zoloft": [],
    "fluoxetine": [], "prozac": [], "citalopram": [], "escitalopram": [], "lexapro": [], "venlafaxine": [],
    "effexor": [], "duloxetine": [], "mirtazapine": [], "bupropion": [], "wellbutrin": [], "lamotrigine": [],
    "lithium": [], "quetiapine": [], "aripiprazole": [], "diazepam": [], "valium": [], "lorazepam": [], "xanax": [],
    "alprazolam": [], "melatonin": [], "zopiclone": [], "promethazine": [], "cetirizine": [], "loratadine": [],
    "fexofenadine": [], "claritin": [], "zyrtec": [], "piriton": [], "benadryl": [], "omeprazole": [],
    "lansoprazole": [], "gaviscon": [], "rennie": ["rennies"], "tums": [], "imodium": [], "metformin": [],
    "levothyroxine": ["thyroxine"], "prednisolone": ["prednisone"], "steroids": ["steroid"],
    "salbutamol": ["ventolin"], "amoxicillin": ["amoxicilin"], "ramipril": [], "lisinopril": [], "amlodipine": [],
    "atorvastatin": [], "statin": ["statins"], "methotrexate": [], "antacid": ["antacids"], "antacid tablet": [],
    "sudafed": [], "lemsip": [], "strepsils": [], "vitamin d": [], "vitamin c": [], "vitamin b12": ["b12"],
    "iron": ["iron tablet", "iron tablets"], "magnesium": [], "zinc": [], "charcoal": [], "omega 3": ["fish oil"],
    "folic acid": [],
    "probiotic": ["probiotics"], "creatine": [], "cbd oil": ["cbd"], "caffeine tablet": [], "eye drops": [],
    "nasal spray": [], "cough syrup": ["cough medicine"], "sleeping pill": ["sleeping pills", "sleeping tablet"],
  ]
}
