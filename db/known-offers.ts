import { isNotNull, isNull, or, sql } from "drizzle-orm";
import { offers } from "#db/schema/index.ts";

/** Matches offers that the seller entered, and those that buyers sent and confirmed. */
export const isKnownToSeller = sql`${or(isNull(offers.secretHash), isNotNull(offers.sellerStatus))}`;
