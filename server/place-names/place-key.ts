import "server-only";

const LONG_FORMS: Readonly<Record<string, string>> = {
  st: "saint",
  ste: "sainte",
  mt: "mount",
  mtn: "mountain",
  ft: "fort",
  pt: "point",
  n: "north",
  s: "south",
  e: "east",
  w: "west",
  hts: "heights",
  hls: "hills",
  spgs: "springs",
  spg: "spring",
  vlg: "village",
  twp: "township",
  bch: "beach",
  jct: "junction",
  ctr: "center",
  centre: "center",
  pk: "park",
  gdns: "gardens",
  lk: "lake",
  isl: "island",
};
const KIND_BEFORE = /^(?:city|town|village|borough|township) of (?=.)/;
const KIND_AFTER = /(?<=.) (?:township|borough|boro|village|town|city|cdp)$/;

/**
 * Normalizes a place name for lookup: no case, accents or punctuation, abbreviations expanded, kind
 * of place removed.
 */
export function placeKey(name: string): string {
  const words = name
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[\p{M}'’‘ʻʼ`.]/gu, "")
    .replaceAll(/[^a-z\d]+/g, " ")
    .trim()
    .split(" ");
  const long = words.map((word) => LONG_FORMS[word] ?? word).join(" ");
  return long.replace(KIND_BEFORE, "").replace(KIND_AFTER, "");
}
