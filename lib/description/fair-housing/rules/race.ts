import type { FairHousingRow } from "../rule.ts";

const STATES_RACE = "An ad can't describe who lives, or should live, in a place by race or color.";
const WHO_LIVES_THERE = "An ad shouldn't describe who lives in an area, even with good intentions.";
const CODE_WORD =
  "This wording has been used to signal who is welcome. Use a specific fact instead.";
const SAFETY =
  "Words about safety and crime have been used to steer buyers, and an ad can't back them up.";

export const RACE: readonly FairHousingRow[] = [
  {
    severity: "violation",
    phrases: `
      (<race>|<faith>|<origin>|immigrant|foreigner) free
        (<area>|building|complex|home|street|block|zone|town|school[s]),
      [no] <race> [<people>] (only|preferred|wanted), <race> (owned|run) {<area>},
      (street|block|area|neighborhood|community|subdivision|town)
        (is|was|(has|have) [always|long] been|remains|stays|stayed)
        [always|mostly|predominantly|very|still|almost|all|entirely|traditionally]* <race>,
      (<of race>|(other|too many|so many) <race>)
        (have|has|are) (taken over|taking over|moved in|moving in|everywhere|all over|ruined),
      (too many|so many|full of|overrun (by|with)|fewer|away from) <of race>,
      (racially|ethnically) (homogeneous|homogenous|pure|uniform|exclusive|restricted|similar|compatible|matched|selective|unmixed|cohesive|consistent),
      [one's|your|our|same|own|a|the|his|her|their] race and (station|class|creed|religion|background|kind|standing), bloodlines, (homogeneous|homogenous) (neighborhood|community|population|block|area|enclave|street),
      (old|good|pioneer|northern|european|anglo|nordic|pure) stock, well bred, ill bred, (racial|ethnic) (purity|harmony|character|makeup|make up|balance|composition|homogeneity|profile|mix)
    `,
    reason: STATES_RACE,
  },
  {
    severity: "violation",
    phrases: `
      [predominantly|mostly|mainly|largely|all|historically]
        (white|black|african american|caucasian|asian|hispanic|latin(o|a|x)|native american|
        minority|ethnic|colored) {<area>|<people>|subdivision[s]|block[s]|street[s]|suburb[s]|churchgoers}
    `,
    reason: STATES_RACE,
    replacement: "{}",
  },
  {
    severity: "violation",
    phrases: "restricted {communit(y|ies)|neighborhood[s]}",
    notAfter: "deed, age",
    reason: "These words recall covenants that excluded people by race.",
    replacement: "{}",
  },
  {
    severity: "caution",
    phrases: `
      [racially|ethnically] (integrated|diverse|mixed)
        {neighborhood[s]|communit(y|ies)|area[s]|population|block|street|school[s]}
    `,
    reason: WHO_LIVES_THERE,
    replacement: "{}",
  },
  {
    severity: "caution",
    phrases: `
      (culturally|racially|ethnically) (diverse|integrated|mixed|rich), racial integrated,
      multi[ ](cultural|ethnic|racial)
    `,
    reason: WHO_LIVES_THERE,
  },
  {
    severity: "caution",
    phrases: "diverse",
    notBefore: `
      plant*, land*, garden*, tree*, flora*, floor*, menu*, range*, array*, collection*, use*,
      architect*, set*, select*, option*, mix of (shop*|restaurant*|store*)
    `,
    reason: WHO_LIVES_THERE,
  },
  {
    severity: "caution",
    phrases: "integrated",
    notBefore: `
      appliance*, refrigerat*, dishwash*, microwave*, garage*, shelv*, storage*, speaker*, sound*,
      light*, system*, smart*, security*, audio*, tech*, kitchen*, cabinet*, desk*, bench*, seating*,
      wine*, oven*, washer*, dryer*, fridge*, freezer*, closet*, seat*, planter*, storage*, fan*, heating*, solar*, blind*, shade*, with*, into*, by*, design*, sink*, gutter*, pull*, handle*, hardware*, flow*, living*, floor*, drain*, tub*, range*, hood*, drawer*, trim*
    `,
    reason: WHO_LIVES_THERE,
  },
  {
    severity: "caution",
    phrases: "exclusive",
    notBefore: `
      use*, listing*, listed, right*, agent*, agency, access to, to the, of*, parking, deck*, patio*,
      yard*, garden*, balcony, roof*
    `,
    reason: CODE_WORD,
  },
  {
    severity: "caution",
    phrases: `
      executive [style]
        {home[s]|propert(y|ies)|residence[s]|neighborhood[s]|communit(y|ies)|estate[s]}
    `,
    reason: CODE_WORD,
    replacement: "{}",
  },
  {
    severity: "caution",
    phrases: "private {communit(y|ies)|neighborhood[s]|enclave}",
    notBefore: "pool*, garden*, room*, park*, dock*, beach*",
    reason: CODE_WORD,
    replacement: "{}",
  },
  {
    severity: "caution",
    phrases: "[hoa|condo|co[ ]op] (membership|board|committee|neighborhood) approval[s]",
    reason: "Member or board approval has been used to exclude people. Name the paperwork instead.",
    replacement: "application",
  },
  {
    severity: "caution",
    phrases: `
      (traditional|established ethnic|transitional|changing|gentrifying)
        {neighborhood[s]|area[s]|communit(y|ies)}
    `,
    notAfter: "non",
    reason: CODE_WORD,
    replacement: "{}",
  },
  {
    severity: "caution",
    phrases: `
      (traditional|conservative|christian|old fashioned) values [{<area>}],
      (common|shared|same|similar) (heritage|ancestry|culture|roots|background|bloodline[s]),
      (everyone|everybody|neighbors|people|residents) [here|who]* look[s] like (you|us|we do),
      [keep|kept] [our|the|this]* (neighborhood|street|block|town) the way (our|we|they|my),
      [the] (right|better|wrong|certain) (kind|sort|type|class) of (people|<people>)
    `,
    reason: CODE_WORD,
  },
  {
    severity: "caution",
    phrases: "up (and|&|n) coming, prestigious",
    reason: CODE_WORD,
  },
  {
    severity: "caution",
    phrases: "country club[s]",
    notBefore: `
      road, rd, drive, dr, lane, ln, street, st, avenue, ave, boulevard, blvd, court, ct, circle,
      cir, way, place, pl, parkway, pkwy, terrace, hills, estates, plaza
    `,
    reason: "Some clubs have excluded people. Name the golf course and how far it is instead.",
  },
  {
    severity: "caution",
    phrases: `
      [very|extremely|super] (safe|safest|secure|crime free|low crime)[,]
        [[and|but] (quiet|friendly|sound|secure|clean|lovely|pretty|walkable|well kept|established|
        nice)[,]]* {<area>|street[s]|block[s]|suburb[s]}
    `,
    reason: SAFETY,
    replacement: "{}",
  },
  {
    severity: "caution",
    phrases: "(low|no|little|zero) crime [rate[s]], crime free",
    reason: SAFETY,
  },
];
