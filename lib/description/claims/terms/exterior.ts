import { any, nothing, option, type Term } from "../term.ts";

export const EXTERIOR: readonly Term[] = [
  {
    kind: "feature",
    supportedBy: option("exterior", "Brick"),
    phrases: "[all] brick[s|work] [<walls>]",
  },
  {
    kind: "feature",
    supportedBy: any(option("exterior", "Cement/Concrete"), option("flooring", "Concrete")),
    phrases: `
      (cement/concrete|fiber cement|hardie[ ][board|plank]|cement|concrete) [(siding|
        exterior|block[s]|wall[s]) [construction]]
    `,
  },
  {
    kind: "feature",
    supportedBy: option("exterior", "Stucco"),
    phrases: "stucco[ed] [<walls>]",
  },
  {
    kind: "feature",
    supportedBy: any(option("exterior", "Vinyl"), option("flooring", "Linoleum/Vinyl")),
    phrases: "vinyl [<walls>]",
  },
  {
    kind: "feature",
    supportedBy: option("exterior", "Wood", "Wood products"),
    phrases: `
      wood[en] [shingle[s]|shake[s]|products] <walls>, wood products,
      engineered wood [<walls>], clapboard[s] [siding]
    `,
  },
  {
    kind: "feature",
    supportedBy: option("exterior", "Metal"),
    phrases: "(aluminum|metal|steel) <walls>",
  },
  {
    kind: "feature",
    supportedBy: nothing,
    phrases: "stone[work] [exterior|facade|veneer], limestone, fieldstone",
  },
  {
    kind: "feature",
    supportedBy: option("roof", "Metal"),
    phrases: "[standing seam] (metal|tin|steel|standing seam) <roof>",
  },
  {
    kind: "feature",
    supportedBy: any(option("roof", "Shingle"), option("exterior", "Shingle")),
    phrases: "[asphalt] shingle[d|s] [<roof>|<walls>], <roof> (is|of|in) shingle[s]",
  },
  {
    kind: "feature",
    supportedBy: option("roof", "Composition"),
    phrases: "[asphalt] (composition|composite) [shingle[s]] <roof>",
  },
  {
    kind: "feature",
    supportedBy: option("roof", "Built up"),
    phrases: "built up <roof>, (flat|tar and gravel) <roof>",
  },
  {
    kind: "feature",
    supportedBy: nothing,
    phrases: "(slate|tile|clay|copper|thatch[ed]|cedar shake) roof[ing|s]",
  },
  {
    kind: "feature",
    supportedBy: option("exterior", "Composition"),
    phrases: "composition <walls>",
  },
];
