import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { alias, type PgColumn } from "drizzle-orm/pg-core";
import { database, type Executor } from "#db/client.ts";
import { type Owner, ownedRead } from "#db/owned-read.ts";
import {
  contractors,
  contractorTypes,
  placeKeyOf,
  properties,
  userProfiles,
  users,
} from "#db/schema/index.ts";
import { CONTRACTORS_PER_TYPE } from "#lib/fields/contractors.ts";
import type {
  ContractorsByType,
  ContractorTypeView,
  ContractorView,
} from "#lib/schemas/contractors.ts";

export type Place = { city: string; state: string };

const selectTypes = (db: Executor) =>
  db
    .select({ id: contractorTypes.id, name: contractorTypes.name })
    .from(contractorTypes)
    .orderBy(asc(contractorTypes.id));

export const listContractorTypes = async (
  db: Executor = database(),
): Promise<ContractorTypeView[]> => selectTypes(db);

export const everyContractorType = ownedRead(
  (_owner, db) => selectTypes(db),
  (rows): ContractorTypeView[] => rows,
);

/**
 * Returns the businesses of a type in a place: real ones before demo ones, then by name, at most
 * `CONTRACTORS_PER_TYPE`. Ignores case, accents, spacing and punctuation of the place; the state can be a
 * name or a code.
 */
export function contractorsOfType(
  contractorTypeId: number | PgColumn,
  { city, state }: Place | Record<keyof Place, SQL>,
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

const person = alias(users, "person");

// The place of a person: their account's property, else their own address; null if neither was entered.
const placeOf = (part: keyof Place) =>
  sql`case when ${properties.id} is null then nullif(${userProfiles[part]}, '')
    else nullif(${properties[part]}, '') end`;

function selectNear(userId: (owner: Owner) => SQL | Owner["id"]) {
  return ownedRead(
    (owner, db) => {
      const near = contractorsOfType(
        contractorTypes.id,
        { city: placeOf("city"), state: placeOf("state") },
        db,
      ).as("near");
      return db
        .select({ typeId: contractorTypes.id, ...near._.selectedFields })
        .from(person)
        .leftJoin(properties, eq(properties.userId, person.accountId))
        .leftJoin(userProfiles, eq(userProfiles.userId, person.id))
        .leftJoin(contractorTypes, sql`true`)
        .leftJoinLateral(near, sql`true`)
        .where(and(eq(person.accountId, owner.accountId), eq(person.id, userId(owner))))
        .orderBy(asc(contractorTypes.id), asc(near.isDemo), asc(near.name), asc(near.id));
    },
    (rows): ContractorsByType | null => {
      if (rows.length === 0) return null;
      const byType: ContractorsByType = {};
      for (const { typeId, ...contractor } of rows) {
        if (typeId === null) continue;
        byType[typeId] ??= { contractors: [] };
        if (contractor.id !== null) byType[typeId].contractors.push(contractor as ContractorView);
      }
      return byType;
    },
  );
}

/** The businesses near the owner by type id; every type is a key. */
export const contractorsNearOwner = selectNear(({ id }) => id);

/** The same for the account's person in the value `userId`; null for a person outside the account. */
export const contractorsNearMember = selectNear(() => sql`${sql.placeholder("userId")}`);
