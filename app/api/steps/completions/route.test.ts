import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { database } from "#db/client.ts";
import { stepCompletions } from "#db/schema/index.ts";
import { STEP_IDS } from "#lib/fields/steps.ts";
import { call } from "#tests/api.ts";
import { createUser, type TestUser } from "#tests/factories.ts";
import * as route from "./route.ts";

const read = async (as: TestUser) => (await call(route, "GET", { as })).body;
const withDone = (...done: string[]) =>
  STEP_IDS.map((stepId) => ({ stepId, completed: done.includes(stepId) }));

it("lists all six in order, none completed at first", async () => {
  expect(await read(await createUser())).toEqual([
    { stepId: "declutter", completed: false },
    { stepId: "deep_clean", completed: false },
    { stepId: "depersonalize", completed: false },
    { stepId: "repairs", completed: false },
    { stepId: "curb_appeal", completed: false },
    { stepId: "set_stage", completed: false },
  ]);
});

it("marks a step as done and undoes it, with the time it was done", async () => {
  const user = await createUser();
  const moment = async () => {
    const [row] = await database()
      .select({ completedAt: stepCompletions.completedAt })
      .from(stepCompletions)
      .where(eq(stepCompletions.userId, user.id));
    return row?.completedAt;
  };
  const mark = (completed: boolean) =>
    call(route, "PATCH", { as: user, body: { stepId: "repairs", completed, other: 1 } });

  const done = await mark(true);
  expect([done.status, done.body]).toEqual([200, { stepId: "repairs", completed: true }]);
  expect(await read(user)).toEqual(withDone("repairs"));
  const first = await moment();
  expect(first).toBeInstanceOf(Date);
  await mark(true);
  expect(await moment()).toEqual(first);

  const reverted = await mark(false);
  expect([reverted.status, reverted.body]).toEqual([200, { stepId: "repairs", completed: false }]);
  expect(await read(user)).toEqual(withDone());
  expect(await moment()).toBeNull();
});

it("shows everyone on the account the same steps, and no one else", async () => {
  const admin = await createUser();
  const first = await createUser({ parent: admin });
  const second = await createUser({ parent: first });
  await call(route, "PATCH", { as: first, body: { stepId: "declutter", completed: true } });
  await call(route, "PATCH", { as: second, body: { stepId: "set_stage", completed: true } });
  for (const member of [admin, first, second]) {
    expect(await read(member)).toEqual(withDone("declutter", "set_stage"));
  }
  expect(await read(await createUser())).toEqual(withDone());
});

it("accepts ten requests to mark a step at the same time", async () => {
  const user = await createUser();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      call(route, "PATCH", { as: user, body: { stepId: "deep_clean", completed: true } }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(await read(user)).toEqual(withDone("deep_clean"));
});

it.each([
  [{ stepId: "paint_it_black", completed: true }, { stepId: "Unknown step" }],
  [{ stepId: "__proto__", completed: true }, { stepId: "Unknown step" }],
  [{ completed: true }, { stepId: "Unknown step" }],
  [{ stepId: "declutter" }, { completed: "Must be true or false" }],
  [{ stepId: "declutter", completed: "true" }, { completed: "Must be true or false" }],
])("refuses %j", async (body, fields) => {
  const user = await createUser();
  const answer = await call(route, "PATCH", { as: user, body });
  expect([answer.status, answer.body]).toEqual([400, { error: expect.any(String), fields }]);
  expect(await read(user)).toEqual(withDone());
});
