import type { FairHousingRow } from "../rule.ts";

const SHUTS_OUT = "An ad can't exclude people with disabilities or ask about health.";
const ASSISTANCE_ANIMALS =
  "An assistance animal isn't a pet. An ad can't refuse it or charge for it.";
const PLAIN_WORD = "Use “accessible” instead.";

export const DISABILITY: readonly FairHousingRow[] = [
  {
    severity: "violation",
    source: "HUD notice FHEO-2020-01 on assistance animals",
    phrases: `
      <assistance> [will|would|must|may|can|shall|are|is|be|also|still|each|always]* (charged|pay[s]|subject to|count[s|ed]
        as|treated as|considered|are pets|need[s] a|require[s] a) [the|a|an|same|full|usual|extra|our]* *,
      pet (rent|fee[s]|deposit[s]) [will|also|is|are|still]* [apply|applies|applied|charged|due|owed|required] (to|for|on)
        [all|any|every|each]* <assistance>,
      (deposit|fee|charge|rent) [is due|due|applies|required] [for|on] [all|any|every|each]* (animal|pet)[s] (,)
        [including] <assistance> [included], no (pets|animals|dogs) [*] [(,)] (including|incl|and that (goes|includes))
        [for] <assistance>
    `,
    except: "<assistance> [are|is] (not|never) *",
    notAfter: "no, never, without, waived, waive",
    reason: ASSISTANCE_ANIMALS,
  },
  {
    severity: "violation",
    source: "HUD notice FHEO-2020-01 on assistance animals",
    phrases: `
      no [pets|animals|dogs|service|support|assistance|guide]* [(,)] [or|and|nor|not even] <assistance>,
      <assistance> (is|are) (not|never) (allowed|permitted|welcome|accepted)
    `,
    reason: ASSISTANCE_ANIMALS,
  },
  {
    severity: "violation",
    phrases: `
      (not suited|not suitable|unsuited|unsuitable) (for|to) [the]
        (handicapped|disabled|wheelchair[s]|elderly) [people|person[s]|user[s]]
    `,
    notBefore: "', installation, corner*, spot*, ramp*, accessib*, parking",
    reason: SHUTS_OUT,
  },
  {
    severity: "violation",
    phrases: `
      [must be|for the] able bodied [people|person[s]|tenant[s]|buyer[s]|only]*,
      must be ambulatory, must be able to (climb|walk|live) [...], ambulatory only,
      (healthy|sober|sane) [people|person[s]|tenant[s]|adult[s]] only
    `,
    reason: SHUTS_OUT,
  },
  {
    severity: "violation",
    phrases: `
      no [one] [with [a]] (mentally (ill|handicapped|disabled)|mental (illness[es]|patients|
        health (issues|problems))) [people|person[s]]
    `,
    reason: SHUTS_OUT,
  },
  {
    severity: "violation",
    phrases: `
      (must|able to|capable of) [be able to] (live|living) independently,
      [capable of] independent living (required|only)
    `,
    reason: SHUTS_OUT,
  },
  {
    severity: "caution",
    phrases: "handicap[ped] accessible",
    reason: PLAIN_WORD,
    replacement: "accessible",
  },
  {
    severity: "caution",
    phrases: `
      handicap[ped] {access|entry|ramp[s]|parking|bath[room][s]|shower[s]|equipped|friendly|
        feature[s]}
    `,
    reason: PLAIN_WORD,
    replacement: "accessible {}",
  },
  {
    severity: "caution",
    phrases: "handicap[ped|s]",
    notAfter: "golf, his, her, my, a",
    notBefore: "of, placard, placards, permit, permits, tag, tags, plate, plates",
    reason: "Name the features, such as a ramp or wide doors, not the people.",
    replacement: "accessible",
  },
  {
    severity: "caution",
    phrases: "[<for a>] sport[s] minded [<people>]",
    reason: "Naming who would enjoy a home can exclude people with disabilities.",
  },
  {
    severity: "caution",
    phrases: "(physically|mentally) (fit|strong) [<people>]",
    reason: SHUTS_OUT,
  },
  {
    severity: "caution",
    phrases: "responsible [adult[s]|couple[s]|individual[s]|<people>]",
    except: "responsible (for|to|part(y|ies))",
    reason: "Asking for a certain kind of person can exclude people with disabilities.",
  },
];
