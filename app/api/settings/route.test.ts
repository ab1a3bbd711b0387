import { expect, it } from "vitest";
import { call } from "#tests/api.ts";
import { createUser } from "#tests/factories.ts";
import * as route from "./route.ts";

const SETTINGS = {
  marketingEmails: true,
  activityAlerts: false,
  featureUpdates: true,
  monthlyNewsletter: false,
  textMessageAlerts: true,
};

it("returns 404 at first, then saves the user's own five choices", async () => {
  const admin = await createUser();
  expect((await call(route, "GET", { as: admin })).status).toBe(404);
  const saved = await call(route, "POST", { as: admin, body: { ...SETTINGS, admin: true } });
  expect([saved.status, saved.body]).toEqual([200, SETTINGS]);

  const changed = { ...SETTINGS, marketingEmails: false };
  await call(route, "POST", { as: admin, body: changed });
  expect((await call(route, "GET", { as: admin })).body).toEqual(changed);

  const partner = await createUser({ parent: admin });
  expect((await call(route, "GET", { as: partner })).status).toBe(404);
});

it.each(["true", 1, null, undefined])("refuses %j for a choice", async (choice) => {
  const answer = await call(route, "POST", {
    as: await createUser(),
    body: { ...SETTINGS, featureUpdates: choice },
  });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ fields: { featureUpdates: "Must be true or false" } });
});
