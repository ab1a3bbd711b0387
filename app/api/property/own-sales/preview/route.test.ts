import { expect, it } from "vitest";
import { database } from "#db/client.ts";
import { ownSales } from "#db/schema/index.ts";
import { MAX_PASTED } from "#lib/fields/own-sales.ts";
import { BOUNDS } from "#services/limits.ts";
import { call } from "#tests/api.ts";
import { createProperty, createUser } from "#tests/factories.ts";
import * as route from "./route.ts";

it("reads pasted rows, lists those it can't use, and stores nothing", async () => {
  const user = await createUser();
  await createProperty(user);
  const before = await database().$count(ownSales);
  const text = "Address\tSold\tPrice\n12 Elm St\t3/14/2026\t$450,000\nAd\t\t";
  const { status, body } = await call(route, "POST", { as: user, body: { text } });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    sales: [{ row: 2, address: "12 Elm St", price: 450_000 }],
    refused: [{ row: 3, text: "Ad", reason: "No price found." }],
  });
  expect(await database().$count(ownSales)).toBe(before);
});

it.each([
  ["", "Paste your sales first."],
  ["x".repeat(MAX_PASTED + 1), "Must be at most 50,000 characters"],
  [12, "Must be text"],
])("refuses %.20s", async (text, error) => {
  const { status, body } = await call(route, "POST", { as: await createUser(), body: { text } });
  expect([status, body]).toMatchObject([400, { error }]);
});

it("skips a line of 50,000 digits", async () => {
  const text = "1".repeat(MAX_PASTED);
  const { status, body } = await call(route, "POST", { as: await createUser(), body: { text } });
  expect([status, body]).toMatchObject([200, { sales: [], skippedLines: 1 }]);
});

it("limits requests per account", async () => {
  const user = await createUser();
  const post = () => call(route, "POST", { as: user, body: { text: "12 Elm St" } });
  const { limit } = BOUNDS.pastedSales;
  const answers = await Promise.all(Array.from({ length: limit + 1 }, post));
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(limit).fill(200), 429]);
  const other = await call(route, "POST", { as: await createUser(), body: { text: "12 Elm St" } });
  expect(other.status).toBe(200);
});

it("requires a login", async () => {
  expect((await call(route, "POST", { body: { text: "x" } })).status).toBe(401);
});
