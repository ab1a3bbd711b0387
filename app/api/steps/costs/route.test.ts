import { expect, it } from "vitest";
import * as netProceeds from "#app/api/net-proceeds/route.ts";
import * as completions from "#app/api/steps/completions/route.ts";
import { NO_STEP_COSTS } from "#lib/fields/steps.ts";
import { netProceedsView } from "#lib/schemas/net-proceeds.ts";
import { call } from "#tests/api.ts";
import { createProperty, createUser, type TestUser } from "#tests/factories.ts";
import * as route from "./route.ts";

const read = async (as: TestUser) => (await call(route, "GET", { as })).body;
const save = (as: TestUser, body: unknown) => call(route, "PUT", { as, body });

it("returns none at first, and replaces all costs on each save", async () => {
  const user = await createUser();
  expect(await read(user)).toEqual(NO_STEP_COSTS);
  const { status, body } = await save(user, { repairs: "$1,200", set_stage: 0, deep_clean: "" });
  expect([status, body]).toEqual([200, { ...NO_STEP_COSTS, repairs: 1200, set_stage: 0 }]);
  expect(await read(user)).toEqual(body);
  await save(user, { curb_appeal: 450 });
  expect(await read(user)).toEqual({ ...NO_STEP_COSTS, curb_appeal: 450 });
});

it("keeps costs and completed steps independent", async () => {
  const user = await createUser();
  const mark = (completed: boolean) =>
    call(completions, "PATCH", { as: user, body: { stepId: "repairs", completed } });
  const isDone = async () => {
    const { body } = await call(completions, "GET", { as: user });
    return (body as { stepId: string; completed: boolean }[]).find(
      ({ stepId }) => stepId === "repairs",
    )?.completed;
  };
  await mark(true);
  await save(user, { repairs: 100 });
  expect(await isDone()).toBe(true);
  await mark(false);
  expect(await read(user)).toEqual({ ...NO_STEP_COSTS, repairs: 100 });
});

it("provides the repair costs in net proceeds", async () => {
  const user = await createUser();
  await createProperty(user);
  await save(user, { repairs: 100 });
  const { body } = await call(netProceeds, "GET", { as: user });
  expect(netProceedsView.parse(body).facts.stepCosts).toEqual({ ...NO_STEP_COSTS, repairs: 100 });
  const saved = await call(netProceeds, "PUT", { as: user, body: {} });
  expect(netProceedsView.parse(saved.body).facts.stepCosts.repairs).toBe(100);
});

it.each([
  ["much", "Must be a number"],
  [-1, "Can't be negative"],
  [1.5, "Must be whole dollars"],
  [1_000_000_001, "Must be at most 1,000,000,000"],
])("refuses %j", async (repairs, message) => {
  const user = await createUser();
  const { status, body } = await save(user, { repairs });
  expect([status, body]).toMatchObject([400, { fields: { repairs: message } }]);
  expect(await read(user)).toEqual(NO_STEP_COSTS);
});

it("shares costs within the account only", async () => {
  const admin = await createUser();
  const member = await createUser({ parent: admin });
  await save(member, { repairs: 100 });
  expect(await read(admin)).toMatchObject({ repairs: 100 });
  expect(await read(await createUser())).toEqual(NO_STEP_COSTS);
});
