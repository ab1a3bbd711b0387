import { type FairHousingRow, HUD_MEMORANDUM } from "../rule.ts";

const BANS_CHILDREN = "The law protects households with children. An ad can't exclude them.";
const PREFERS_HOUSEHOLD = "Naming the household you want excludes others.";
const STEERS_FAMILIES = "Describe the home and let readers decide who it suits.";
const NAMES_AGE_GROUP =
  "Mentioning an age group can exclude households with children. Only communities that qualify by " +
  "law may be called 55+.";

export const FAMILIAL_STATUS: readonly FairHousingRow[] = [
  {
    severity: "violation",
    source: HUD_MEMORANDUM,
    phrases: `
      <children> <is refused> (in|on|at|near|by) [...],
      (no more than|max[imum] [of]|at most|limit of|only) (one|two|three|#) (child[ren]|kid[s])
    `,
    notBefore: "'",
    reason: BANS_CHILDREN,
  },
  {
    severity: "violation",
    source: HUD_MEMORANDUM,
    phrases: `
      not (suited|suitable|ideal|appropriate|recommended|meant|a good fit|right|safe) for
        [small|young|any] (children|kids|babies|toddlers|families),
      un[ ](suited|suitable|recommended|safe) for [small|young|any] (children|kids|babies|toddlers|families)
    `,
    reason: BANS_CHILDREN,
  },
  {
    severity: "violation",
    source: HUD_MEMORANDUM,
    phrases: `
      (adult[s]|grown ups) (only|preferred), (child[ren]|kid[s])[ ]free, (no one|nobody) under 18,
      (two|three|four|#) (people|person[s]|occupants) per bedroom,
      max[imum] [of] (one|two|three|four|#) (people|person[s]|occupants)
    `,
    reason: BANS_CHILDREN,
  },
  {
    severity: "violation",
    source: HUD_MEMORANDUM,
    phrases:
      "(adult|childless|child free|kid free|no kid[s]) {communit(y|ies)|building|complex|living|home}",
    notAfter: "active",
    reason: BANS_CHILDREN,
    replacement: "{}",
  },
  {
    severity: "violation",
    source: HUD_MEMORANDUM,
    phrases: `
      (single[s]|single (person|people|adult[s]|m(a|e)n|wom(a|e)n|gentleman)|[childless] couple[s]|
        one person) only,
      (single[s]|couple[s]|single (person|people)) preferred
    `,
    reason: PREFERS_HOUSEHOLD,
  },
  {
    severity: "violation",
    source: HUD_MEMORANDUM,
    phrases: `
      [<for a>] mature (adult[s]|couple[s]|person[s]|people|tenant[s]|individual[s])
        [only|preferred],
      [<for a>] empty nester[s]
    `,
    notAfter: "(we|are|are now|became|as|now|as mature|were)",
    reason: PREFERS_HOUSEHOLD,
  },
  {
    severity: "caution",
    phrases: `
      <for> [a[n]|any|the|all|young|growing|large|big|your|busy|active|multigenerational]*
        (famil(y|ies)|kids|children|couple[s]|singles|parents|newlyweds|bachelor[s]|[stay at home]
        (mom[s]|dad[s]|mother[s])|single (gentleman|man|lady|woman|person|professional))
    `,
    notBefore: "room*, gathering*, dinner*, meal*",
    reason: STEERS_FAMILIES,
  },
  {
    severity: "caution",
    phrases: "(family|kid[s]|child[ren]) (friendly|oriented)",
    reason: STEERS_FAMILIES,
  },
  {
    severity: "caution",
    phrases: "family {neighborhood|community|area}",
    reason: STEERS_FAMILIES,
    replacement: "{}",
  },
  {
    severity: "caution",
    phrases: `
      [the|your] (kids|children|little ones) (will|would|are sure to) (love|enjoy|adore)
        [(it|this|the) [here]],
      bring [the|your|all the] [whole|entire] (kids|children|family|grandkids|grandchildren)
    `,
    notBefore: "'",
    reason: STEERS_FAMILIES,
  },
  {
    severity: "caution",
    phrases: "nurser(y|ies)",
    notAfter: "plant, garden, tree, retail, local, wholesale, from (a|the)",
    notBefore:
      "& *, (sold|sells|delivers|carries), on [*] * (street|st|avenue|ave|road|rd|boulevard|route|highway), bed[s], stock, plant[s], school, down, row[s], tree[s], * [*] [*] [a|the] (plant|garden|greenhouse)",
    reason: "A nursery suggests what kind of household the room is for.",
    replacement: "bonus room",
  },
  {
    severity: "caution",
    phrases: "(kid[s]|child[ren]|boy[s]|girl[s])['|'s] [bed]room[s]",
    reason: "A children's room suggests what kind of household the room is for.",
    replacement: "bonus room",
  },
  {
    severity: "caution",
    phrases: `
      [<for a>] newly[ ]wed[s] [couple[s]], [<for a>] young (professional[s]|couple[s]|families),
      [<for a>] quiet (couple[s]|person[s]|individual[s]|tenant[s])
    `,
    notAfter: "as, were, we, still, us",
    reason: PREFERS_HOUSEHOLD,
  },
  {
    severity: "caution",
    phrases: `
      [<for a>] (retiree[s]|retired (couple[s]|people|person[s])|golden ager[s]|senior citizen[s]|
        seniors|elderly)
    `,
    notBefore: "high, oak*, elm*, maple*, tree*, pine*, apple*, house, home, building, discount*",
    reason: NAMES_AGE_GROUP,
  },
  {
    severity: "caution",
    phrases: "(senior|retirement) {communit(y|ies)|living|housing}",
    reason: NAMES_AGE_GROUP,
    replacement: "55+ {}",
  },
  {
    severity: "caution",
    phrases: "active adult[s] [communit(y|ies)|living]",
    notAfter: "(55|62|fifty five|sixty two) [+|plus|(and|or) (over|older|better|up)], over (55|62)",
    reason: NAMES_AGE_GROUP,
  },
  {
    severity: "caution",
    phrases: `
      [the|a[n]] (good|great|best|top [rated]|excellent|outstanding|award winning|highly rated|
        sought after|superior|blue ribbon|a rated|fine)
        [public|local|area|elementary|middle|high|neighborhood]* school[s] [district[s]|system]
    `,
    reason:
      "Praising schools can steer families, and it needs a source. Name the district instead.",
  },
];
