import { option, type TermRow } from "../claim.ts";

export const OUTDOORS: readonly TermRow[] = [
  {
    supportedBy: option("outdoorFeatures", "Balcony/patio"),
    phrases:
      "balcony/patio, balcon(y|ies), patio[s], terrace[s], lanai, outdoor living (space|area)[s]",
  },
  {
    supportedBy: option("outdoorFeatures", "Barbecue area"),
    phrases: `
      (barbecue|bbq|grill[ing]) (area|pit|station|spot|island|zone)[s],
      (built in|outdoor) grill[s], place to (barbecue|grill)
    `,
  },
  {
    supportedBy: option("outdoorFeatures", "Barbecue area"),
    phrases: "(barbecue|bbq|grill)[s]",
    onlyAfter: "a[n], with, its",
  },
  {
    name: "barbecue-in-list",
    supportedBy: option("outdoorFeatures", "Barbecue area"),
    phrases: "(barbecue|bbq|grill)[s]",
    onlyAfter: "(,)",
    notBefore: "on, out",
  },
  {
    supportedBy: option("outdoorFeatures", "Lawn"),
    phrases: "lawn[s], grassy [back[ ]|front[ ]](yard|area)",
  },
  { supportedBy: option("outdoorFeatures", "Pond"), phrases: "pond[s]" },
  { supportedBy: option("outdoorFeatures", "Deck"), phrases: "[sun|back|rear] deck[s]" },
  {
    supportedBy: option("outdoorFeatures", "Dock"),
    phrases: "[boat] dock[s], pier[s], boat slip[s]",
  },
  {
    supportedBy: option("outdoorFeatures", "Fenced yard"),
    phrases: "[fully] fenced [in] [[back[ ]](yard|lot)], fenc(e|ing)",
  },
  {
    supportedBy: option("outdoorFeatures", "Garden"),
    phrases: "[vegetable|flower|herb|rose] garden[s]",
    notBefore: "tub*, home*, level*, style*",
  },
  { supportedBy: option("outdoorFeatures", "Greenhouse"), phrases: "(green|glass)[ ]house[s]" },
  { supportedBy: option("outdoorFeatures", "Hot tub/spa"), phrases: "hot tub[s][/spa], spa[s]" },
  {
    supportedBy: option("outdoorFeatures", "Pool"),
    phrases: "[swimming] pool[s]",
    notBefore: "table*",
  },
  {
    supportedBy: option("outdoorFeatures", "Pool", "Pond", "Waterfront"),
    phrases: "swim[s|ming] [lap[s]|outside|at home|all (year|summer)]",
    notBefore: "in",
  },
  {
    supportedBy: option("outdoorFeatures", "Waterfront", "Dock", "Pond"),
    phrases: "kayak[s|ing], boating, paddle[ ]board[s], canoe[s|ing]",
  },
  {
    supportedBy: option("outdoorFeatures", "Porch"),
    phrases: "[front|back|side|rear] porch[es], veranda[s], [front] stoop[s]",
  },
  {
    supportedBy: option("outdoorFeatures", "Rv Parking"),
    phrases: `
      rv[s] [parking|pad|space|storage|access], (camper|boat|trailer) parking,
      motor[ ]home[s] [parking]
    `,
  },
  {
    supportedBy: option("outdoorFeatures", "Rv Parking"),
    phrases: "camper[s] [parking], pad for (the|a|an|your) (rv|motor[ ]home|camper|trailer)",
    notAfter: "happy",
  },
  { supportedBy: option("outdoorFeatures", "Sauna"), phrases: "sauna[s], steam (room|shower)" },
  {
    supportedBy: option("outdoorFeatures", "Sprinkler system"),
    phrases: `
      [lawn|yard|in[ ]ground|auto[matic]]* sprinkler[s] [system[s]],
      [in[ ]ground] irrigation [system[s]]
    `,
  },
  {
    supportedBy: option("outdoorFeatures", "Waterfront"),
    phrases: `
      (water|lake|river|ocean|beach|bay|creek)[ ]front[age], lakeside, riverside, beachside,
      (beach|lake|river|ocean|water) access
    `,
  },
  {
    supportedBy: option("outdoorFeatures", "Waterfront"),
    phrases: "(on|at) the (water['s edge]|lake|river|beach|bay|ocean)",
    notBefore: "heater",
  },
  {
    supportedBy: option("outdoorFeatures", "Garden", "Greenhouse", "Balcony/patio", "Porch"),
    isUse: true,
    phrases: `
      flower[s], geranium[s], marigold[s], petunia[s], zinnia[s], dahlia[s], daffodil[s], pans(y|ies),
      peon(y|ies), begonia[s], basil, rosemary, seedling[s], sunflower[s], dais(y|ies), peppers, lettuce
    `,
  },
  { supportedBy: option("outdoorFeatures", "Waterfront"), phrases: "ocean, lake[s], river[s]" },
];
