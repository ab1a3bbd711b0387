import { expect, it } from "vitest";
import { call } from "#tests/api.ts";
import { createUser } from "#tests/factories.ts";
import * as route from "./route.ts";

it.each([
  ["city=Oriental&state=NC", { isKnown: true, nearest: null }],
  ["city=Madisson&state=Wisconsin", { isKnown: false, nearest: "Madison" }],
  ["city=No+Children+Allowed&state=NC", { isKnown: false, nearest: null }],
  ["", { isKnown: false, nearest: null }],
])("tells of %s whether it is known", async (query, body) => {
  const answer = await call(route, "GET", { as: await createUser(), query });
  expect([answer.status, answer.body]).toEqual([200, body]);
});

it("answers nobody who is not logged in", async () => {
  expect((await call(route, "GET", { query: "city=Madison&state=WI" })).status).toBe(401);
});
