import { type FairHousingRule, refusalOf } from "../rule.ts";

export const ORIGIN: readonly FairHousingRule[] = [
  {
    protectedClass: "national origin",
    severity: "violation",
    phrases: `
      ${refusalOf("<origin> [<people>]")}, <origin> (only|preferred),
      [american|u[.]s[.]] citizens only, american born
    `,
    reason: "An ad can't shut people out by where they come from.",
  },
  {
    protectedClass: "national origin",
    severity: "violation",
    phrases: `
      english [speaking] only,
      (must|should|need[s] to|has to|have to) [be able to] [*] [*] [*] [*]
        (speak|understand|know|read) [good|fluent] english,
      (must|should|need[s] to) be fluent in english,
      english speak(ing|er[s]) (preferred|required|tenant[s]|buyer[s]|only), no accents
    `,
    reason: "Asking for a language shuts people out by where they come from.",
  },
  {
    protectedClass: "national origin",
    severity: "violation",
    phrases: `
      (chinese|mexican|indian|korean|italian|irish|polish|russian|cuban|puerto rican|vietnamese|
        arab|immigrant|foreign) {neighborhood|communit(y|ies)|enclave|families|buyers}
    `,
    reason: "An ad can't describe who lives in a place by where they come from.",
    replacement: "{}",
  },
  {
    protectedClass: "national origin",
    severity: "caution",
    phrases: "oriental [{*}]",
    except: "oriental (rug[s]|carpet[s])",
    reason: "The word is for rugs at most; name the material or the style.",
    replacement: "{}",
  },
];
