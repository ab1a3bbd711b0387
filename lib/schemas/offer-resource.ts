import { z } from "zod";
import { CANNOT_BE_NEGATIVE } from "#lib/fields/numbers.ts";
import { MAX_TURNS } from "#lib/fields/offers.ts";
import {
  BUYER_FINANCING,
  RECEIVED_STATUSES,
  SUBMISSION_STATUSES,
} from "#lib/offers/reso/lookups.ts";
import { dayFrom } from "./date-time.ts";
import { dollars } from "./price.ts";
import { entry, MUST_BE_TEXT, text } from "./text.ts";
import { between, wholeNumber } from "./values.ts";

const TURN_KINDS = ["Terms", "HighestAndBest", "Ended"] as const;
const REQUIRED = "Required";
const MAX_KEY = 255;
const MAX_NOTES = 2_000;
const MAX_DAYS = 365;
const MAX_MEDIA = 20;

/** RCP-57 allows null for a field without a value. */
const optional = <T extends z.ZodType>(schema: T) =>
  schema.nullish().transform((value) => value ?? undefined);

const key = entry(REQUIRED, MAX_KEY).min(1, REQUIRED);
const line = (max = MAX_KEY) => optional(entry(undefined, max));
const notes = optional(text(MAX_NOTES));
const money = optional(dollars.min(0, CANNOT_BE_NEGATIVE));
const days = optional(between(0, MAX_DAYS, wholeNumber));
const day = optional(dayFrom(1900, "Must be a date, like 2027-05-31"));
const timestamp = z.iso.datetime({ offset: true, error: "Must be a timestamp with a time zone" });
const hash = optional(
  z.string(MUST_BE_TEXT).regex(/^[0-9a-f]{64}$/, "Must be a SHA-256 in hexadecimal"),
);
const yesNo = optional(z.boolean("Must be true or false"));

const propertyGroup = z
  .object(
    {
      OfferPropertyGroupKey: line(),
      ListingId: line(),
      StreetNumber: line(25),
      StreetName: line(50),
      City: line(50),
      StateOrProvince: line(),
      PostalCode: line(10),
      CountyOrParish: line(),
      Country: line(),
      ParcelNumber: line(50),
      UniversalPropertyId: line(),
    },
    "Must be an address",
  )
  .refine(
    ({ ParcelNumber, StateOrProvince, CountyOrParish, ...address }) =>
      (ParcelNumber && StateOrProvince && CountyOrParish) ||
      (address.StreetNumber && address.StreetName && address.City && address.PostalCode),
    "Needs a street address, or a parcel number with state and county",
  );

const media = z
  .array(
    z.object(
      {
        MediaKey: key,
        MediaCategory: line(),
        MediaType: line(),
        Order: optional(wholeNumber),
        ShortDescription: line(),
        Porchlight_Bytes: optional(wholeNumber),
        Porchlight_Sha256: hash,
      },
      "Must be a file",
    ),
    "Must be a list of files",
  )
  .max(MAX_MEDIA, `Send at most ${MAX_MEDIA} files`);

const submission = z.object(
  {
    OfferSubmissionKey: key,
    OfferId: key,
    OfferAgentId: line(),
    OfferAgentKey: line(),
    OfferBuyerLegalName: line(),
    OfferBuyerLegalAddress: line(),
    OfferBuyerPhone: line(50),
    OfferCoBuyerLegalName: line(),
    OfferCoBuyerLegalAddress: line(),
    OfferCoBuyerPhone: line(50),
    PurchasePrice: optional(dollars.min(1, "Must be at least 1")),
    CreditAtClosing: money,
    EarnestMoney: money,
    RequestedClosingDate: day,
    BuyerFinancing: optional(z.enum(BUYER_FINANCING, "Isn't a value of the Data Dictionary")),
    WaiverOfInspection: yesNo,
    Contingencies: optional(
      z.array(entry(undefined, MAX_KEY), "Must be a list").max(20, "Too many contingencies"),
    ),
    AsIsCondition: yesNo,
    EscalationClause: yesNo,
    Concessions: line(),
    OfferExpirationDate: day,
    OfferInspectionDate: day,
    OfferAppraisalDate: day,
    OfferEscrowCompany: line(),
    BuyerBrokerageCompensation: line(),
    OfferSubmissionNotes: notes,
    OfferSubmissionStatus: optional(z.enum(SUBMISSION_STATUSES, "Isn't a status of RCP-57")),
    OfferReceivedStatus: optional(z.enum(RECEIVED_STATUSES, "Isn't a status of RCP-57")),
    OfferSubmissionTimestamp: optional(timestamp),
    CounterOfferSubmissionTimestamp: optional(timestamp),
    OfferAcceptedTimestamp: optional(timestamp),
    ModificationTimestamp: timestamp,
    OfferPropertyGroup: optional(propertyGroup),
    Media: optional(media),
    Porchlight_Side: optional(z.enum(["Buyer", "Seller"], "Must be Buyer or Seller")),
    Porchlight_Kind: optional(z.enum(TURN_KINDS, `Must be ${TURN_KINDS.join(", ")}`)),
    Porchlight_TimeZone: line(),
    Porchlight_ExpirationTime: line(5),
    Porchlight_DownPayment: money,
    Porchlight_InspectionDays: days,
    Porchlight_AppraisalDays: days,
    Porchlight_FinancingDays: days,
    Porchlight_HomeSaleDays: days,
    Porchlight_TitleDays: days,
    Porchlight_PossessionDays: days,
    Porchlight_EscalationCap: money,
    Porchlight_EscalationStep: money,
    Porchlight_BackupPosition: optional(wholeNumber),
    Porchlight_NoteFlagged: yesNo,
    Porchlight_Hash: hash,
    Porchlight_PreviousHash: hash,
  },
  "Must be a submission",
);

type Offer = z.output<typeof offer>;
type Fault = readonly [field: string, message: string];

const offer = z.object({
  "@reso.context": line(),
  OfferKey: key,
  OfferId: line(),
  ListingId: line(),
  ListingKey: line(),
  OfferNotes: notes,
  OfferOriginatingSystemId: line(),
  OfferOriginatingSystemName: line(),
  OfferSourceSystemId: line(),
  OfferSourceSystemName: line(),
  OfferUoi: line(25),
  OfferUsi: line(25),
  ModificationTimestamp: timestamp,
  OfferSubmission: z
    .array(submission, "Send the submissions of the offer")
    .min(1, "Send at least one submission")
    .max(MAX_TURNS, `Send at most ${MAX_TURNS} submissions`),
});

function faultsOf(sent: Offer): Fault[] {
  const { OfferSubmission: turns } = sent;
  const id = sent.OfferId ?? sent.OfferKey;
  const keys = new Set(turns.map((one) => one.OfferSubmissionKey));
  const isBroken = turns.some(
    (one, index) =>
      one.Porchlight_PreviousHash !== undefined &&
      one.Porchlight_PreviousHash !== turns[index - 1]?.Porchlight_Hash,
  );
  const system = sent.OfferUoi ?? sent.OfferOriginatingSystemId ?? sent.OfferOriginatingSystemName;
  const checks: (readonly [isFault: boolean, ...Fault])[] = [
    [!(sent.ListingId ?? sent.ListingKey), "ListingKey", "Send ListingKey or ListingId"],
    [!system, "OfferOriginatingSystemName", "Send the system or organization of the listing"],
    [
      turns.some((one) => one.OfferId !== id),
      "OfferSubmission.OfferId",
      "Isn't the OfferId of the offer",
    ],
    [
      keys.size < turns.length,
      "OfferSubmission.OfferSubmissionKey",
      "Two submissions have the same key",
    ],
    [
      !turns.some((one) => one.PurchasePrice),
      "OfferSubmission.PurchasePrice",
      "No submission has a price",
    ],
    [
      isBroken,
      "OfferSubmission.Porchlight_PreviousHash",
      "A submission is missing or out of order",
    ],
  ];
  return checks.flatMap(([isFault, ...fault]) => (isFault ? [fault] : []));
}

/**
 * An offer of RESO's RCP-57, "Offer Management" (RESOStandards/transport, commit 03a9ab7), with
 * its submissions in order. Fields that RCP-57 lacks have the prefix Porchlight_.
 */
export const offerResourceInput = offer.superRefine((sent, context) => {
  for (const [field, message] of faultsOf(sent))
    context.addIssue({ code: "custom", path: field.split("."), message });
});
export type OfferResource = z.output<typeof offerResourceInput>;
/** As JSON: an empty field may be omitted. */
export type OfferResourceJson = z.input<typeof offerResourceInput>;
