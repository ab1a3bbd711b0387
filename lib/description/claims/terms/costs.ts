import { SQUARE_FEET_PER_ACRE } from "#lib/us/measures.ts";
import { any, option, type TermRow } from "../claim.ts";

/** Costs, terms of sale, and kinds of building. */
export const COSTS: readonly TermRow[] = [
  {
    phrases: `
      (low|reduced|lower) [property] tax[es],
      [property] tax[es] (are|is|run|bill|abatement|of), property tax[es],
      (low|small|tiny|cheap) [*] bill[s],
      (utility|electric|heating|energy|power|water) bill[s] (is|are|stay[s]|run[s]|
        average[s]) [*], (below|under|above|at) (market|appraisal|assessed) [value],
      apprais(al|ed) [value], included in [the] (fee[s]|rent|dues|hoa|price),
      (utilities|heat|hot water|water|gas|electricity|cable|internet|trash|
        insurance) [and *] (is|are) [all] (included|paid|covered) [...], under[ ]priced,
      price (reduced|drop|cut), priced (to|under|below|at|well|right|for) *, motivated seller[s], investment,
      rental[s], rental income, income producing, cash flow,
      (current|existing|long[ ]term|good|reliable|paying|stable) tenant[s],
      month to month, tenants on *, tenant[s] (in place|occupied|pay[s]|are in place), tenanted, airbnb,
      rents (for|are|is|of|at|bring|total), rental, rented, leased, rent roll, appraised,
      appreciat(e[s]|ing|ion), (seller|owner) financing,
      [short term] rental[s] [are] (allowed|permitted|ok),
      (short term|weekly|monthly|nightly|vacation|seasonal|long term|summer) rental[s],
      (strong|good|high|solid|steady|great) (return[s]|reserves|rent[s]|demand|yield[s]|occupancy), reserve[s] fund[s],
      (separate|individual)[ly] [*] (meter[s]|metered|utilities), live in super*, cc[&]r[s],
      covenants, (worth|valued at) #, closing costs, rebate[s], bidding,
      offer[s] (due|deadline|reviewed|presented)
    `,
  },
  {
    phrases: `
      (seller|owner|builder|hoa|association|landlord)[s]
        (will [also]|to|can|may|might|could|would|is|are|has|have) (carry|pay|paying|paid|cover|covering|covered|
        contribut*|credit*|offer|offering|offered|finance|financ*|carry|assist|buy down|replace*|
        negotiat*|provid*|includ*|consider*|accept*|entertain*)
    `,
  },
  {
    phrases: `
      (takes|take|taking) care of [the] (mowing|trash|roof|siding|snow|heat|hot water|water|sewer|
        landscaping|lawn|exterior|outside|insurance|maintenance)
    `,
    notAfter: "system[s], sprinkler[s], well, septic, town, city",
  },
  {
    phrases: `
      offer[s] [on] [this|the|it|our] [*] [*] [*] (will|are|is|to|must|should)* [be] (due|reviewed|presented|heard|opened),
      (review|reviewing|presenting|hearing) [all] offers, highest and best,
      (month|year|dues|fee[s]|hoa|association|maintenance) [of #] [and|which|that|it]*
        (includes|include|covers|cover|takes care of|take care of|pays for|pay for) [the|all|its|our]* *
    `,
    except: `
      offer[s] (are|is|will) [be] reviewed (as|in|when|with),
      (month|year|dues|fee[s]|hoa|association|maintenance) [of #] [and|which|that|it]*
        (cover|covers|include|includes) (a lot|a great deal|plenty|what|whatever|everything|more|less)
    `,
  },
  { phrases: "seller[s] (is|are) motivated, seller[s] motivated", notBefore: "to" },
  {
    supportedBy: (home) => home.hoa > 0,
    phrases: "hoa, homeowners['] association, condo fee[s], association fee[s], maintenance fee[s]",
  },
  {
    // As Illinois calls the dues; a special one is something else.
    supportedBy: (home) => home.hoa > 0,
    phrases: "[monthly|regular|condo|association|hoa]* assessment[s]",
    notAfter: "special, tax, property, one time, needs, risk, home, free, city, town, no, other",
  },
  {
    phrases: `
      (sold|offered|sells|comes|conveys) (with|without) [the|its|all|most]* (furniture|furnishings|contents),
      (association|building|hoa|condo|community|board) (allows|permits|limits|prohibits|requires|
        restricts|forbids|bans) *,
      furnished, furniture (included|stays|conveys), all appliances (included|stay|convey),
      (pet[s]|dog[s]|cat[s]|animals) [are|is] (allowed|welcome|ok|permitted|considered),
      (pet|dog) (policy|friendly), no smoking
    `,
  },
  {
    phrases: `
      duplex[es], triplex[es], four[ ]plex, town[ ](house|home)[s], co[ ]op,
      mobile home, manufactured [home], modular, tiny home, apartment building, brand name
    `,
  },
  {
    supportedBy: any(
      (home) => home.type === "condominium" || home.type === "multi_family",
      option("indoorFeatures", "Mother-in-law apartment"),
      option("architecturalStyle", "Loft"),
    ),
    phrases: "apartment[s], flats",
    notAfter: "my [*], our [*], first, last, old, their [*]",
  },
  { supportedBy: (home) => home.type === "condominium", phrases: "condo[minium][s]" },
  {
    supportedBy: (home) => home.type === "single_family",
    phrases: "single family [home|house|residence], row[ ](house|home)[s]",
  },
  {
    supportedBy: (home) => home.type === "multi_family",
    phrases: "multi[ ]family [home|property|building]",
  },
  {
    supportedBy: (home) => home.type === "land_lot",
    phrases: "(vacant|raw|undeveloped) land, (parcel|piece) of land, building lot",
  },
  { supportedBy: (home) => home.lot >= SQUARE_FEET_PER_ACRE, phrases: "acreage" },
  {
    phrases: `
      (package|mail|yoga|screening|business|party|conference|community|pet) room[s],
      (free|complimentary) (coffee|espresso|wifi|breakfast|laundry|shuttle|storage|internet|cable|valet),
      (cover[s]|pay[s] for) [*] [and] (water|heat|gas|electric|electricity|cable|internet|trash|
        insurance|hot water|utilities|landscaping|snow|roof|siding|mowing|lawn|exterior),
      includes [the] (heat and|hot water|basic cable|snow removal|trash|lawn care|landscaping),
      (seller|owner|builder|hoa|association)'s (paying|covering|offering|giving|including|leaving|throwing|replacing|financing|motivated) *,
      table for (four|five|six|eight|ten|twelve|#),
      (bistro|string|fairy|cafe|twinkle|edison|market|pathway) light[s],
      with (lights|lighting|power|wifi|speakers) [and *]
    `,
    notBefore: "pump*, fixtures",
  },
];
