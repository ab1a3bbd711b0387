import { expect, it } from "vitest";
import { call } from "#tests/api.ts";
import { createUser } from "#tests/factories.ts";
import * as route from "./route.ts";

it.each([
  ["city=Oriental&state=NC", { isKnown: true, nearest: null }],
  ["city=Madisson&state=Wisconsin", { isKnown: false, nearest: "Madison" }],
  ["city=No+Children+Allowed&state=NC", { isKnown: false, nearest: null }],
  ["", { isKnown: false, nearest: null }],
])("returns whether %s is known", async (query, body) => {
  const answer = await call(route, "GET", { as: await createUser(), query });
  expect([answer.status, answer.body]).toEqual([200, body]);
});

it("returns 401 without a login", async () => {
  expect((await call(route, "GET", { query: "city=Madison&state=WI" })).status).toBe(401);
});
