import { randomUUID } from "node:crypto";
import type { Database } from "#db/client.ts";
import { properties, sessions, users } from "#db/schema/index.ts";
import type { Basics } from "#lib/fields/basics.ts";
import type { Sale } from "#lib/valuation/data/home.ts";
import { STATE } from "./made-up-sales.ts";

const NEXT_YEAR = new Date(Date.now() + 365 * 86_400_000);

const basicsOf = (sold: Sale): Basics => ({
  bedrooms: sold.bedrooms ?? 0,
  fullBathrooms: Math.floor(sold.bathrooms ?? 0),
  halfBathrooms: ((sold.bathrooms ?? 0) % 1) * 2,
  threeFourthBathrooms: 0,
  oneFourthBathrooms: 0,
  finishedSquareFootage: sold.livingArea ?? 0,
  basementSquareFootage: 0,
  garageSquareFootage: 0,
  lotSize: sold.lotSize ?? 0,
  yearBuilt: sold.yearBuilt ?? 0,
  structuralRemodelYear: 0,
  hoaFees: 0,
});

/** Creates a logged-in account for each home. Returns the sessions' ids. */
export async function addSellers(
  db: Database,
  homes: readonly Sale[],
  addressOf: (sold: Sale) => { addressLine1: string; zipCode: string },
): Promise<string[]> {
  const sellers = homes.map((sold) => ({ sold, id: randomUUID(), session: randomUUID() }));
  await db
    .insert(users)
    .values(sellers.map(({ id }) => ({ id, accountId: id, email: `${id}@example.com` })));
  await db
    .insert(sessions)
    .values(sellers.map(({ id, session }) => ({ id: session, userId: id, expiresAt: NEXT_YEAR })));
  await db.insert(properties).values(
    sellers.map(({ sold, id }) => ({
      userId: id,
      propertyType: "single_family" as const,
      ...addressOf(sold),
      city: sold.city ?? "",
      state: STATE,
      propertyBasics: basicsOf(sold),
      optionalFacts: { condition: sold.condition ?? 3 },
    })),
  );
  return sellers.map(({ session }) => session);
}
