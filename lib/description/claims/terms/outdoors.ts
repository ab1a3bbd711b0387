import { option, type Term } from "../term.ts";

export const OUTDOORS: readonly Term[] = [
  {
    kind: "feature",
    supportedBy: option("outdoorFeatures", "Balcony/patio"),
    phrases: "balcony/patio, balcon(y|ies), patio[s], terrace[s], lanai",
  },
  {
    kind: "feature",
    supportedBy: option("outdoorFeatures", "Barbecue area"),
    phrases: `
      (barbecue|bbq|grill[ing]) (area|pit|station|spot|island|zone)[s],
      (built in|outdoor) grill[s], place to (barbecue|grill)
    `,
  },
  {
    kind: "feature",
    supportedBy: option("outdoorFeatures", "Barbecue area"),
    phrases: "(barbecue|bbq|grill)[s]",
    onlyAfter: "a[n], with, its",
  },
  {
    kind: "feature",
    supportedBy: option("outdoorFeatures", "Barbecue area"),
    phrases: "(barbecue|bbq|grill)[s]",
    onlyAfter: "(,)",
    notBefore: "on, out",
  },
  {
    kind: "feature",
    supportedBy: option("outdoorFeatures", "Lawn"),
    phrases: "lawn[s], grassy [back[ ]|front[ ]](yard|area)",
  },
  {
    kind: "feature",
    supportedBy: option("outdoorFeatures", "Pond"),
    phrases: "pond[s]",
  },
  {
    kind: "feature",
    supportedBy: option("outdoorFeatures", "Deck"),
    phrases: "[sun|back|rear] deck[s]",
  },
  {
    kind: "feature",
    supportedBy: option("outdoorFeatures", "Dock"),
    phrases: "[boat] dock[s], pier[s], boat slip[s]",
  },
  {
    kind: "feature",
    supportedBy: option("outdoorFeatures", "Fenced yard"),
    phrases: "[fully] fenced [in] [[back[ ]](yard|lot)], fenc(e|ing)",
  },
  {
    kind: "feature",
    supportedBy: option("outdoorFeatures", "Garden"),
    phrases: "[vegetable|flower|herb|rose] garden[s]",
    notBefore: "tub*, home*, level*, style*",
  },
  {
    kind: "feature",
    supportedBy: option("outdoorFeatures", "Greenhouse"),
    phrases: "(green|glass)[ ]house[s]",
  },
  {
    kind: "feature",
    supportedBy: option("outdoorFeatures", "Hot tub/spa"),
    phrases: "hot tub[s][/spa], spa[s]",
  },
  {
    kind: "feature",
    supportedBy: option("outdoorFeatures", "Pool"),
    phrases: "[swimming] pool[s]",
    notBefore: "table*",
  },
  {
    kind: "feature",
    supportedBy: option("outdoorFeatures", "Pool", "Pond", "Waterfront"),
    phrases: "swim[s|ming] [lap[s]|outside|at home|all (year|summer)]",
    notBefore: "in",
  },
  {
    kind: "feature",
    supportedBy: option("outdoorFeatures", "Waterfront", "Dock", "Pond"),
    phrases: "kayak[s|ing], boating, paddle[ ]board[s], canoe[s|ing]",
  },
  {
    kind: "feature",
    supportedBy: option("outdoorFeatures", "Porch"),
    phrases: "[front|back|side|rear] porch[es], veranda[s], [front] stoop[s]",
  },
  {
    kind: "feature",
    supportedBy: option("outdoorFeatures", "Rv Parking"),
    phrases: `
      rv[s] [parking|pad|space|storage|access], (camper|boat|trailer) parking,
      motor[ ]home[s] [parking]
    `,
  },
  {
    kind: "feature",
    supportedBy: option("outdoorFeatures", "Rv Parking"),
    phrases: "camper[s] [parking], pad for (the|a|an|your) (rv|motor[ ]home|camper|trailer)",
    notAfter: "happy",
  },
  {
    kind: "feature",
    supportedBy: option("outdoorFeatures", "Sauna"),
    phrases: "sauna[s], steam (room|shower)",
  },
  {
    kind: "feature",
    supportedBy: option("outdoorFeatures", "Sprinkler system"),
    phrases: `
      [lawn|yard|in[ ]ground|auto[matic]]* sprinkler[s] [system[s]],
      [in[ ]ground] irrigation [system[s]]
    `,
  },
  {
    kind: "feature",
    supportedBy: option("outdoorFeatures", "Waterfront"),
    phrases: `
      (water|lake|river|ocean|beach|bay|creek)[ ]front[age], lakeside, riverside, beachside,
      (beach|lake|river|ocean|water) access
    `,
  },
  {
    kind: "feature",
    supportedBy: option("outdoorFeatures", "Waterfront"),
    phrases: "(on|at) the (water['s edge]|lake|river|beach|bay|ocean)",
    notBefore: "heater",
  },
];
