import { formatCents, formatCount, formatMoney } from "#lib/format.ts";
import { carryingCosts } from "#lib/pricing/price-cut.ts";
import type { NetSheetFacts } from "#lib/proceeds/line-defaults.ts";
import type { NetSheetEntries } from "#lib/proceeds/net-lines.ts";
import type { OfferView } from "#lib/schemas/offers.ts";
import { offerSheet } from "./offer-sheet.ts";

const DAYS_IN_YEAR = 365;
const MONTHS_IN_YEAR = 12;

export interface StressCase {
  label: string;
  /** Whole US dollars. */
  net: number;
  /** The calculation in words. */
  how: string;
}

/** An offer with its net proceeds. */
interface NetOffer {
  offer: OfferView;
  net: number;
}

interface Sheet {
  facts: NetSheetFacts;
  entries: NetSheetEntries;
}

/**
 * Returns why the buyer can cancel over a low appraisal; null if they can't. FHA and VA require a clause
 * that allows it (https://www.aaronline.com/2020/08/28/dont-let-your-sellers-be-fooled-by-an-amendatory-escape-clause/).
 */
function appraisalRight({ contingencies, financing }: OfferView): string | null {
  if (contingencies.includes("appraisal")) return "The offer has an appraisal contingency";
  if (financing === "fha") return "An FHA loan lets the buyer cancel if the appraisal is low";
  if (financing === "va") return "A VA loan lets the buyer cancel if the appraisal is low";
  return null;
}

const capOf = ({ negotiation }: OfferView) => negotiation?.turns.at(-1)?.terms.escalationCap ?? 0;

function howPriceStays(offer: OfferView, appraisal: number, right: string | null): string {
  const price = formatMoney(offer.price);
  if (!right) {
    return offer.financing === "cash"
      ? `This is a cash offer without an appraisal contingency, so the price stays ${price}.`
      : `The offer has no appraisal contingency, so the price stays ${price}. The lender may lend less, and the buyer then needs more cash.`;
  }
  const stays = `The price of ${price} isn't above the appraisal, so nothing changes.`;
  if (capOf(offer) <= appraisal) return stays;
  return `${stays} The escalation clause can raise the price to ${formatMoney(capOf(offer))}, which is above it.`;
}

function lowAppraisal({ offer, net }: NetOffer, { facts, entries }: Sheet, appraisal: number) {
  const label = "Low appraisal";
  const right = appraisalRight(offer);
  if (!right || offer.price <= appraisal)
    return { label, net, how: howPriceStays(offer, appraisal, right) };
  const lower = offerSheet({ ...offer, price: appraisal }, facts, entries).net;
  const drop = `${formatMoney(offer.price)} − ${formatMoney(offer.price - appraisal)} = ${formatMoney(appraisal)}`;
  const how = `${right}. If you lower the price to the appraisal: ${drop}. Your net sheet at that price leaves ${formatMoney(lower)}.`;
  return { label, net: lower, how };
}

function inspectionCredit({ offer, net }: NetOffer, credit: number): StressCase {
  const label = "Inspection credit";
  if (!offer.contingencies.includes("inspection"))
    return { label, net, how: "The offer has no inspection contingency, so nothing changes." };
  // Cents of a credit don't show in whole dollars.
  const less = net - Math.round(credit);
  const how = `${formatMoney(net)} − ${formatMoney(Math.round(credit))} = ${formatMoney(less)}.`;
  return { label, net: less, how };
}

function lateClosing({ net }: NetOffer, { facts, entries }: Sheet, lateDays: number) {
  const costs = carryingCosts(entries, facts);
  if (costs.length === 0) return null;
  const monthly = costs.reduce((sum, { amount }) => sum + amount, 0);
  const daily = (monthly * MONTHS_IN_YEAR) / DAYS_IN_YEAR;
  const late = Math.round(daily * lateDays);
  const named = costs.map(({ label, amount }) => `${label} ${formatMoney(amount)}`).join(" + ");
  const perDay = `(${named}) a month × ${MONTHS_IN_YEAR} ÷ ${DAYS_IN_YEAR} = ${formatCents(daily * 100)} a day`;
  const how = `${perDay}. ${formatCount(lateDays, "day", "days")}: ${formatMoney(late)}. ${formatMoney(net)} − ${formatMoney(late)} = ${formatMoney(net - late)}.`;
  return { label: "Late closing", net: net - late, how };
}

/**
 * Returns what an offer nets in each case that can be calculated, one at a time: at its price now, without
 * its escalation clause.
 * @param appraisal in whole US dollars; null without an estimate
 */
export function stressCases(of: NetOffer, sheet: Sheet, appraisal: number | null): StressCase[] {
  const { inspectionCredit: credit, lateDays } = sheet.entries;
  return [
    appraisal === null ? null : lowAppraisal(of, sheet, appraisal),
    credit ? inspectionCredit(of, credit) : null,
    lateDays ? lateClosing(of, sheet, lateDays) : null,
  ].filter((one) => one !== null);
}
