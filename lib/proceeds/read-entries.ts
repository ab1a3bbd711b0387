import { readAmount } from "#lib/us/amounts.ts";
import { readDate } from "#lib/us/dates.ts";
import { readDollars, readEnteredAmount } from "./entered-amount.ts";
import { amountError, daysError, dollarsError, entryDayError } from "./entry-errors.ts";
import { NET_LINES, type NetLineId, type NetSheetEntries } from "./net-lines.ts";

type EntryTexts = Record<NetLineId | Exclude<keyof NetSheetEntries, "amounts">, string>;

const readValid = (typed: string, least: number) =>
  dollarsError(typed, least) === null ? readDollars(typed) : null;

function readPrice(typed: string): number | null {
  const price = readValid(typed, 1);
  return price === null ? null : Math.round(price);
}

const readDay = (typed: string) => (entryDayError(typed) === null ? readDate(typed) : null);

/** Reads a net sheet's entries as typed. Text that can't be used counts as empty. */
export function readEntries(texts: EntryTexts): NetSheetEntries {
  const amounts = NET_LINES.map(({ id }) => {
    const isValid = amountError(id, texts[id]) === null;
    return [id, isValid ? readEnteredAmount(texts[id]) : null] as const;
  });
  return {
    amounts: Object.fromEntries(amounts.filter(([, entered]) => entered !== null)),
    lowPrice: readPrice(texts.lowPrice),
    expectedPrice: readPrice(texts.expectedPrice),
    highPrice: readPrice(texts.highPrice),
    closingOn: readDay(texts.closingOn),
    annualPropertyTax: readValid(texts.annualPropertyTax, 0),
    propertyTaxPaidTo: readDay(texts.propertyTaxPaidTo),
    hoaPaidTo: readDay(texts.hoaPaidTo),
    monthlyMortgageInterest: readValid(texts.monthlyMortgageInterest, 0),
    annualInsurance: readValid(texts.annualInsurance, 0),
    inspectionCredit: readValid(texts.inspectionCredit, 0),
    lateDays: daysError(texts.lateDays) === null ? readAmount(texts.lateDays) : null,
  };
}
