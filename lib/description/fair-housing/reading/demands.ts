import type { ProtectedClass } from "../rule.ts";
import { type Clause, type Reading, textOf } from "./clause.ts";
import { DEMANDS } from "./stances.ts";

/** What nobody may be asked for before they buy or rent, by the class that it tells of. */
const PAPERS: readonly (readonly [ProtectedClass, string])[] = [
  [
    "national origin",
    `citizenship, citizen, citizens, green card, green cards, immigration status, immigration papers,
     legal status, legal residency, visa, visas, passport, passports, birth certificate, work permit,
     country of origin, place of birth, nationality, naturalization papers, naturalization, papers,
     speak english, english fluency, fluent english, fluent in english, english speaking,
     english proficiency, english language, english as, good english, proper english, clear english,
     perfect english, native english, conversational english, understand english, read english,
     know english, speaks english, born here, born in the us, born in america, ssn,
     documented, documented immigration, legal resident, legal residents, lawful presence, lawful residency, lawful residence, legal residence, lawful status`,
  ],
  [
    "religion",
    `letter from (your|a|their|the|his|her) (pastor|priest|rabbi|imam|church|minister|congregation),
     pastor's letter, church letter, church membership, church member, church members, church goer,
     member of (a|the|our|your) (church|congregation|parish|mosque|synagogue|temple|faith),
     statement of faith, baptismal certificate, baptized, profession of faith, saved, share our faith,
     share our beliefs, attend church, attend mass, attend services, keep kosher, keep the sabbath,
     observe the sabbath, worship, believe in god, believe in jesus, faith in christ, love the lord,
     christian values, accept jesus, respect our faith, follow christ, walk with the lord,
     biblical values, our beliefs`,
  ],
  [
    "disability",
    `medical records, medical history, doctor's note, doctors note, health certificate,
     clean bill of health, physical exam, hiv test, health screening, health history,
     medical certificate, mental health history, psychiatric history, mental history, proof of disability,
     medical clearance, good health, good physical health, physically able, sound mind,
     sound body, climb stairs, climb the stairs, walk unaided, walk up, walk unassisted,
     walk without, without assistance, live independently, live on your own, live alone without,
     care for themselves, care for yourself, self sufficient, unaided, unassisted, mobile, agile,
     able to climb, manage the stairs, manage stairs, take the stairs, use the stairs,
     physical examination, list of medications, medications, drug free, diagnosis`,
  ],
  [
    "familial status",
    `marriage certificate, marriage license, proof of marriage, proof of custody, custody papers,
     pregnancy test, birth control, sterilized, ages of (your|all|any|the) children, be married,
     legally married, wedding certificate, no dependents, marital status`,
  ],
  [
    "source of income",
    `be employed, have a job, a full time job, full time job, full time employment, steady job,
     w 2, w2, pay stubs only, earned income, work for a living, income from work,
     income from employment, gainful employment, paycheck, wages only, earned wages, job letter`,
  ],
  ["sex", "biological sex, gender at birth, sexual orientation, traditional marriage"],
];

let papers: readonly (readonly [string, ProtectedClass])[] | undefined;

function readPapers(): readonly (readonly [string, ProtectedClass])[] {
  return PAPERS.flatMap(([protectedClass, source]) =>
    source
      .split(",")
      .flatMap((phrase) => variantsOf(phrase.trim().replaceAll(/\s+/g, " ")))
      .map((phrase) => [phrase, protectedClass] as const),
  );
}

function variantsOf(phrase: string): string[] {
  const group = /\(([^)]*)\)/.exec(phrase);
  if (!group) return [phrase.replaceAll("'s", "")];
  const options = (group[1] ?? "").split("|");
  return options.flatMap((option) => variantsOf(phrase.replace(group[0], option)));
}

/** Papers and powers that nobody may be asked for: "proof of citizenship", "must speak English". */
export function askedIn({ words, text: joinedText }: Clause): Reading | null {
  const clause = ` ${joinedText} `;
  if (!words.some(({ text }) => DEMANDS.has(text))) return null;
  if (/ (?:no|not) (?:\w+ ){0,2}(?:required|needed|necessary|asked)/.test(clause)) return null;
  for (const [phrase, protectedClass] of (papers ??= readPapers())) {
    if (!clause.includes(` ${phrase} `)) continue;
    const [first = "", ...rest] = phrase.split(" ");
    const at = words.findIndex(
      ({ text }, index) =>
        text === first && rest.every((each, next) => textOf(words, index + 1 + next) === each),
    );
    const end = at + rest.length + 1;
    const demand = words.findIndex(({ text }) => DEMANDS.has(text));
    const from = Math.min(at, demand);
    return {
      ...{ from, to: Math.max(end, demand + 1), protectedClass },
      stance: "asked",
      severity: "violation",
    };
  }
  return null;
}
