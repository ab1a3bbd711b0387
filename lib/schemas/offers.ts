import { z } from "zod";
import { CANNOT_BE_NEGATIVE } from "#lib/fields/numbers.ts";
import { DOCUMENT_KIND_KEYS } from "#lib/fields/documents.ts";
import {
  CONTINGENCIES,
  FINANCINGS,
  MAX_BUYER_OFFERS,
  MAX_OFFER_NOTE,
  OFFER_SIDES,
  OFFER_STATUSES,
  OFFER_TURN_KINDS,
} from "#lib/fields/offers.ts";
import { dayFrom, readDay } from "./date-time.ts";
import { dollars, priceInput, readDollars } from "./price.ts";
import { text } from "./text.ts";
import { listOf, revision } from "./values.ts";

const CHOOSE = "Choose a financing type";
// A form sends "" if nothing is chosen.
const financing = z.enum(["", ...FINANCINGS], CHOOSE).pipe(z.enum(FINANCINGS, CHOOSE));
const contingency = z.enum(CONTINGENCIES, "Unknown contingency");

const day = z.preprocess(readDay, dayFrom(1900).nullable());

const concessions = z.preprocess(readDollars, dollars.min(0, CANNOT_BE_NEGATIVE).default(0));

/** Days and amounts may be sent as typed. */
export const offerInput = z.object({
  price: priceInput,
  financing,
  contingencies: listOf(contingency)
    .max(20, "Too many contingencies")
    .transform((list) => CONTINGENCIES.filter((one) => list.includes(one))),
  concessions,
  closingOn: day,
  deadlineOn: day,
  note: text(MAX_OFFER_NOTE),
});
export type OfferInput = z.output<typeof offerInput>;

const instant = z.iso.datetime();
const count = z.number().int().nullable();

const termsView = z.object({
  purchasePrice: z.number().int(),
  buyerFinancing: z.enum(FINANCINGS),
  downPayment: count,
  earnestMoney: count,
  inspectionDays: count,
  appraisalDays: count,
  financingDays: count,
  homeSaleDays: count,
  titleDays: count,
  concessions: z.number().int(),
  buyerBrokerageCompensation: z.string(),
  requestedClosingDate: z.iso.date(),
  possessionDays: z.number().int(),
  offerExpirationDate: z.iso.date(),
  expirationTime: z.string(),
  escalationCap: count,
  escalationStep: count,
  note: z.string(),
});

/** An offer that a buyer sent: its status, who made it, and each turn. */
const negotiationView = z.object({
  /** The seller's status. */
  status: z.enum(OFFER_STATUSES),
  /** Who can answer; null once it is closed. */
  turn: z.enum(OFFER_SIDES).nullable(),
  expiresAt: instant,
  closedAt: instant.nullable(),
  /** What the seller wrote to the buyer when they declined it. */
  closingNote: z.string().nullable(),
  /** The backup with the lowest is next; null for an offer that isn't one. */
  backupPosition: z.number().int().nullable(),
  /** Null a year after it was closed. */
  contact: z
    .object({
      buyerName: z.string(),
      coBuyerName: z.string(),
      agentName: z.string(),
      email: z.string(),
      phone: z.string().nullable(),
    })
    .nullable(),
  /** In order. */
  turns: z.array(
    z.object({
      number: z.number().int(),
      side: z.enum(OFFER_SIDES),
      kind: z.enum(OFFER_TURN_KINDS),
      terms: termsView,
      /** The home's time zone. */
      timeZone: z.string(),
      /** The note mentions something that fair housing law protects. */
      isNoteFlagged: z.boolean(),
      submittedAt: instant,
      /** SHA-256 of the turn and the hash before it. */
      hash: z.string(),
      /** The buyer's files, until a year after the offer was closed. */
      files: z.array(
        z.object({
          number: z.number().int(),
          name: z.string(),
          kind: z.enum(DOCUMENT_KIND_KEYS),
          bytes: z.number().int(),
        }),
      ),
    }),
  ),
});
export type NegotiationView = z.infer<typeof negotiationView>;

const importedTurnView = z.object({
  side: z.enum(OFFER_SIDES).nullable(),
  sentAt: instant,
  /** As in RCP-57. */
  status: z.string().nullable(),
  price: z.number().int().nullable(),
  financing: z.enum(FINANCINGS).nullable(),
  contingencies: z.array(z.enum(CONTINGENCIES)).nullable(),
  concessions: z.number().int().nullable(),
  closingOn: z.iso.date().nullable(),
  deadlineOn: z.iso.date().nullable(),
});
export type ImportedTurn = z.infer<typeof importedTurnView>;

const offerView = z.object({
  id: z.uuid(),
  price: z.number().int(),
  financing: z.enum(FINANCINGS),
  contingencies: z.array(z.enum(CONTINGENCIES)),
  concessions: z.number().int(),
  closingOn: z.iso.date().nullable(),
  deadlineOn: z.iso.date().nullable(),
  note: z.string(),
  revision,
  /** The system that an imported offer is from; null for others. */
  importedFrom: z.string().nullable(),
  /** The turns of an imported offer in order, each with the terms that it states; empty for others. */
  importedTurns: z.array(importedTurnView),
  /** Null for an offer that the seller entered. */
  negotiation: negotiationView.nullable(),
});
export type OfferView = z.infer<typeof offerView>;

/** All backup offers, the next one to accept first. */
export const backupOrderInput = z.object({
  offerIds: z
    .array(z.uuid("Send the ids of the backup offers"), "Send the ids of the backup offers")
    .min(1, "Send the ids of the backup offers")
    .max(MAX_BUYER_OFFERS, `Send at most ${MAX_BUYER_OFFERS} ids`),
});

/** The last request for highest and best offers. */
const highestAndBestView = z.object({
  id: z.uuid(),
  requestedAt: instant,
  dueAt: instant,
  /** The home's time zone. */
  timeZone: z.string(),
  message: z.string(),
  /** When it was due, canceled, or replaced; null while it is open. */
  endedAt: instant.nullable(),
});
export type HighestAndBestView = z.infer<typeof highestAndBestView>;

/** In the order they were added. */
export const offersView = z.object({
  offers: z.array(offerView),
  highestAndBest: highestAndBestView.nullable(),
});
export type OffersView = z.infer<typeof offersView>;
