import type { FairHousingRow } from "../rule.ts";

const NAMES_SEX = "This term suggests the sex of who the room is for.";

export const SEX: readonly FairHousingRow[] = [
  {
    severity: "violation",
    phrases: `
      (men|women|male[s]|female[s]|ladies|gentlemen|girls|boys) (only|preferred),
      (men|women|male|female|ladies) (tenant[s]|roommate[s]|renter[s]|buyer[s]) [only]
    `,
    notBefore: "'",
    reason: "An ad can't prefer or exclude people by sex.",
  },
  {
    severity: "violation",
    phrases: `
      ([we|i] [strongly] prefer[red|ably|ring]|seeking|looking for|wanted)
        [a[n]|one|single|quiet|mature|professional|young|older|responsible|clean]*
        (female[s]|male[s]|m(a|e)n|wom(a|e)n|lady|ladies|gentlem(a|e)n|girl[s]|guy[s])
        [only|preferred]
    `,
    notBefore: "', cave[s], made, door[s], sized",
    reason: "An ad can't prefer or exclude people by sex.",
  },
  {
    severity: "caution",
    phrases: `
      (mom|mum|mother|dad|father|wife|wives|husband|hubby)[s]
        (will|would|is going to|are going to) (love|enjoy|adore|appreciate)
    `,
    reason: "Describe the room, not who will enjoy it.",
  },
  {
    severity: "caution",
    phrases: `
      [just|perfect|ideal|great|made|designed|built]* for (the|a|any|every|that)
        [busy|modern|proud|devoted|young|thrifty|crafty] (housewife|housewives|mom|mum|mother|dad|father|wife|wives|husband|hubby|lady|ladies|
        gentleman|woman|women|man|men|girl|guy)[s]
        (who|that) [always|still|really|also|just]* (love|like|enjoy|want|need|bake|cook|sew|garden|
        read|paint|entertain|collect|work|tinker|dream|hate|prefer|appreciate|value)[s] [to] [*]
    `,
    reason: "Describe the room, not who will enjoy it.",
  },
  {
    severity: "caution",
    phrases: "bachelor['s|ette] pad[s]",
    reason: "This term suggests the sex of who should live there.",
    replacement: "home",
  },
  {
    severity: "caution",
    phrases: "man[ ]cave[s]",
    reason: NAMES_SEX,
    replacement: "rec room",
  },
  {
    severity: "caution",
    phrases: "(she|woman|lady) (shed|cave)",
    reason: NAMES_SEX,
    replacement: "hobby room",
  },
];
