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

it("doesn't give a withdrawn consent to texts again from an outdated page", async () => {
  const user = await createUser();
  const save = (body: object) => call(route, "POST", { as: user, body: { ...SETTINGS, ...body } });
  await save({ seenTextConsent: false });
  await save({ textMessageAlerts: false, seenTextConsent: true });
  expect((await save({ featureUpdates: false, seenTextConsent: true })).status).toBe(409);
  const withdrawn = { ...SETTINGS, textMessageAlerts: false };
  expect((await call(route, "GET", { as: user })).body).toEqual(withdrawn);
});

it.each(["true", 1, null, undefined])("refuses %j for a choice", async (choice) => {
  const answer = await call(route, "POST", {
    as: await createUser(),
    body: { ...SETTINGS, featureUpdates: choice },
  });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ fields: { featureUpdates: "Must be true or false" } });
});
