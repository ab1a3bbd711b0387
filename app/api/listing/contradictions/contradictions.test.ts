import { expect, it } from "vitest";
import * as inventory from "#app/api/inventory/route.ts";
import { database } from "#db/client.ts";
import { saveTemplateEdits } from "#db/queries/templates.ts";
import { documents } from "#db/schema/index.ts";
import { NO_FEATURES } from "#lib/fields/features.ts";
import { contradictionsView } from "#lib/schemas/listing.ts";
import { NO_TEMPLATE_EDITS } from "#lib/schemas/templates.ts";
import { call } from "#tests/api.ts";
import { createUser, type TestUser } from "#tests/factories.ts";
import { createReadyHome, insertPhoto, publish } from "#tests/listing/ready-home.ts";
import * as route from "./route.ts";

async function read(as: TestUser) {
  const { status, body } = await call(route, "GET", { as });
  expect(status).toBe(200);
  return contradictionsView
    .parse(body)
    .contradictions.map(({ sides }) => sides.map(({ label, says }) => `${label}: ${says}`));
}

const FRIDGE = {
  ...{ id: "7a6f2f0e-8a3b-4d58-9c55-2f2f7f0b1c02", room: "kitchen", name: "Refrigerator" },
  ...{ kind: "thing", fate: "goes", price: null, note: "", feature: "appliances: Refrigerator" },
};
const EXCLUDED = "Inventory: Excluded: Refrigerator";

async function createHome(): Promise<TestUser> {
  const seller = await createReadyHome({
    propertySpecifics: { ...NO_FEATURES, appliances: ["Refrigerator"] },
  });
  const body = { version: 0, isShown: false, items: [FRIDGE] };
  await call(inventory, "PUT", { as: seller, body });
  return seller;
}

const addPaper = (as: TestUser, change: Partial<typeof documents.$inferInsert> = {}) =>
  database()
    .insert(documents)
    .values({
      ...{ id: crypto.randomUUID(), accountId: as.accountId, addedBy: as.id },
      ...{ folder: "disclosures", name: "Disclosure", note: "The roof leaked in 2021." },
      ...change,
    });

it("compares captions, templates, inventory, and documents", async () => {
  const seller = await createHome();
  await insertPhoto(seller, { caption: "The refrigerator stays" });
  await saveTemplateEdits(seller, "flyer", {
    ...NO_TEMPLATE_EDITS,
    headline: "Only $625,000",
    text: "The roof is in excellent condition.",
  });
  await addPaper(seller);
  expect(await read(seller)).toEqual([
    ["One-page flyer: $625,000", "Pricing: Asking price: $650,000"],
    ["Specific Features: Refrigerator", EXCLUDED],
    ["Caption of photo 2: The refrigerator stays", EXCLUDED],
    [
      "One-page flyer: The roof is in excellent condition.",
      "Documents: Disclosure: The roof leaked in 2021.",
    ],
  ]);
});

it("doesn't block publishing", async () => {
  expect((await publish(await createHome())).status).toBe("active");
});

it("reads only what the person can see on their own account", async () => {
  const seller = await createHome();
  const partner = await createUser({ parent: seller });
  const edits = { ...NO_TEMPLATE_EDITS, text: "No roof leaks." };
  await saveTemplateEdits(seller, "flyer", edits);
  await addPaper(seller, { visibility: "restricted" });
  await addPaper(seller, { deletedAt: new Date(), visibility: "restricted" });
  expect(await read(seller)).toHaveLength(2);
  expect(await read(partner)).toEqual([["Specific Features: Refrigerator", EXCLUDED]]);
  expect(await read(await createUser())).toEqual([]);
  expect((await call(route, "GET")).status).toBe(401);
});
