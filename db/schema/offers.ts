import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import {
  CONTINGENCIES,
  FINANCINGS,
  OFFER_SIDES,
  OFFER_STATUSES,
  OFFER_TURN_KINDS,
} from "#lib/fields/offers.ts";
import type { OfferAttachment } from "#lib/offers/attachments.ts";
import type { OfferValues } from "#lib/offers/offer-form.ts";
import type { OfferTerms } from "#lib/offers/terms.ts";
import type { OfferResource } from "#lib/schemas/offer-resource.ts";
import { moment, timestamps } from "./columns.ts";
import { properties } from "./properties.ts";

export const financing = pgEnum("financing", FINANCINGS);
export const contingency = pgEnum("contingency", CONTINGENCIES);
export const offerSide = pgEnum("offer_side", OFFER_SIDES);
export const offerTurnKind = pgEnum("offer_turn_kind", OFFER_TURN_KINDS);
export const offerStatus = pgEnum("offer_status", OFFER_STATUSES);

/**
 * An offer that the seller entered, or one that a buyer sent. The latter has a secret and submissions; its
 * terms here are those of the last one.
 */
export const offers = pgTable(
  "offers",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    propertyId: uuid("property_id")
      .notNull()
      .references(() => properties.id, { onDelete: "cascade" }),
    price: integer("price").notNull(),
    financing: financing("financing").notNull(),
    contingencies: contingency("contingencies").array().notNull(),
    concessions: integer("concessions").notNull(),
    closingOn: date("closing_on", { mode: "string" }),
    deadlineOn: date("deadline_on", { mode: "string" }),
    note: text("note").notNull(),
    // Hash of the secret of the buyer's page (server/link-secret.ts); null if the seller entered it.
    secretHash: text("secret_hash").unique(),
    // Hash of the submitted form, so that a repeated submission is one offer.
    formHash: text("form_hash").unique(),
    // Null until the buyer confirms their email address.
    buyerStatus: offerStatus("buyer_status"),
    sellerStatus: offerStatus("seller_status"),
    expiresAt: moment("expires_at"),
    // When the side that can answer is reminded; null once it was, or for a closed offer.
    remindAt: moment("remind_at"),
    // When it was accepted or closed.
    closedAt: moment("closed_at"),
    // Of an offer that the seller imported: what identifies it, and all of it. Null for others.
    importKey: text("import_key"),
    imported: jsonb("imported").$type<OfferResource>(),
    // From 1, the next one to accept first; null for an offer that isn't a backup.
    backupPosition: integer("backup_position"),
    // What the seller wrote to the buyer when they declined it.
    closingNote: text("closing_note"),
    ...timestamps,
  },
  (table) => [
    index("offers_property_idx").on(table.propertyId, table.createdAt),
    uniqueIndex("offers_import_idx")
      .on(table.propertyId, table.importKey)
      .where(sql`${table.importKey} is not null`),
    // At most one accepted offer per home.
    uniqueIndex("offers_accepted_idx")
      .on(table.propertyId)
      .where(sql`${table.sellerStatus} = 'accepted'`),
    // For a query that runs every few seconds: offers that expire.
    index("offers_expires_idx")
      .on(table.expiresAt)
      .where(sql`${table.sellerStatus} in ('received', 'countered')`),
    // For a query that runs as often: due reminders.
    index("offers_remind_idx")
      .on(table.remindAt)
      .where(sql`${table.remindAt} is not null`),
    index("offers_unconfirmed_idx")
      .on(table.createdAt)
      .where(sql`${table.secretHash} is not null and ${table.sellerStatus} is null`),
    check("offers_statuses", sql`(${table.buyerStatus} is null) = (${table.sellerStatus} is null)`),
  ],
);

/** Who made an offer. Apart from the submissions and their hashes, so that it can be deleted. */
export const offerContacts = pgTable(
  "offer_contacts",
  {
    offerId: uuid("offer_id")
      .primaryKey()
      .references(() => offers.id, { onDelete: "cascade" }),
    propertyId: uuid("property_id")
      .notNull()
      .references(() => properties.id, { onDelete: "cascade" }),
    buyerName: text("buyer_name").notNull(),
    coBuyerName: text("co_buyer_name").notNull(),
    agentName: text("agent_name").notNull(),
    email: text("email").notNull(),
    phone: text("phone"),
  },
  (table) => [index("offer_contacts_property_idx").on(table.propertyId)],
);

/** Requests for the highest and best offers of a home's buyers. */
export const highestAndBestRequests = pgTable(
  "highest_and_best_requests",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    propertyId: uuid("property_id")
      .notNull()
      .references(() => properties.id, { onDelete: "cascade" }),
    requestedAt: moment("requested_at").notNull(),
    dueAt: moment("due_at").notNull(),
    // The home's time zone then.
    timeZone: text("time_zone").notNull(),
    message: text("message").notNull(),
    // When it was due, canceled, or replaced.
    endedAt: moment("ended_at"),
  },
  (table) => [
    index("highest_and_best_requests_property_idx").on(table.propertyId, table.requestedAt),
    // At most one open request per home.
    uniqueIndex("highest_and_best_requests_open_idx")
      .on(table.propertyId)
      .where(sql`${table.endedAt} is null`),
    // For a query that runs every few seconds.
    index("highest_and_best_requests_due_idx")
      .on(table.dueAt)
      .where(sql`${table.endedAt} is null`),
  ],
);

/** The turns of an offer: the first one, each counteroffer, and the end of an acceptance. Never changed. */
export const offerSubmissions = pgTable(
  "offer_submissions",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    offerId: uuid("offer_id")
      .notNull()
      .references(() => offers.id, { onDelete: "cascade" }),
    propertyId: uuid("property_id")
      .notNull()
      .references(() => properties.id, { onDelete: "cascade" }),
    // From 1.
    number: integer("number").notNull(),
    side: offerSide("side").notNull(),
    kind: offerTurnKind("kind").notNull().default("terms"),
    terms: jsonb("terms").$type<OfferTerms>().notNull(),
    // Apart from the files and their names, which are deleted with the contact details.
    attachments: jsonb("attachments").$type<readonly OfferAttachment[]>().notNull().default([]),
    // The home's time zone then, in which the terms expire.
    timeZone: text("time_zone").notNull(),
    // The note mentions something that fair housing law protects.
    isNoteFlagged: boolean("is_note_flagged").notNull(),
    submittedAt: moment("submitted_at").notNull(),
    // See `hashOfSubmission`.
    previousHash: text("previous_hash"),
    hash: text("hash").notNull(),
  },
  (table) => [
    unique("offer_submissions_number").on(table.offerId, table.number),
    index("offer_submissions_property_idx").on(table.propertyId),
  ],
);

/** An offer that a buyer has started. Only the link in their email opens it; the seller never sees it. */
export const offerDrafts = pgTable(
  "offer_drafts",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    propertyId: uuid("property_id")
      .notNull()
      .references(() => properties.id, { onDelete: "cascade" }),
    secretHash: text("secret_hash").notNull().unique(),
    // Hash of the form and the email address, so that a repeated submission is one draft.
    formHash: text("form_hash").notNull().unique(),
    email: text("email").notNull(),
    // As typed, without the consent.
    values: jsonb("values").$type<OfferValues>().notNull(),
    expiresAt: moment("expires_at").notNull(),
    ...timestamps,
  },
  (table) => [
    index("offer_drafts_property_idx").on(table.propertyId),
    index("offer_drafts_expires_idx").on(table.expiresAt),
  ],
);
