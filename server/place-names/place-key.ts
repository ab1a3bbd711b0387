import "server-only";

// What a word of a name is written out as.
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
// What kind of place it is, before or after its name.
const KIND_BEFORE = /^(?:city|town|village|borough|township) of (?=.)/;
const KIND_AFTER = /(?<=.) (?:township|borough|boro|village|town|city|cdp)$/;

/** What a place is looked up by: without case, accents, marks, short forms, and its kind of place. */
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
