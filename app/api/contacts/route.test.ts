import { describe, expect, it } from "vitest";
import { MAX_CONTACTS } from "#lib/fields/contacts.ts";
import { contactsView } from "#lib/schemas/contacts.ts";
import { call } from "#tests/api.ts";
import { createUser, type TestUser } from "#tests/factories.ts";
import * as one from "./[contactId]/route.ts";
import * as route from "./route.ts";

const CONTACT = {
  name: " Hollis Roofing ",
  kind: "contractor",
  phone: "(608) 555-0142",
  email: "Office@Hollis.example",
  website: "hollis.example/roofs",
  note: "Fixed the porch roof.",
};
const NOTED = {
  ...CONTACT,
  name: "Hollis Roofing",
  email: "office@hollis.example",
  website: "https://hollis.example/roofs",
};
const ONLY_NAME = { name: "Wren", kind: "other", phone: "", email: " ", website: "", note: "" };

const read = async (as: TestUser) =>
  contactsView.parse((await call(route, "GET", { as })).body).contacts;
const add = (as: TestUser, changes: object = {}) =>
  call(route, "POST", { as, body: { ...CONTACT, ...changes } });

async function addOne(as: TestUser): Promise<string> {
  const { contacts } = contactsView.parse((await add(as)).body);
  return contacts[0]?.id ?? "";
}
const change = (as: TestUser, contactId: string, body: unknown) =>
  call(one, "PUT", { as, params: { contactId }, body });
const remove = (as: TestUser, contactId: string) =>
  call(one, "DELETE", { as, params: { contactId } });

it("lists contacts by name, and changes and deletes them", async () => {
  const seller = await createUser();
  expect(await read(seller)).toEqual([]);
  const id = await addOne(seller);
  await add(seller, { name: "Alder Cleaning" });
  expect(await read(seller)).toMatchObject([{ name: "Alder Cleaning" }, { id, ...NOTED }]);

  expect((await change(seller, id, ONLY_NAME)).status).toBe(200);
  const bare = { id, name: "Wren", phone: null, email: null, website: null, note: "" };
  expect((await read(seller))[1]).toMatchObject(bare);

  expect((await remove(seller, id)).status).toBe(200);
  expect(await read(seller)).toMatchObject([{ name: "Alder Cleaning" }]);
  expect((await remove(seller, id)).status).toBe(404);
});

it.each([
  ["name", " ", "Enter a name"],
  ["name", "x".repeat(101), "Must be at most 100 characters"],
  ["kind", "wizard", "Choose a type"],
  ["phone", "ask Wren", "Enter a phone number with area code"],
  ["email", "wren", "Enter an email address, like name@example.com"],
  ["website", "not a site", "Enter a web address, like example.com"],
  ["website", "javascript:alert(1)", "Enter a web address, like example.com"],
  ["website", "https://wren:pw@hollis.example", /username or password/],
  ["note", "x".repeat(501), "Must be at most 500 characters"],
])("refuses %s %j", async (field, value, message) => {
  const seller = await createUser();
  const { status, body } = await add(seller, { [field]: value });
  const expected = typeof message === "string" ? message : expect.stringMatching(message);
  expect([status, body]).toMatchObject([400, { fields: { [field]: expected } }]);
  expect(await read(seller)).toEqual([]);
});

it("accepts a hundred at most, even from requests at the same time", async () => {
  const seller = await createUser();
  for (let number = 2; number <= MAX_CONTACTS; number += 1) {
    await add(seller, { name: `Contact ${number}` });
  }
  const answers = await Promise.all([add(seller), add(seller), add(seller)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(await read(seller)).toHaveLength(MAX_CONTACTS);
});

describe("a contact", () => {
  it("can't be seen, changed, or deleted by another account", async () => {
    const [seller, stranger] = [await createUser(), await createUser()];
    const id = await addOne(seller);
    expect(await read(stranger)).toEqual([]);
    expect((await change(stranger, id, CONTACT)).status).toBe(404);
    expect((await remove(stranger, id)).status).toBe(404);
    expect(await read(seller)).toMatchObject([NOTED]);
  });

  it("is shared by everyone on the account", async () => {
    const admin = await createUser();
    const member = await createUser({ parent: admin });
    const id = await addOne(admin);
    expect((await change(member, id, { ...CONTACT, name: "Ash" })).status).toBe(200);
    expect(await read(admin)).toMatchObject([{ name: "Ash" }]);
  });
});

it("returns 409 with the saved contact when the revision is outdated", async () => {
  const seller = await createUser();
  const id = await addOne(seller);
  const { revision } = (await read(seller))[0]!;
  expect((await change(seller, id, { ...CONTACT, name: "Ash", revision })).status).toBe(200);
  const { status, body } = await change(seller, id, { ...CONTACT, name: "Elm", revision });
  expect([status, body]).toMatchObject([409, { conflict: { current: { id, name: "Ash" } } }]);
  expect(await read(seller)).toMatchObject([{ name: "Ash" }]);
});
