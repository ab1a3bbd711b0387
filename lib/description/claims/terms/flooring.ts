import { option, type TermRow } from "../claim.ts";

export const FLOORING: readonly TermRow[] = [
  {
    phrases:
      "(wide|random width|hand hewn|hand scraped) [ ](board|plank|width|pine|oak)[s] [<floor>]",
  },
  {
    supportedBy: option("flooring", "Carpet"),
    phrases: "[wall to wall] carpet[s|ing|ed] [<floor>]",
  },
  {
    supportedBy: option("flooring", "Concrete"),
    phrases: "concrete <floor>, <floor> (are|is) concrete",
  },
  {
    supportedBy: option("flooring", "Hardwood", "Softwood"),
    phrases: "hard[ ]wood[s] [<floor>], (wood[en]|parquet) <floor>",
  },
  { supportedBy: option("flooring", "Laminate"), phrases: "laminate [plank[s]] [<floor>]" },
  {
    supportedBy: option("flooring", "Linoleum/Vinyl"),
    phrases: `
      linoleum/vinyl, lino[leum] [<floor>], vinyl [plank] <floor>, [luxury] vinyl plank[s],
      luxury vinyl, lv(p|t)
    `,
  },
  {
    supportedBy: option("flooring", "Slate"),
    phrases: "slate [<floor>|tile[s]]",
    notAfter: "blank, clean",
    notBefore: "roof*",
  },
  {
    supportedBy: option("flooring", "Softwood"),
    phrases: "soft[ ]wood[s] [<floor>], (pine|fir|spruce) <floor>",
  },
  {
    supportedBy: option("flooring", "Hardwood", "Softwood", "Laminate"),
    phrases: "floor[ ]board[s]",
  },
  { supportedBy: option("flooring", "Tile"), phrases: "tiling" },
  { supportedBy: option("flooring", "Tile"), phrases: "tile[d|s] [<floor>]", notBefore: "roof*" },
];
