import type { FairHousingRow } from "../rule.ts";

export const ORIGIN: readonly FairHousingRow[] = [
  {
    severity: "violation",
    phrases: `
      <origin> (only|preferred),
      (street|block|area|neighborhood|community|subdivision|town)
        (is|was|(has|have) [always|long] been|remains|stays|stayed)
        [always|mostly|predominantly|very|still|almost|all|entirely|traditionally]* <origin>,
      (<outsiders>|(other|too many|so many|lots of|many|more) <origin>)
        (have|has|are) (taken over|taking over|moved in|moving in|everywhere|all over|ruined),
      (too many|so many|full of|overrun (by|with)|fewer) (<outsiders>|<origin> [<people>]),
      (must|should|need[s] to|has to|have to) (prove|show|provide|have)
        [proof of|us|u.s.|american|legal|valid|a|their]* (citizenship|green card[s]|immigration *),
      proof of (citizenship|legal status|immigration status),
      [american|u[.]s[.]] citizens only, american born, (us|u.s.|native|foreign) born [<people>] only,
      (must|should) be [a] (us|u.s.|american|native|legal) (born|citizen[s]|resident[s])
    `,
    reason: "An ad can't exclude people based on where they come from.",
  },
  {
    severity: "violation",
    phrases: `
      (english|spanish|native) (speaking|speaker[s]) [<people>] (only|preferred|wanted|required|please),
      (only|<prefers>|must be) [an] (english|native) (speaking|speaker[s]) [<people>],
      english [speaking] only, english is the only language, only english [speak(er[s]|ing)],
      (must|should|need[s] to|has to|have to) [be able to] [*] [*] [*] [*]
        (speak|understand|know|read) [good|fluent] english,
      (must|should|need[s] to) be fluent in english,
      english speak(ing|er[s]) (preferred|required|tenant[s]|buyer[s]|only), no accents
    `,
    reason: "Asking for a language excludes people based on where they come from.",
  },
  {
    severity: "violation",
    phrases: `
      [mostly|mainly|predominantly|largely|all]
        (chinese|mexican|indian|korean|italian|irish|polish|russian|cuban|puerto rican|vietnamese|
        arab|african|japanese|haitian|somali|greek|german|portuguese|filipino|immigrant|foreign)
        {<area>|famil(y|ies)|buyers|tenants|neighbors|residents|households|people}
    `,
    reason: "An ad can't describe residents by where they come from.",
    replacement: "{}",
  },
  {
    severity: "caution",
    phrases: "oriental [{*}]",
    except: "oriental (rug[s]|carpet[s]), oriental (,) (nc|north carolina)",
    reason: "Use this word only for rugs. Otherwise, name the material or style.",
    replacement: "{}",
  },
];
