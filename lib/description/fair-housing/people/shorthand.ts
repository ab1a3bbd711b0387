import type { Token } from "#lib/text/tokens.ts";

// How listings shorten the words of people, places and demands, each with the word.
const SHORTHAND = `
  adlt adult, adlts adults, accomm accommodate, amer american, amers americans, appl applicant,
  appls applicants, asst assistance, bldg building,
  bldgs buildings, blk block, byr buyer, byrs buyers, cath catholic, caths catholics,
  chd child, chn children, chr christian, xtian christian, xtians christians, spkg speaking, spkng speaking, chrstn christian, cmty community,
  commty community, cpl couple, cpls couples, cple couple, cples couples,
  disab disabled, ea each,empl employed, engl english, eng english, esp especially,
  excl exclusively, fam family, fams families, fem female, fems females, fml female, gov government,
  govt government,hdcp handicapped, handi handicapped,hist history, hh household,
  hsg housing, immig immigrants, immigs immigrants, indiv individual, indivs individuals, infs infants,
  ltd limited, marr married, max maximum, mex mexican, mgmt management, mtly mentally, mntl mental,
  nbr neighbor, nbrs neighbors, nbhd neighborhood, nbrhd neighborhood,
  neighbrhd neighborhood, nghbrhd neighborhood, nhood neighborhood, occ occupant,
  occs occupants, occup occupants, occpts occupants, owr owner, pers person, ppl people, pple people,
  pref preferred, prefd preferred, prfd preferred, prefs prefers, prof professional,
  profs professionals, psych psychiatric, purch purchaser, purchs purchasers, pvt private, recips recipients,
  relig religious, req required, reqd required, resp responsible, resids residents, rms roommates,
  rtrd retired, sec section, sect section, sgl single, sgls singles, sngl single, snr senior,
  srs seniors, stu student, subd subdivision, subdiv subdivision,
  subdv subdivision, subsid subsidized, svc service, svce service, teens teenagers, tnt tenant,
  tnts tenants, vchr voucher, vchrs vouchers, vouch vouchers, wc wheelchair, whchr wheelchair,
  whlchair wheelchair, wlfr welfare, yng young, yrs years, pls please, plz please, plse please, ur your, thx thanks,
  peeps people, fams families, dudez dudes, mamas mothers, momma mother, mommas mothers, kiddos kids,
  kiddies kids, kidz kids, anml animal, anmls animals, anim animal, anims animals, hisp hispanic,
  hisps hispanics, afr african,musl muslim, undoc undocumented, unmarr unmarried, chldless childless
`;
// Words that are shortened by leaving their vowels out: "chldrn".
const SPELLED_OUT = `
  children child kids families family wheelchair wheelchairs tenants tenant renters buyers vouchers
  voucher section christian catholic muslim hispanic students seniors adults handicapped disabled
  mental married couples couple single female male preferred required neighborhood subdivision
  building community welfare american mexicans immigrants foreigners toddlers infants teenagers
  pregnant applicants residents occupants retired professionals government assistance animals
  service employed illegals english speakers citizens blacks whites asians elderly young
`;

// Words of which one letter may be wrong, left out, doubled or in its neighbor's place.
const SPELLED_WRONG = `
  children families wheelchair wheelchairs handicapped disabled muslims muslim christian christians
  catholic catholics hispanic hispanics immigrants immigrant foreigners vouchers voucher seniors
  students neighborhood preferred toddlers teenagers pregnant mexicans african americans
  buddhist protestant lesbian transgender assistance caucasian refugees minorities disabilities
`;
const MIN_SPELLED = 6;

let known: ReadonlyMap<string, string> | undefined;
const withoutVowels = (word: string) => word.charAt(0) + word.slice(1).replaceAll(/[aeiou]/g, "");

function readShorthand(): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  for (const word of SPELLED_OUT.trim().split(/\s+/)) words.set(withoutVowels(word), word);
  for (const pair of SHORTHAND.trim().split(/,\s*/)) {
    const [short = "", ...long] = pair.trim().split(/\s+/);
    words.set(short, long.join(" "));
  }
  for (const word of SPELLED_WRONG.trim().split(/\s+/)) {
    for (const wrong of nearTo(word)) if (!words.has(wrong)) words.set(wrong, word);
  }
  return words;
}

// A word with a letter left out, doubled, or changed with the next. Its own plural is none of them.
function nearTo(word: string): string[] {
  const near: string[] = [];
  for (let at = 1; at < word.length && word.length >= MIN_SPELLED; at += 1) {
    const [before, here, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
    if (at < word.length - 1) near.push(before + after);
    near.push(before + here + here + after);
    near.push(before + after.charAt(0) + here + after.slice(1));
  }
  return near.filter((wrong) => wrong !== word && wrong !== `${word}s`);
}

/** Words with what listings shorten written out: "no chldrn" is "no children". Positions stay. */
export function withoutShorthand(tokens: readonly Token[]): readonly Token[] {
  const words = (known ??= readShorthand());
  if (!tokens.some(({ text }) => words.has(text))) return tokens;
  return tokens.map((token) => {
    const long = words.get(token.text);
    return long === undefined ? token : { ...token, text: long };
  });
}
