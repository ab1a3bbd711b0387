import { beforeEach, expect, it } from "vitest";
import { call } from "#tests/api.ts";
import { createProperty, createUser, type TestUser } from "#tests/factories.ts";
import * as latest from "#app/api/properties/latest/route.ts";
import * as route from "./route.ts";

let user: TestUser;
beforeEach(async () => {
  user = await createUser();
  await createProperty(user);
});

const save = (body: object, as: TestUser | undefined = user) => call(route, "PATCH", { as, body });
const read = async (as = user) =>
  ((await call(latest, "GET", { as })).body as { optionalFacts: object }).optionalFacts;

it("saves each answer separately, and clears one", async () => {
  expect(await read()).toEqual({});
  expect(await save({ condition: 4, garage: "attached" })).toMatchObject({
    status: 200,
    body: { optionalFacts: { condition: 4, garage: "attached" } },
  });
  await save({ condition: "2", style: "" });
  expect(await read()).toEqual({ condition: 2, garage: "attached", style: null });
});

it("keeps two people's answers saved at the same time", async () => {
  const member = await createUser({ parent: user });
  await Promise.all([save({ condition: 5 }), save({ quality: 3 }, member)]);
  expect(await read(member)).toEqual({ condition: 5, quality: 3 });
});

it("refuses invalid values, other accounts, and visitors", async () => {
  for (const condition of [0, 6, 2.5, "good", [3]]) {
    expect(await save({ condition })).toMatchObject({
      status: 400,
      body: { fields: { condition: "Choose one of the answers" } },
    });
  }
  expect((await save({ garage: "boat" })).status).toBe(400);
  const stranger = await createUser();
  expect((await save({ condition: 1 }, stranger)).status).toBe(404);
  expect((await call(route, "PATCH", { body: { condition: 1 } })).status).toBe(401);
  expect(await read()).toEqual({});
});
