import "server-only";
import { inventoryOfAccount, saveInventory as save } from "#db/queries/inventories.ts";
import { subscriptionOfAccount } from "#db/queries/plans.ts";
import { propertyOfAccount } from "#db/queries/properties.ts";
import { ofAccount, readEach } from "#db/owned-read.ts";
import type { Answers } from "#db/session-read.ts";
import { checkFairHousing } from "#lib/description/index.ts";
import { AppError, found, NO_PROPERTY } from "#lib/errors.ts";
import { MAX_INVENTORY_ITEMS } from "#lib/fields/inventory.ts";
import { formatDate } from "#lib/format.ts";
import { beginningOf } from "#lib/inventory/from-features.ts";
import { inventoryAsText } from "#lib/inventory/plain-text.ts";
import { drawInventory } from "#lib/inventory/sheet.ts";
import { addressOf } from "#lib/listing/page-text.ts";
import { grantsOf, planWith } from "#lib/plans/grants.ts";
import type { InventoryInput, InventoryView } from "#lib/schemas/inventory.ts";
import { stateCodeOf } from "#lib/us/states.ts";
import { timeZoneOfHome } from "#lib/us/time-zones.ts";
import { makeFileInQueue } from "./drawing.ts";

const NEEDS_PLAN = `The document to sign is included in the ${planWith("inventoryTools")} plan. You can still download your list as text.`;
const FULL = `A list can have up to ${MAX_INVENTORY_ITEMS} items. Remove some before adding items from your features.`;

export const inventoryReads = {
  property: propertyOfAccount,
  inventory: inventoryOfAccount,
  inventoryPlan: subscriptionOfAccount,
};
type Read = Answers<typeof inventoryReads>;

const hasTools = ({ inventoryPlan }: Read) =>
  grantsOf(inventoryPlan?.planName ?? null).inventoryTools;

const violationsOf = ({ id, name, note }: { id: string; name: string; note: string }) =>
  [name, note]
    .flatMap((words) => checkFairHousing(words))
    .filter(({ severity }) => severity === "violation")
    .map(({ phrase: quote, reason }) => ({ id, quote, reason }));

export function viewInventory(read: Read): InventoryView {
  const { property, inventory } = read;
  const { version, isShown, items } = inventory;
  return {
    hasHome: property !== null,
    ...{ version, isShown, items },
    fromFeatures: beginningOf(property?.propertySpecifics ?? null, items).length,
    findings: items.filter(({ fate }) => fate !== "goes").flatMap(violationsOf),
    hasTools: hasTools(read),
  };
}

const readAll = (accountId: string) => readEach(inventoryReads, ofAccount(accountId));

/**
 * Saves the list of what is included and excluded.
 * @throws AppError `not_found` without a property, `conflict` when it was changed meanwhile
 */
export async function saveInventory(
  accountId: string,
  input: InventoryInput,
): Promise<InventoryView> {
  await save(accountId, input);
  return viewInventory(await readAll(accountId));
}

/**
 * Adds what the chosen features mention and the list lacks.
 * @param version of the list that the person saw
 * @throws AppError as `saveInventory`, and `conflict` when the list would become too long
 */
export async function beginInventory(accountId: string, version: number): Promise<InventoryView> {
  const { property, inventory } = await readAll(accountId);
  const features = found(property, NO_PROPERTY).propertySpecifics;
  const { isShown, items } = inventory;
  const begun = beginningOf(features, items).map((item) => ({
    ...item,
    ...{ id: crypto.randomUUID(), price: null, note: "" },
  }));
  if (items.length + begun.length > MAX_INVENTORY_ITEMS) throw new AppError("conflict", FULL);
  return saveInventory(accountId, { version, isShown, items: [...items, ...begun] });
}

const drawn = (accountId: string, sheet: Parameters<typeof drawInventory>[0], now: Date) =>
  makeFileInQueue(accountId, async () => {
    const [{ loadFaces }, { drawPdf }] = await Promise.all([
      import("#server/templates/faces.ts"),
      import("#server/templates/draw-pdf.ts"),
    ]);
    const drawing = drawInventory(sheet, (await loadFaces()).measure);
    const noPictures = { logo: null, photo: () => Promise.resolve(null) };
    return drawPdf(drawing, noPictures, { now, maker: "Porchlight" });
  });

/**
 * Returns the list as a PDF to sign on paper, or as plain text, which needs no plan.
 * @throws AppError `not_found` without a property, `forbidden` for a PDF without the plan,
 *   `conflict` while another file of the account is being created, `unavailable` when too many are
 */
export async function inventoryFile(
  read: Read,
  { accountId, as, now = new Date() }: { accountId: string; as: "pdf" | "text"; now?: Date },
): Promise<{ name: string; type: string; body: string | Buffer<ArrayBuffer> }> {
  const property = found(read.property, NO_PROPERTY);
  const { addressLine1: line1, addressLine2: line2, city, state, zipCode } = property;
  const stateCode = stateCodeOf(state);
  const timeZone = timeZoneOfHome(read.inventory.home);
  const sheet = {
    address: addressOf({ line1, line2, city, state, stateCode, zipCode }),
    day: formatDate(now.toISOString(), { timeZone }),
    items: read.inventory.items,
  };
  if (as === "text") {
    const body = inventoryAsText(sheet);
    return { name: "what-stays.txt", type: "text/plain; charset=utf-8", body };
  }
  if (!hasTools(read)) throw new AppError("forbidden", NEEDS_PLAN);
  const body = await drawn(accountId, sheet, now);
  return { name: "what-stays.pdf", type: "application/pdf", body };
}
