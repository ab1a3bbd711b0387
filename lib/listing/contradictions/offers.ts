import { formatMoney } from "#lib/format.ts";
import { formatDayAndTime } from "#lib/showings/when.ts";
import { splitSentences } from "#lib/text/sentences.ts";
import {
  type Compared,
  type Contradiction,
  OPEN_HOUSES,
  PRICING,
  type Side,
  side,
  type ListingText,
} from "./facts.ts";

const AMOUNT = /\$\s?(\d[\d,]*(?:\.\d+)?)\s?(k|m|million)?\b/gi;
const SCALES: Readonly<Record<string, number>> = { k: 1_000, m: 1_000_000, million: 1_000_000 };
// Another sum about as large as the price: what it was, or what somebody else says it is worth.
const OTHER_SUM =
  /\b(?:was|were|from|previously|originally|formerly|reduced|down from|appraised|appraisal|assess\w*|valued|valuation|estimate\w*|worth|tax\w*|insured|below|under|over|above|up to|comparable|sold for|mortgage|loan)\b[^.$]{0,30}$/i;
// A sum beyond these shares of the price is another one.
const [LEAST, MOST] = [0.5, 2];

/** Whether a sum is the price, as far as its digits go: "$350K" for $349,900. */
function isPrice(amount: number, digits: string, scale: number, price: number): boolean {
  const decimals = digits.split(".")[1]?.length ?? 0;
  const step = scale === 1 ? 1 : scale / 10 ** decimals;
  return Math.abs(amount - price) < Math.max(1, step);
}

function priceIn({ text }: ListingText, price: number): string | null {
  for (const match of text.matchAll(AMOUNT)) {
    const [whole, digits = "", unit = ""] = match;
    const scale = SCALES[unit.toLowerCase()] ?? 1;
    const amount = Number(digits.replaceAll(",", "")) * scale;
    if (amount < price * LEAST || amount > price * MOST) continue;
    if (OTHER_SUM.test(text.slice(Math.max(0, match.index - 60), match.index))) continue;
    if (!isPrice(amount, digits, scale, price)) return whole.trim();
  }
  return null;
}

/** Finds texts with a price other than the asking price. */
export function otherPrices({ price, listingTexts }: Compared): Contradiction[] {
  if (price === null) return [];
  return listingTexts.flatMap((place): Contradiction[] => {
    const says = priceIn(place, price);
    const asking = side(PRICING, `Asking price: ${formatMoney(price)}`);
    return says === null ? [] : [{ sides: [side(place, says), asking] }];
  });
}

const MONTHS = "jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec";
const DATE = new RegExp(
  `\\b(${MONTHS})[a-z]*\\.? (\\d{1,2})(?:st|nd|rd|th)?\\b|\\b(\\d{1,2})/(\\d{1,2})\\b`,
  "i",
);
const WEEKDAY = /\b(sun|mon|tue|wed|thu|fri|sat)[a-z]*\b/i;
const HOUR =
  /\b(\d{1,2})(?::(\d{2}))?\s*(?:(?:[ap]\.?m\.?)\s*)?(?:-|–|—|to|until)\s*\d{1,2}(?::\d{2})?\s*([ap])\.?m|\b(?:at|from) (\d{1,2})(?::(\d{2}))?\s*([ap])\.?m/i;

interface When {
  month: number;
  day: number;
  weekday: string;
  hour: number;
}

function partsOf(startsAt: Date, timeZone: string): When {
  const parts = new Map(
    new Intl.DateTimeFormat("en-US", {
      ...{ timeZone, month: "numeric", day: "numeric", weekday: "short", hour: "numeric" },
      hourCycle: "h23",
    })
      .formatToParts(startsAt)
      .map(({ type, value }) => [type, value]),
  );
  return {
    month: Number(parts.get("month")),
    day: Number(parts.get("day")),
    weekday: (parts.get("weekday") ?? "").toLowerCase(),
    hour: Number(parts.get("hour")) % 12,
  };
}

/** Whether an open house is at the time that a sentence names, as far as it names one. */
function isAt(sentence: string, when: When): boolean {
  const date = DATE.exec(sentence);
  const month = date?.[1]
    ? MONTHS.split("|").indexOf(date[1].toLowerCase()) + 1
    : Number(date?.[3]);
  const day = Number(date?.[2] ?? date?.[4]);
  const weekday = WEEKDAY.exec(sentence)?.[1]?.toLowerCase();
  const hour = HOUR.exec(sentence);
  const starts = Number(hour?.[1] ?? hour?.[4]) % 12;
  return (
    (!date || (month === when.month && day === when.day)) &&
    (weekday === undefined || weekday === when.weekday) &&
    (!hour || starts === when.hour)
  );
}

const namesTime = (sentence: string) =>
  [DATE, WEEKDAY, HOUR].some((pattern) => pattern.test(sentence));

/** Finds texts that announce an open house at a time for which none is planned. */
export function otherOpenHouses({ listingTexts, openHouses, timeZone }: Compared): Contradiction[] {
  const times = openHouses.map(({ startsAt }) => partsOf(startsAt, timeZone));
  const [first] = openHouses;
  const planned: Side = side(
    OPEN_HOUSES,
    first ? formatDayAndTime(first.startsAt, timeZone) : "None scheduled",
  );
  return listingTexts.flatMap((place): Contradiction[] => {
    const wrong = splitSentences(place.text).find(
      ({ text }) =>
        /\bopen house\b/i.test(text) && namesTime(text) && !times.some((when) => isAt(text, when)),
    );
    return wrong ? [{ sides: [side(place, wrong.text), planned] }] : [];
  });
}
