import { and, asc, eq, sql } from "drizzle-orm";
import { database, type Executor } from "#db/client.ts";
import { contractors, contractorTypes, placeKeyOf } from "#db/schema/index.ts";
import { CONTRACTORS_PER_TYPE } from "#lib/fields/contractors.ts";
import type { ContractorsByType, ContractorTypeView } from "#lib/schemas/contractors.ts";
import { findMember } from "./users.ts";
import { getProfile } from "./profiles.ts";
import { getProperty } from "./properties.ts";

export type Place = { city: string; state: string };

export async function listContractorTypes(
  db: Executor = database(),
): Promise<ContractorTypeView[]> {
  return db
    .select({ id: contractorTypes.id, name: contractorTypes.name })
    .from(contractorTypes)
    .orderBy(asc(contractorTypes.id));
}

// Where to look for help for a person of an account: where its property is, else where the person
// lives; null where neither was entered yet.
async function findPlace(
  accountId: string,
  userId: string,
  db: Executor = database(),
): Promise<Place | null> {
  const place = (await getProperty(accountId, db)) ?? (await getProfile(userId, db));
  return place?.city && place.state ? { city: place.city, state: place.state } : null;
}

export function contractorsOfType(
  contractorTypeId: number,
  { city, state }: Place,
  db: Executor = database(),
) {
  const key = placeKeyOf(sql`${city}::text`, sql`${state}::text`);
  return db
    .select({
      id: contractors.id,
      name: contractors.name,
      addressLine1: contractors.addressLine1,
      addressLine2: contractors.addressLine2,
      city: contractors.city,
      state: contractors.state,
      phoneNumber: contractors.phoneNumber,
      isDemo: contractors.isDemo,
    })
    .from(contractors)
    .where(and(eq(contractors.placeKey, key), eq(contractors.contractorTypeId, contractorTypeId)))
    .orderBy(asc(contractors.isDemo), asc(contractors.name), asc(contractors.id))
    .limit(CONTRACTORS_PER_TYPE);
}

/**
 * The businesses of a place by type id, every type present: real ones before demonstration ones,
 * then by name, at most `CONTRACTORS_PER_TYPE` of each. Case, accents, spacing and punctuation of
 * the place do not matter, nor whether its state is spelled out. Without a place all lists are empty.
 */
export async function listContractorsByType(
  place: Place | null,
  db: Executor = database(),
): Promise<ContractorsByType> {
  const types = await listContractorTypes(db);
  const entries = types.map(async ({ id }) => {
    return [id, { contractors: place ? await contractorsOfType(id, place, db) : [] }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** The businesses near a person of an account; null for someone who is nobody there. */
export async function listContractorsNear(
  accountId: string,
  userId: string,
  db: Executor = database(),
): Promise<ContractorsByType | null> {
  if (!(await findMember(accountId, userId, db))) return null;
  return listContractorsByType(await findPlace(accountId, userId, db), db);
}
