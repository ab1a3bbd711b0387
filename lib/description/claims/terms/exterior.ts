import { any, option, type TermRow } from "../claim.ts";

export const EXTERIOR: readonly TermRow[] = [
  { supportedBy: option("exterior", "Brick"), phrases: "[all] brick[s|work] [<walls>]" },
  {
    supportedBy: any(option("exterior", "Cement/Concrete"), option("flooring", "Concrete")),
    phrases: `
      (cement/concrete|fiber cement|hardie[ ][board|plank]|cement|concrete) [(siding|
        exterior|block[s]|wall[s]) [construction]]
    `,
  },
  { supportedBy: option("exterior", "Stucco"), phrases: "stucco[ed] [<walls>]" },
  {
    supportedBy: any(option("exterior", "Vinyl"), option("flooring", "Linoleum/Vinyl")),
    phrases: "vinyl [<walls>]",
  },
  {
    supportedBy: option("exterior", "Wood", "Wood products"),
    phrases: `
      wood[en] [shingle[s]|shake[s]|products] <walls>, wood products,
      engineered wood [<walls>], clapboard[s] [siding]
    `,
  },
  { supportedBy: option("exterior", "Metal"), phrases: "(aluminum|metal|steel) <walls>" },
  { phrases: "stone[work] [exterior|facade|veneer], limestone, fieldstone" },
  {
    supportedBy: option("roof", "Metal"),
    phrases: "[standing seam] (metal|tin|steel|standing seam) <roof>",
  },
  {
    supportedBy: any(option("roof", "Shingle"), option("exterior", "Shingle")),
    phrases: "[asphalt] shingle[d|s] [<roof>|<walls>], <roof> (is|of|in) shingle[s]",
  },
  {
    supportedBy: option("roof", "Composition"),
    phrases: "[asphalt] (composition|composite) [shingle[s]] <roof>",
  },
  {
    supportedBy: option("roof", "Built up"),
    phrases: "built up <roof>, (flat|tar and gravel) <roof>",
  },
  { phrases: "(slate|tile|clay|copper|thatch[ed]|cedar shake) roof[ing|s]" },
  { supportedBy: option("exterior", "Composition"), phrases: "composition <walls>" },
];
