import type { PhraseLists } from "#lib/text/phrase-notation.ts";

// Ages that no law lets a community ask for.
const OTHER_AGES = Array.from({ length: 90 }, (_, index) => index + 10)
  .filter((age) => age !== 55 && age !== 62)
  .join(", ");

/** What the rules name as `<people>`, `<area>`, and so on. */
export const RULE_LISTS: PhraseLists = {
  age: OTHER_AGES,
  area: `
    neighborhood[s], neighbourhood[s], communit(y|ies), area[s], district[s], enclave[s],
    (part|section) of town
  `,
  children: `
    [small|young|little] (children|kids|child|toddlers|babies|infants|teen[ager]s|little ones|
      minors|dependents|famil(y|ies) [with [small|young] (children|kids|little ones)]),
    (<people>|those|anyone|someone) with [any|small|young|little]* (children|kids|babies|toddlers)
  `,
  faith: `
    christian[s], catholic[s], protestant[s], jewish, jew[s], muslim[s], islamic, hindu[s], sikh[s], orthodox, baptist[s], lutheran[s], presbyterian[s], methodist[s],
    buddhist[s], mormon[s], lds, evangelical[s]
  `,
  for: `
    [just] (perfect|ideal|great|best|better|[well] suited|suitable|wonderful|good|made|designed|
      excellent|fantastic|right|meant|intended|reserved)
      [home|house|place|spot|unit|condo|building|choice|fit|street|area|location|property|setting|
      neighborhood|apartment|community|pad|retreat] for,
    [well|best|ideally] (suited|tailored|geared|limited|restricted) to
  `,
  "for a": "<for> [<traits>], <traits>",
  "is refused": `
    [is|are|need|should|must|will|can|would|could|may] not [be] (<refused>),
    (is|are|would|could)n't [be] (<refused>),
    [is|are] un[ ](allowed|welcome|permitted|accepted|wanted), (need not|needn't) apply,
    (prohibited|forbidden|banned|excluded|turned away|off limits|not accommodated),
    (should|must|need to|please|can|will have to) (look elsewhere|keep looking|stay away|not call|move on),
    (is|are|will be|would be|were) (turned away|turned down|rejected|declined|refused|discouraged),
    ((will|would|do|does)([ ]not|n't)|won't) (fit in|be considered|be happy here|like it here|feel at home)
  `,
  name: "*, *., *'*",
  near: `
    (near [to]|close to|next to|beside|across from|opposite|by|walk to|
      [within] walking distance (of|to)|steps (from|to)|minutes (from|to)|convenient to|
      around the corner from)
  `,
  origin: `
    foreigner[s], american[s], immigrant[s], mexican[s], chinese, indian[s], arab[s], african[s],
    european[s], italian[s], irish, polish, russian[s], korean[s], japanese, vietnamese, cuban[s],
    puerto rican[s], refugee[s], migrant[s], haitian[s], somali[s], filipino[s], pakistani[s],
    nigerian[s], german[s], greek[s], portuguese, canadian[s], brazilian[s], turkish, iranian[s],
    afghan[s], syrian[s], ethiopian[s], ukrainian[s], dominican[s], guatemalan[s], hmong
  `,
  outsiders: `
    illegal[s] [immigrant[s]|alien[s]], undocumented [<people>], foreigner[s], immigrant[s],
    refugee[s], migrants, aliens, the chinese, indians, germans, filipinos, mexicans, arabs, africans, americans, italians, russians, koreans, cubans,
    haitians, somalis, pakistanis, (foreign|american|us|native|overseas) born [<people>], non citizens, green card holder[s], citizens,
    <origin> <people>, foreign <people>,
    (<people>|anyone|someone|those) (from|born in) (china|mexico|india|africa|asia|russia|haiti|
      abroad|overseas|another country|other countries|the middle east)
  `,
  "of race": `
    blacks, whites, asians, hispanics, latinos, caucasians, african americans, minorities,
    (people|persons|famil(y|ies)) of color, <race> <people>, interracial <people>
  `,
  "of faith": `
    <faith> [<people>],
    (<people>|someone|anyone|those) of (the|our|a|their|like) [same|christian|jewish]
      (faith|religion|belief[s]|church|background|values), (people|person|buyer|tenants|famil(y|ies)) of [the] faith,
    (religious|observant|god fearing|church going|churchgoing|believing|devout|bible believing|
      practicing) <people>, believers, churchgoers, atheists, non (believers|christians)
  `,
  describes: `
    [a[n]|any|the|one|some|nice|good|young|quiet|older|mature|professional|responsible|single|
      clean|another|well off|large|small|big|practicing|devout|observant|religious|respectable|
      decent|hard working|healthy|active|normal|retired|working|traditional|other|fellow|more|married|childless|straight|godly|like minded|(,)]*
  `,
  prefers: `
    [strongly|really|would]* prefer[s|red|ably|ring] [to (sell|rent|lease) [it] to], seeking,
    (want[s]|looking|hoping|like[s]|seek[s]) (to (sell|rent|lease|pass) [it] [on] to|for),
    ((would|'d) like|want[s]|seeks) [to have], rather (have|sell to|rent to),
    ideally, best suited to, (sell|rent|lease) [only] to
  `,
  people: `
    people, person[s], famil(y|ies), buyer[s], tenant[s], renter[s], owner[s], homeowners,
    resident[s], household[s], applicant[s], guy[s], gal[s], girl[s], parent[s], roommate[s],
    lady, ladies, gentlem(a|e)n, adult[s], folk, crowd, type[s], couple[s], neighbor[s], folks, wom(a|e)n, m(a|e)n,
    kids, children, individual[s], professional[s], purchaser[s], occupant[s]
  `,
  race: `
    white[s], black[s], african american[s], caucasian[s], asian[s], hispanic[s], latin(o|a|x)[s],
    native american[s], anglo[s]
  `,
  refused: `
    allowed, welcome, permitted, accepted, wanted, considered, apply, inquire, bother, comfortable,
    happy, at home, safe, eligible
  `,
  trait:
    "a[n], any, the, all, young, growing, large, big, your, busy, active, retired, mature, healthy, older, younger, hip, modern, quiet",
  traits: "<trait> [<trait>|or|and|(,)]*",
};
