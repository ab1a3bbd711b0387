import { asc, eq } from "drizzle-orm";
import { database, type Executor, type Transaction } from "#db/client.ts";
import { ownedRead } from "#db/owned-read.ts";
import { inventories, inventoryItems, properties } from "#db/schema/index.ts";
import { AppError } from "#lib/errors.ts";
import type { InventoryInput, InventoryItem } from "#lib/schemas/inventory.ts";
import type { HomePlace } from "#lib/us/time-zones.ts";
import { homePlace } from "./home-place.ts";
import { lockProperty } from "./properties.ts";

const CONFLICT = "This list was changed in another window. What you typed is still here.";

export interface StoredInventory {
  /** Null without a home. */
  home: HomePlace | null;
  /** 0 before the first save. */
  version: number;
  isShown: boolean;
  items: InventoryItem[];
}

// An empty list is one row without an item.
function itemOf(row: { [Field in keyof InventoryItem]: InventoryItem[Field] | null }) {
  const { id, room, name, kind, fate, price, note, feature } = row;
  if (id === null || room === null || name === null || kind === null || fate === null) return [];
  return [{ id, room, name, kind, fate, price, note: note ?? "", feature }];
}

/** An account's list of included and excluded items, in the seller's order. */
export const inventoryOfAccount = ownedRead(
  ({ accountId }, db) =>
    db
      .select({
        ...homePlace,
        version: inventories.version,
        isShown: inventories.isShown,
        id: inventoryItems.id,
        room: inventoryItems.room,
        name: inventoryItems.name,
        kind: inventoryItems.kind,
        fate: inventoryItems.fate,
        price: inventoryItems.price,
        note: inventoryItems.note,
        feature: inventoryItems.feature,
      })
      .from(properties)
      .leftJoin(inventories, eq(inventories.propertyId, properties.id))
      .leftJoin(inventoryItems, eq(inventoryItems.propertyId, inventories.propertyId))
      .where(eq(properties.userId, accountId))
      .orderBy(asc(inventoryItems.position)),
  (rows): StoredInventory => {
    const [first] = rows;
    return {
      home: first ?? null,
      version: first?.version ?? 0,
      isShown: first?.isShown ?? false,
      items: rows.flatMap(itemOf),
    };
  },
);

async function nextVersion(tx: Transaction, propertyId: string, version: number): Promise<number> {
  const [stored] = await tx
    .select({ version: inventories.version })
    .from(inventories)
    .where(eq(inventories.propertyId, propertyId));
  if ((stored?.version ?? 0) !== version) throw new AppError("conflict", CONFLICT);
  return version + 1;
}

/**
 * Replaces the list if it is still the version that the person saw.
 * @throws AppError `not_found` without a property, `conflict` if it was changed meanwhile
 */
export async function saveInventory(
  accountId: string,
  { version, isShown, items }: InventoryInput,
  db: Executor = database(),
): Promise<void> {
  await db.transaction(async (tx) => {
    const { id: propertyId } = await lockProperty(tx, accountId);
    const set = { version: await nextVersion(tx, propertyId, version), isShown };
    await tx
      .insert(inventories)
      .values({ propertyId, ...set })
      .onConflictDoUpdate({ target: inventories.propertyId, set });
    await tx.delete(inventoryItems).where(eq(inventoryItems.propertyId, propertyId));
    if (items.length === 0) return;
    await tx
      .insert(inventoryItems)
      .values(items.map((item, position) => ({ ...item, propertyId, position })));
  });
}
