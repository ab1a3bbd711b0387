import type { Home } from "#lib/description/home.ts";
import type { Rule } from "#lib/description/rule.ts";
import type { NumberSpan } from "#lib/text/numbers.ts";
import { labeledClauseBefore, splitSentences } from "#lib/text/sentences.ts";
import { SpanSet } from "#lib/text/spans.ts";
import type { Statement } from "../claim.ts";
import { isDeniedAfter } from "../context.ts";
import { readAcresAndParts, readPartsOfAcre } from "./acres.ts";
import { DERIVED_READERS, isSaidAgain, isTimeBetween, isWorkedOut } from "./arithmetic.ts";
import { LABEL_READERS } from "./labels.ts";
import { readMoney } from "./amounts.ts";
import { readQuantities } from "./quantities.ts";
import type { NumberReader } from "./reader.ts";
import { readRemaining, readVisits } from "./remaining.ts";
import { readAllFull, readBedsAndBaths, readFamilies, readOrdinals } from "./rooms.ts";
import {
  readCenturies,
  readDecadesInWords,
  readShortYears,
  readYears,
  readYearsInWords,
} from "./years.ts";

// By precedence: a number that one of them has read is not read by those after it.
export const NUMBER_READERS: Readonly<Record<string, readonly NumberReader[]>> = {
  derived: DERIVED_READERS,
  money: [readMoney],
  acres: [readAcresAndParts, readPartsOfAcre],
  rooms: [readAllFull, readFamilies, readOrdinals, readBedsAndBaths],
  visits: [readVisits],
  labeled: LABEL_READERS,
  quantities: [readQuantities],
  years: [readDecadesInWords, readYearsInWords, readCenturies, readYears, readShortYears],
  other: [readRemaining],
};

const ruleOf = (name: string): Rule => ({
  id: `claims/numbers.${name}`,
  source: "not among the property details, nor worked out from them",
});

// "The size of a one-car garage" claims no garage.
const COMPARED = /\b(?:the size of|as (?:big|large|long|wide|good) as|like)(?: (?:an?|the))?\s*$/i;
// "It isn't a two-bedroom", "not two and a half baths", "no second bath"
const IS_DENIED =
  /(?:\b(?:no|not|without|lacks)|n['’]t|\bnever (?:call|say)(?: that| it)?)(?: an?| the| at)?\s*$/i;
const NO_LETTER = /^[^a-z]*$/i;
// Characters around a number that may tell what it is about.
const NEARBY = 300;
// Numbers of a text that may be worked out from the facts; a description has far fewer.
const MAX_WORKED_OUT = 200;

/** Every number of a text, and whether the facts support it. */
export function readNumbers(
  text: string,
  numbers: readonly NumberSpan[],
  home: Home,
  thisYear: number,
): Statement[] {
  const read = new SpanSet(text.length);
  const sentences = splitSentences(text);
  return Object.entries(NUMBER_READERS)
    .flatMap(([name, readers]) => {
      const rule = ruleOf(name);
      return readers
        .flatMap((reader) => reader(text, numbers))
        .map((reading) => ({ ...reading, rule }));
    })
    .filter((reading) => read.add(reading))
    .map(({ start, end, isSupported, rule }, index) => {
      const before = labeledClauseBefore(text, start);
      const after = text.slice(end, end + NEARBY);
      const isTrue = () => isSupported({ home, thisYear, before, after });
      const isWorked = () => {
        if (index >= MAX_WORKED_OUT) return false;
        const value =
          numbers.find((number) => start <= number.start && number.end <= end)?.value ??
          (Number(/\d[\d,]*(?:\.\d+)?/.exec(text.slice(start, end))?.[0].replaceAll(",", "")) || 0);
        const around = sentences.find((each) => start < each.end) ?? { start: end, end };
        const sentence = text.slice(
          Math.max(around.start, start - NEARBY),
          Math.min(around.end, end + NEARBY),
        );
        const isBare = NO_LETTER.test(text.slice(start, end));
        return (
          (isBare && isSaidAgain(value, sentence, after, home)) ||
          isWorkedOut(value, sentence, home) ||
          isTimeBetween(value, sentence, home, thisYear)
        );
      };
      return {
        start,
        end,
        kind: "number",
        rule,
        isSupported:
          COMPARED.test(before) ||
          isDeniedAfter(after) ||
          (IS_DENIED.test(before) ? !isTrue() : isTrue() || isWorked()),
      };
    });
}
