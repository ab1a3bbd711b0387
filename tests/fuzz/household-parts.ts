import { database } from "#db/client.ts";
import {
  apiTokens,
  automationRuns,
  automations,
  contacts,
  inventories,
  inventoryItems,
  receipts,
  webhookDeliveries,
  webhooks,
} from "#db/schema/index.ts";
import { encrypt } from "#server/encryption.ts";
import { makeWebhookSecret } from "#server/webhooks/signature.ts";
import type { TestUser } from "#tests/factories.ts";

export async function fillInventory(propertyId: string, mark: string): Promise<void> {
  await database().insert(inventories).values({ propertyId, version: 1, isShown: true });
  await database()
    .insert(inventoryItems)
    .values(
      [1, 2].map((position) => ({
        ...{ propertyId, id: crypto.randomUUID(), position, room: "kitchen" as const },
        ...{ kind: "fixture" as const, fate: "stays" as const },
        ...{ name: `Range ${position} ${mark}`, note: `Note ${mark}` },
      })),
    );
}

/** @returns the ids */
export async function fillContacts({ id: accountId }: TestUser, mark: string): Promise<string[]> {
  const added = await database()
    .insert(contacts)
    .values(
      (["contractor", "mover"] as const).map((kind) => ({
        ...{ accountId, kind, name: `Contact ${mark}`, note: `Note ${mark}` },
        email: `contact.${mark}@example.com`,
      })),
    )
    .returning({ id: contacts.id });
  return added.map(({ id }) => id);
}

export async function fillAutomations(
  propertyId: string,
  { id: setBy }: TestUser,
  mark: string,
): Promise<void> {
  const shared = { propertyId, setBy, since: new Date(), nextAt: new Date("2098-05-05T12:00:00Z") };
  const letter = { subject: `Thank you ${mark}`, message: `We liked ${mark}`, replyTo: "" };
  await database()
    .insert(automations)
    .values([
      { ...shared, kind: "price", runAt: shared.nextAt, price: 640_000 },
      { ...shared, kind: "quiet", amount: 7 },
      { ...shared, kind: "open_house_follow_up", amount: 24, letter },
    ]);
  await database()
    .insert(automationRuns)
    .values({ propertyId, kind: "quiet", at: new Date(), facts: {} });
}

export async function fillTokens({ id: userId }: TestUser, mark: string): Promise<string[]> {
  const made = await database()
    .insert(apiTokens)
    .values(
      ["read", "write"].map((scope) => ({
        ...{ userId, name: `Script ${mark}`, prefix: "plt_abcd", hash: crypto.randomUUID() },
        scope: scope as "read" | "write",
      })),
    )
    .returning({ id: apiTokens.id });
  return made.map(({ id }) => id);
}

export async function fillWebhook({ id: userId }: TestUser, mark: string) {
  const [webhookId, deliveryId] = [crypto.randomUUID(), crypto.randomUUID()];
  await database()
    .insert(webhooks)
    .values({
      ...{ id: webhookId, userId, address: `https://hooks.invalid/${mark}` },
      kinds: ["inquiry", "showing", "status"],
      secret: encrypt(makeWebhookSecret(), "webhook", webhookId),
    });
  await database()
    .insert(webhookDeliveries)
    .values({
      ...{ id: deliveryId, webhookId, type: "listing.taken_down", at: new Date() },
      ...{ data: { reason: `Reason ${mark}` }, state: "failed", attempts: 9 },
    });
  return { webhookId, deliveryId };
}

export async function fillReceipt({ accountId }: TestUser, mark: string): Promise<string> {
  const id = crypto.randomUUID();
  await database()
    .insert(receipts)
    .values({
      ...{ id, accountId, providerId: `sandbox_${id}`, number: `TEST-${mark}` },
      ...{ description: `Premium plan ${mark}`, amount: 19_900, refunded: 0 },
      ...{ monthlyCost: 199, state: "paid", date: new Date() },
    });
  return id;
}
