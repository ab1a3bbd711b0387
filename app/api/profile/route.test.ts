import { expect, it } from "vitest";
import { call } from "#tests/api.ts";
import { createUser } from "#tests/factories.ts";
import * as route from "./route.ts";

const PROFILE = {
  name: "Ann Lee",
  addressLine1: "412 Alder Street",
  addressLine2: "",
  city: "Seattle",
  state: "WA",
  zipCode: "98103",
  isSameSellingAddress: true,
  mobileNumber: "+1 (206) 555-0142",
  hasTextConsent: true,
  contactEmail: "ann.home@example.com",
};

it("returns 404 at first, then saves and updates a profile", async () => {
  const user = await createUser();
  expect((await call(route, "GET", { as: user })).status).toBe(404);

  const saved = await call(route, "POST", { as: user, body: PROFILE });
  const view = { ...PROFILE, addressLine2: null, ownerEmail: user.email };
  expect([saved.status, saved.body]).toEqual([200, view]);

  await call(route, "POST", { as: user, body: { ...PROFILE, name: "Ann Berg" } });
  const read = await call(route, "GET", { as: user });
  expect(read.body).toEqual({ ...view, name: "Ann Berg" });
});

it("keeps a profile per user within an account", async () => {
  const admin = await createUser();
  const partner = await createUser({ parent: admin });
  await call(route, "POST", { as: admin, body: PROFILE });
  expect((await call(route, "GET", { as: partner })).status).toBe(404);
});

it("accepts ten saves at the same time", async () => {
  const user = await createUser();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => call(route, "POST", { as: user, body: PROFILE })),
  );
  expect(answers.every(({ status }) => status === 200)).toBe(true);
});

it("stores markup, other scripts, and emoji as typed", async () => {
  const name = `<script>alert("x")</script> Robert'); DROP TABLE users;-- עברית 🏡`;
  const user = await createUser();
  await call(route, "POST", { as: user, body: { ...PROFILE, name } });
  expect((await call(route, "GET", { as: user })).body).toMatchObject({ name });
});

it.each([
  [{ name: " " }, { name: "Name is required" }],
  [{ addressLine1: "" }, { addressLine1: "Address Line 1 is required" }],
  [{ city: null }, { city: "City is required" }],
  [{ state: 7 }, { state: "State is required" }],
  [{ zipCode: "9810" }, { zipCode: "Zip Code must be at least 5 characters" }],
  [{ zipCode: "98103-12345" }, { zipCode: "Zip Code must be at most 10 characters" }],
  [{ mobileNumber: "555-0142" }, { mobileNumber: "Mobile number must be at least 10 digits" }],
  [{ mobileNumber: "----------" }, { mobileNumber: "Mobile number must be at least 10 digits" }],
  [{ mobileNumber: "206.555.0142" }, { mobileNumber: "Invalid mobile number format" }],
  [{ contactEmail: "ann" }, { contactEmail: "Invalid email address" }],
  [{ hasTextConsent: "yes" }, { hasTextConsent: "Must be true or false" }],
  [{ name: "x".repeat(201) }, { name: "Must be at most 200 characters" }],
  [{ city: "Sea\0ttle" }, { city: "Contains a character we can't save" }],
  [{ city: "Sea\ud800" }, { city: "Contains a character we can't save" }],
])("refuses %j on its field, and saves nothing", async (changes, fields) => {
  const user = await createUser();
  const answer = await call(route, "POST", { as: user, body: { ...PROFILE, ...changes } });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ fields });
  expect((await call(route, "GET", { as: user })).status).toBe(404);
});
