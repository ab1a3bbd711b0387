/**
 * Sends hostile text to everything that reads text:
 *   npm run bench -- hostile-text
 * Sends 40 shapes of 90 KB to each field of the contract and the public forms. Then sends them, cut to the
 * field's limit, to the functions that read the text after its schema. Prints the slowest. Exits with 1 if
 * the best of three tries takes longer than 50 ms of thread time.
 */
import { checkClaims } from "#lib/description/claims/check.ts";
import { collectFacts } from "#lib/description/facts.ts";
import { checkFairHousing } from "#lib/description/fair-housing/check.ts";
import { sentence } from "#lib/description/grammar.ts";
import { fairOwnWords } from "#lib/description/own-words.ts";
import { fairPlace, readPlace } from "#lib/description/place.ts";
import { deviceName } from "#lib/device-name.ts";
import { MAX_DESCRIPTION } from "#lib/fields/description.ts";
import { MAX_INQUIRY_MESSAGE } from "#lib/fields/listing.ts";
import { MAX_PASTED } from "#lib/fields/own-sales.ts";
import { MAX_TEXT } from "#lib/fields/text.ts";
import { slugOf } from "#lib/listing/slug.ts";
import { askedWords, wordsOf } from "#lib/search/words.ts";
import { cleanEntry, cleanText } from "#lib/text/clean-text.ts";
import { splitSentences } from "#lib/text/sentences.ts";
import { readAddressLine, readState, readZip } from "#lib/us/address.ts";
import { streetKey } from "#lib/us/street-key.ts";
import { parsePhone } from "#lib/us/phone.ts";
import { readPastedSales } from "#lib/valuation/pasted/read-pasted.ts";
import { sampleHome } from "#tests/description/sample-homes.ts";
import { textFields } from "#tests/text-fields.ts";

const BYTES = 90_000;
const MAX_MS = 50;
const TRIES = 3;
const SHOWN = 10;

const UNITS = [
  ...["1", "1,", "1.", "1 ", "1/", "$1 ", "1 ba ", "1 sq ft lot ", "1/1/2026 ", "(555) "],
  ...[" ", "\t", "\n", "\r\n", "\u00A0", " \n", "- ", "-", ".", ". ", ",", "·", "'", '"', "!?"],
  ...["a", "A", "Ab ", "a.", "a@", "a, ", "jan", "no. ", "[", "&=", "https://a.b/"],
  ...["e\u0301\u0327", "\u200B", "\u{1F469}\u200D", "\uFDFA"],
];
const SUFFIX = "\u00A7";

const shape = (unit: string, bytes: number) =>
  unit.repeat(Math.ceil(bytes / Buffer.byteLength(unit))) + SUFFIX;

const facts = collectFacts(sampleHome("craftsman"));

// The functions that read text after its schema, with the longest text each can get.
const READERS: Readonly<Record<string, [most: number, read: (text: string) => unknown]>> = {
  "pasted sales": [MAX_PASTED, readPastedSales],
  "fair housing": [MAX_DESCRIPTION, checkFairHousing],
  claims: [MAX_DESCRIPTION, (text) => checkClaims(text, facts)],
  sentences: [MAX_DESCRIPTION, (text) => splitSentences(text)],
  "own words": [MAX_TEXT, (text) => fairOwnWords([text])],
  sentence: [MAX_TEXT, sentence],
  place: [MAX_TEXT, (text) => readPlace({ addressLine1: text, city: text, state: text })],
  "fair place": [MAX_TEXT, (text) => fairPlace({ city: text, state: text })],
  "page address": [
    MAX_TEXT,
    (text) =>
      slugOf({ addressLine1: text, addressLine2: text, city: text, state: text, zipCode: text }),
  ],
  street: [MAX_TEXT, (text) => [streetKey(text), readAddressLine(text)]],
  "state and zip": [MAX_TEXT, (text) => [readState(text), readZip(text)]],
  phone: [MAX_TEXT, parsePhone],
  search: [MAX_INQUIRY_MESSAGE, (text) => [askedWords(text), wordsOf(text)]],
  device: [16_000, deviceName],
  "clean words": [BYTES, cleanText],
  "clean entry": [BYTES, cleanEntry],
};

/** Returns milliseconds of thread time: the least of a few tries if the first takes too long. */
function timeOf(work: () => unknown): number {
  let least = Infinity;
  for (let tries = 0; tries < TRIES && least > MAX_MS; tries++) {
    const before = process.threadCpuUsage();
    work();
    const used = process.threadCpuUsage(before);
    least = Math.min(least, (used.user + used.system) / 1000);
  }
  return least;
}

const figures: { what: string; unit: string; ms: number }[] = [];

for (const unit of UNITS) {
  const hostile = shape(unit, BYTES);
  for (const field of textFields()) {
    const input = field.with(hostile);
    figures.push({ what: field.name, unit, ms: timeOf(() => field.schema.safeParse(input)) });
  }
  for (const [what, [most, read]] of Object.entries(READERS)) {
    const text = hostile.slice(0, most);
    figures.push({ what, unit, ms: timeOf(() => read(text)) });
  }
}

figures.sort((one, other) => other.ms - one.ms);
const slow = figures.filter(({ ms }) => ms > MAX_MS);
console.log(`${figures.length} readings of ${UNITS.length} shapes; the slowest:`);
for (const { what, unit, ms } of figures.slice(0, Math.max(SHOWN, slow.length))) {
  console.log(`${ms.toFixed(1).padStart(8)} ms  ${what}, of ${JSON.stringify(unit)}`);
}
if (slow.length > 0) {
  console.error(`${slow.length} took longer than ${MAX_MS} ms.`);
  process.exitCode = 1;
}
