import type { FairHousingRow } from "../rule.ts";

export const AGE: readonly FairHousingRow[] = [
  {
    severity: "violation",
    phrases: `
      (over|above|under|below) <age> (only|preferred),
      (older|elderly|younger|young) (people|person[s]|adult[s]|tenant[s]|buyer[s]|couple[s]|resident[s])
        (only|preferred|wanted),
      (must be|buyer[s]|resident[s]|age[s]) (over|above|under|below) <age>,
      (no one|nobody|anyone) (over|above|under|below|older than|younger than) #,
      age[s] # (and|or|to) (over|up|older|#) (only|preferred)
    `,
    reason: "Only communities that qualify by law can set a minimum age, either 55 or 62.",
  },
  {
    severity: "caution",
    phrases: `
      <for> <describes> (young|younger|active|healthy|fit|energetic|older|elderly|youthful)
        <describes> (people|person[s]|adult[s]|folks|buyer[s]|tenant[s]|individual[s]|crowd)
    `,
    reason: "Mentioning an age group or health can exclude others.",
  },
  {
    severity: "caution",
    phrases: `
      [<for a>] [college|university|graduate] students, <for> [<traits>] student,
      (college|university|graduate|grad) student
    `,
    notBefore: "desk*, union*, center*",
    reason: "Mentioning an age group or occupation can exclude others. Say what's nearby instead.",
  },
];

export const INCOME: readonly FairHousingRow[] = [
  {
    severity: "violation",
    phrases: `
      (must|should|can|may)([ ]not|n't) (be|live) on
        (disability|welfare|unemployment|benefits|assistance|food stamps|social security),
      must (be|have) [gainfully|fully|steadily|full time] (employed|working|[a] job[s]),
      only (working|employed) <people>, (working|employed) (people|tenants|adults) only
    `,
    notBefore: "for, stand*",
    reason: "Many states prohibit turning people away based on where their income comes from.",
  },
];
