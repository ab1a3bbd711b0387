import { nothing, option, type Term } from "../term.ts";

export const FLOORING: readonly Term[] = [
  {
    kind: "feature",
    supportedBy: nothing,
    phrases:
      "(wide|random width|hand hewn|hand scraped) [ ](board|plank|width|pine|oak)[s] [<floor>]",
  },
  {
    kind: "feature",
    supportedBy: option("flooring", "Carpet"),
    phrases: "[wall to wall] carpet[s|ing|ed] [<floor>]",
  },
  {
    kind: "feature",
    supportedBy: option("flooring", "Concrete"),
    phrases: "concrete <floor>, <floor> (are|is) concrete",
  },
  {
    kind: "feature",
    supportedBy: option("flooring", "Hardwood", "Softwood"),
    phrases: "hard[ ]wood[s] [<floor>], (wood[en]|parquet) <floor>",
  },
  {
    kind: "feature",
    supportedBy: option("flooring", "Laminate"),
    phrases: "laminate [plank[s]] [<floor>]",
  },
  {
    kind: "feature",
    supportedBy: option("flooring", "Linoleum/Vinyl"),
    phrases: `
      linoleum/vinyl, lino[leum] [<floor>], vinyl [plank] <floor>, [luxury] vinyl plank[s],
      luxury vinyl, lv(p|t)
    `,
  },
  {
    kind: "feature",
    supportedBy: option("flooring", "Slate"),
    phrases: "slate [<floor>|tile[s]]",
    notAfter: "blank, clean",
    notBefore: "roof*",
  },
  {
    kind: "feature",
    supportedBy: option("flooring", "Softwood"),
    phrases: "soft[ ]wood[s] [<floor>], (pine|fir|spruce) <floor>",
  },
  {
    kind: "feature",
    supportedBy: option("flooring", "Hardwood", "Softwood", "Laminate"),
    phrases: "floor[ ]board[s]",
  },
  {
    kind: "feature",
    supportedBy: option("flooring", "Tile"),
    phrases: "tiling",
  },
  {
    kind: "feature",
    supportedBy: option("flooring", "Tile"),
    phrases: "tile[d|s] [<floor>]",
    notBefore: "roof*",
  },
];
