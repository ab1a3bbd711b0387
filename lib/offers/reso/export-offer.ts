import type { OfferStatus } from "#lib/fields/offers.ts";
import { formatMoney } from "#lib/format.ts";
import type { AttachmentsOfTurn } from "#lib/offers/attachments.ts";
import type { OfferResourceJson } from "#lib/schemas/offer-resource.ts";
import { contingenciesOf } from "#lib/offers/terms.ts";
import type { NegotiationView, OfferView } from "#lib/schemas/offers.ts";
import type { PropertyView } from "#lib/schemas/property.ts";
import { CONTINGENCY_VALUES, FINANCING_VALUES, STATUS_VALUES } from "./lookups.ts";

type Submission = OfferResourceJson["OfferSubmission"][number];
type Turn = NegotiationView["turns"][number];

/** What an exported offer consists of. */
export interface ExportedOffer {
  offer: OfferView;
  home: PropertyView;
  /** Of this system, like https://homes.example.com. */
  origin: string;
  createdAt: Date;
  updatedAt: Date;
  /** Of each turn. */
  attachments: readonly AttachmentsOfTurn[];
}

/** Splits "1418 Juniper St"; without a number, the whole line is the street's name. */
function streetOf({ addressLine1 }: PropertyView) {
  const [, StreetNumber, StreetName] = /^(\d\S*)\s+(\S.*)$/.exec(addressLine1) ?? [];
  return StreetNumber ? { StreetNumber, StreetName } : { StreetName: addressLine1 };
}

const propertyGroupOf = (home: PropertyView): NonNullable<Submission["OfferPropertyGroup"]> => ({
  ...{ OfferPropertyGroupKey: home.id, ListingId: home.id, ...streetOf(home) },
  ...{ City: home.city, StateOrProvince: home.state, PostalCode: home.zipCode, Country: "US" },
});

const termsOf = ({
  price,
  financing,
  contingencies,
  concessions,
  closingOn,
  deadlineOn,
}: OfferView) => ({
  PurchasePrice: price,
  BuyerFinancing: FINANCING_VALUES[financing],
  Contingencies: contingencies.map((one) => CONTINGENCY_VALUES[one]),
  WaiverOfInspection: !contingencies.includes("inspection"),
  ...(concessions > 0 && {
    ...{ CreditAtClosing: concessions, Concessions: formatMoney(concessions) },
  }),
  RequestedClosingDate: closingOn,
  OfferExpirationDate: deadlineOn,
});

/** Returns the fields of a buyer's offer that an entered one lacks. */
const moreTermsOf = ({ terms, timeZone }: Turn) => ({
  EarnestMoney: terms.earnestMoney,
  EscalationClause: terms.escalationCap !== null,
  BuyerBrokerageCompensation: terms.buyerBrokerageCompensation || null,
  OfferSubmissionNotes: terms.note || null,
  Porchlight_TimeZone: timeZone,
  Porchlight_ExpirationTime: terms.expirationTime,
  Porchlight_DownPayment: terms.downPayment,
  Porchlight_InspectionDays: terms.inspectionDays,
  Porchlight_AppraisalDays: terms.appraisalDays,
  Porchlight_FinancingDays: terms.financingDays,
  Porchlight_HomeSaleDays: terms.homeSaleDays,
  Porchlight_TitleDays: terms.titleDays,
  Porchlight_PossessionDays: terms.possessionDays,
  Porchlight_EscalationCap: terms.escalationCap,
  Porchlight_EscalationStep: terms.escalationStep,
});

/** Returns the buyer's status of the latest turn; the view has the seller's. */
function buyerStatusOf({ status, turn, turns }: NegotiationView): OfferStatus {
  if (turn === "buyer") return status === "highest_and_best" ? status : "received";
  if (turn === "seller") return turns.length === 1 ? "submitted" : "countered";
  return status;
}

/** An earlier turn keeps its first statuses, because it never changes; one whose deal ended was accepted. */
function statusesOf(negotiation: NegotiationView, turn: Turn) {
  const next = negotiation.turns[turn.number];
  if (next?.kind === "ended") return ["accepted", "accepted"] as const;
  if (next) {
    if (turn.kind === "highest_and_best") return [turn.kind, turn.kind] as const;
    const sent = turn.number === 1 ? "submitted" : "countered";
    return [sent, "received"] as const;
  }
  const buyer = buyerStatusOf(negotiation);
  return turn.side === "buyer"
    ? ([buyer, negotiation.status] as const)
    : ([negotiation.status, buyer] as const);
}

function sentAt({ number, kind, submittedAt }: Turn) {
  if (kind === "ended") return { Porchlight_Kind: "Ended" as const };
  if (number === 1) return { OfferSubmissionTimestamp: submittedAt };
  return {
    CounterOfferSubmissionTimestamp: submittedAt,
    ...(kind === "highest_and_best" && { Porchlight_Kind: "HighestAndBest" as const }),
  };
}

/** Returns a turn's files. Their names are deleted with the files. */
function mediaOf({ offer, attachments }: ExportedOffer, { number, files }: Turn) {
  const of = attachments.find((one) => one.number === number)?.attachments ?? [];
  if (of.length === 0) return {};
  const media = of.map(({ kind, bytes, sha256 }, index) => {
    const file = files.find((one) => one.number === index + 1);
    return {
      ...{ MediaKey: `${offer.id}-${number}-${index + 1}`, MediaCategory: "Document" },
      ...{ MediaType: kind, Order: index, ...(file && { ShortDescription: file.name }) },
      ...{ Porchlight_Bytes: bytes, Porchlight_Sha256: sha256 },
    };
  });
  return { Media: media };
}

function partiesOf({ contact }: NegotiationView, { side }: Turn) {
  if (side === "seller" || !contact) return {};
  return {
    OfferBuyerLegalName: contact.buyerName,
    OfferBuyerPhone: contact.phone,
    OfferCoBuyerLegalName: contact.coBuyerName || null,
  };
}

/** Returns what changes in the last turn once the offer is answered. */
function endOf({ status, closedAt, backupPosition, turns }: NegotiationView, turn: Turn) {
  const ended = turn.number === turns.length ? closedAt : null;
  return {
    OfferAcceptedTimestamp: status === "accepted" ? ended : null,
    ModificationTimestamp: ended ?? turn.submittedAt,
    Porchlight_BackupPosition: turn.number === turns.length ? backupPosition : null,
  };
}

function submissionOf(
  exported: ExportedOffer,
  negotiation: NegotiationView,
  turn: Turn,
): Submission {
  const { offer, home } = exported;
  const { terms, number, side, hash, isNoteFlagged } = turn;
  const [sent, received] = statusesOf(negotiation, turn);
  const view: OfferView = {
    ...{ ...offer, price: terms.purchasePrice, financing: terms.buyerFinancing },
    ...{ contingencies: contingenciesOf(terms), concessions: terms.concessions },
    ...{ closingOn: terms.requestedClosingDate, deadlineOn: terms.offerExpirationDate },
  };
  return {
    OfferSubmissionKey: `${offer.id}-${number}`,
    OfferId: offer.id,
    ...partiesOf(negotiation, turn),
    ...termsOf(view),
    ...moreTermsOf(turn),
    OfferSubmissionStatus: STATUS_VALUES[sent],
    OfferReceivedStatus: STATUS_VALUES[received],
    ...sentAt(turn),
    ...endOf(negotiation, turn),
    OfferPropertyGroup: propertyGroupOf(home),
    ...mediaOf(exported, turn),
    Porchlight_Side: side === "buyer" ? "Buyer" : "Seller",
    Porchlight_NoteFlagged: isNoteFlagged,
    Porchlight_Hash: hash,
    Porchlight_PreviousHash: negotiation.turns[number - 2]?.hash ?? null,
  };
}

/** Returns the only turn of an offer that the seller entered. The seller's own note stays out. */
const enteredSubmission = ({ offer, home, createdAt, updatedAt }: ExportedOffer): Submission => ({
  OfferSubmissionKey: `${offer.id}-1`,
  OfferId: offer.id,
  ...termsOf(offer),
  OfferSubmissionTimestamp: createdAt.toISOString(),
  ModificationTimestamp: updatedAt.toISOString(),
  OfferPropertyGroup: propertyGroupOf(home),
  Porchlight_Side: "Buyer",
});

const withoutEmpty = <T extends object>(fields: T): T =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined),
  ) as T;

/** Converts an offer to RCP-57's Offer with its submissions, the first turn first. */
export function offerResource(exported: ExportedOffer): OfferResourceJson {
  const { offer, home, origin, createdAt, updatedAt } = exported;
  const { negotiation } = offer;
  const turns = negotiation
    ? negotiation.turns.map((turn) => submissionOf(exported, negotiation, turn))
    : [enteredSubmission(exported)];
  const last = turns.at(-1)?.ModificationTimestamp ?? createdAt.toISOString();
  return {
    "@reso.context": "urn:reso:metadata:2.1:resource:offer",
    OfferKey: offer.id,
    OfferId: offer.id,
    ListingId: home.id,
    ListingKey: home.id,
    OfferOriginatingSystemId: origin,
    OfferOriginatingSystemName: "Porchlight",
    ModificationTimestamp: negotiation ? last : updatedAt.toISOString(),
    OfferSubmission: turns.map(withoutEmpty),
  };
}
