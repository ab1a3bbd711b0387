import { MAX_TEXT } from "#lib/fields/text.ts";
import { type DateOrder, readWrittenDate } from "#lib/import/dates.ts";
import { toDecimalPoint } from "#lib/import/decimals.ts";
import { type OwnSaleInput, ownSaleInput } from "#lib/schemas/own-sales.ts";
import { readAmount } from "#lib/us/amounts.ts";
import { readAddressLine, readState, readZipOfState } from "#lib/us/address.ts";
import { BATHROOM_KINDS, SQUARE_FEET_PER_ACRE } from "#lib/us/measures.ts";
import { readUnit, showUnit } from "#lib/us/unit.ts";
import type { SaleField } from "../import/column-names.ts";
import { readPrice } from "./price-text.ts";
import type { SaleTexts } from "./sale-texts.ts";

export interface Spelling {
  dateOrder: DateOrder;
  decimalComma: boolean;
}

const UNKNOWN = /^(?:|n\/?a|null|none|-+|–|—|\?+|unknown)$/i;
const UNIT = /(?<!\s)\s*(?:bds?|bdrms?|beds?|bedrooms?|br|ba|baths?|bathrooms?)\.?$/i;
const ACRES = /(?<!\s)\s*ac(?:res?)?\.?$/i;
// A smaller number is a lot in acres.
const MIN_LOT = 100;

type Fields = SaleTexts["fields"];

const textOf = (fields: Fields, field: SaleField) => {
  const text = (fields[field] ?? "").trim();
  return UNKNOWN.test(text) ? null : text;
};

function numberOf(fields: Fields, field: SaleField, { decimalComma }: Spelling): number | null {
  const text = textOf(fields, field)?.replace(UNIT, "").replace(ACRES, "");
  if (text === undefined) return null;
  return readAmount(decimalComma ? toDecimalPoint(text) : text);
}

function priceOf(fields: Fields, { decimalComma }: Spelling): number | null {
  const text = textOf(fields, "price");
  if (text === null) return null;
  return readPrice(decimalComma ? toDecimalPoint(text) : text);
}

const STREET = [
  "houseNumber",
  "houseNumberSuffix",
  "streetPrefix",
  "street",
  "streetSuffix",
  "streetDirSuffix",
] as const;

function streetOf(fields: Fields): string {
  const written =
    textOf(fields, "address") ??
    STREET.map((field) => textOf(fields, field))
      .filter(Boolean)
      .join(" ");
  const unit = readUnit(textOf(fields, "unit"));
  if (written === "" || written.length > MAX_TEXT || unit === null) return written;
  return readAddressLine(written).unit === null ? `${written}, ${showUnit(unit)}` : written;
}

function addressOf(fields: Fields): string | null {
  const line = streetOf(fields);
  const city = textOf(fields, "city");
  const state = textOf(fields, "state");
  const zipCode = readZipOfState(textOf(fields, "zipCode"), readState(state));
  const region = [state, zipCode].filter(Boolean).join(" ");
  const place = [city, region].filter((part) => part && !line.includes(part));
  return line === "" ? null : [line, ...place].join(", ");
}

function soldOnOf(fields: Fields, { dateOrder }: Spelling): string | null {
  const day = textOf(fields, "soldOn");
  if (day !== null) return readWrittenDate(day, dateOrder);
  const [year, month] = [textOf(fields, "soldYear"), textOf(fields, "soldMonth")];
  return year && month ? readWrittenDate(`${month}-${year}`, dateOrder) : null;
}

function lotOf(fields: Fields, spelling: Spelling): number | null {
  const size = numberOf(fields, "lotSize", spelling);
  const inAcres = ACRES.test(fields.lotSize ?? "") || (size !== null && size < MIN_LOT);
  const acres = inAcres ? size : numberOf(fields, "lotAcres", spelling);
  return inAcres || size === null ? acres && Math.round(acres * SQUARE_FEET_PER_ACRE) : size;
}

function bathroomsOf(fields: Fields, spelling: Spelling): number | null {
  const total = numberOf(fields, "bathrooms", spelling);
  if (total !== null || fields.fullBathrooms === undefined) return total;
  return BATHROOM_KINDS.reduce(
    (sum, { field, weight }) => sum + weight * (numberOf(fields, field, spelling) ?? 0),
    0,
  );
}

// An implausible fact counts as unknown.
const orUnknown = (name: keyof OwnSaleInput, value: unknown) =>
  ownSaleInput.shape[name].safeParse(value).data ?? null;

const QUOTED = 40;

const SHOWS_AMOUNT = /\$\s?\d/;

function refusePrice({ fields, text }: SaleTexts) {
  const written = textOf(fields, "price");
  if (written !== null) return `The price is not a number: ${written.slice(0, QUOTED)}`;
  return SHOWS_AMOUNT.test(text)
    ? "We couldn't tell if the amount is the sale price."
    : "No price found.";
}

function refuseDate({ fields }: SaleTexts) {
  const written = textOf(fields, "soldOn");
  return written === null
    ? "No sale date found."
    : `The sale date is not a date: ${written.slice(0, QUOTED)}`;
}

/** Reads the facts of a sale from its texts. A sale needs a price and a day. */
export function readSaleFacts(
  texts: SaleTexts,
  spelling: Spelling,
): { sale: OwnSaleInput } | { reason: string } {
  const { fields } = texts;
  const price = priceOf(fields, spelling);
  if (price === null) return { reason: refusePrice(texts) };
  const soldOn = soldOnOf(fields, spelling);
  if (soldOn === null) return { reason: refuseDate(texts) };
  const parsed = ownSaleInput.safeParse({
    address: orUnknown("address", addressOf(fields)),
    soldOn,
    price: Math.round(price),
    livingArea: orUnknown("livingArea", numberOf(fields, "livingArea", spelling)),
    lotSize: orUnknown("lotSize", lotOf(fields, spelling)),
    bedrooms: orUnknown("bedrooms", numberOf(fields, "bedrooms", spelling)),
    bathrooms: orUnknown("bathrooms", bathroomsOf(fields, spelling)),
    yearBuilt: orUnknown("yearBuilt", numberOf(fields, "yearBuilt", spelling)),
  });
  if (parsed.success) return { sale: parsed.data };
  const [issue] = parsed.error.issues;
  const what = issue?.path[0] === "price" ? "price" : "sale date";
  return { reason: `The ${what} can't be used: ${issue?.message}.` };
}
