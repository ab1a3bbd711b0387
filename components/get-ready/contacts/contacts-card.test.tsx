import { fireEvent, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { ContactView } from "#lib/schemas/contacts.ts";
import { press, renderScreen, settle, setUpScreen, toastText } from "#tests/screen.tsx";
import { ContactsCard } from "./contacts-card.tsx";

const ROOFER: ContactView = {
  id: "0b6c4a3e-0f5a-4a0e-9f6d-3b0a7f5f9b01",
  name: "Hollis Roofing",
  kind: "contractor",
  phone: "(608) 555-0142",
  email: "office?bcc=all@hollis.example",
  website: "https://hollis.example/roofs",
  note: "Fixed the porch roof.",
  revision: 3,
};
const ALDER: ContactView = {
  ...ROOFER,
  id: "0b6c4a3e-0f5a-4a0e-9f6d-3b0a7f5f9b02",
  name: "Alder Cleaning",
  kind: "cleaner",
  phone: null,
  email: null,
  website: null,
  note: "",
};

const server = setUpScreen();

async function open(...contacts: ContactView[]) {
  renderScreen(<ContactsCard />, { "/api/contacts": { contacts } });
  await settle();
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const contact = (name: string) =>
  within(screen.getByRole("heading", { name }).closest("li") as HTMLElement);

it("starts with a button to add a contact", async () => {
  await open();
  expect(screen.getByText(/Keep the people who help you sell in one place/)).toBeVisible();
  expect(screen.queryByRole("list", { name: "Your contacts" })).toBeNull();
  expect(screen.getByRole("button", { name: "Add contact" })).toBeVisible();
});

it("shows how to reach each contact", async () => {
  await open(ALDER, ROOFER);
  const roofer = contact("Hollis Roofing");
  expect(roofer.getByText("Contractor")).toBeVisible();
  expect(roofer.getByRole("link", { name: /^Call Hollis Roofing/ })).toHaveAttribute(
    "href",
    "tel:+16085550142",
  );
  expect(roofer.getByRole("link", { name: /^Email Hollis Roofing/ })).toHaveAttribute(
    "href",
    "mailto:office%3Fbcc%3Dall@hollis.example",
  );
  const website = roofer.getByRole("link", { name: /^hollis\.example\/roofs/ });
  expect(website).toHaveAttribute("href", "https://hollis.example/roofs");
  expect(website).toHaveAttribute("rel", "noopener noreferrer");
  expect(contact("Alder Cleaning").queryByRole("link")).toBeNull();
});

it("adds a contact and returns the focus", async () => {
  server.answer("POST /api/contacts", 200, { contacts: [ROOFER] });
  await open();
  await press("Add contact");
  expect(screen.getByLabelText("Name")).toHaveFocus();
  type("Name", "Hollis Roofing");
  type("Phone (optional)", "(608) 555-0142");
  await press("Add contact");
  await settle();
  expect(server.bodies("POST /api/contacts")).toMatchObject([
    { name: "Hollis Roofing", kind: "contractor", phone: "(608) 555-0142", email: null },
  ]);
  expect(screen.getByRole("heading", { name: "Hollis Roofing" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Add contact" })).toHaveFocus();
});

it("asks for a name and a valid phone number", async () => {
  await open();
  await press("Add contact");
  type("Phone (optional)", "ask around");
  await press("Add contact");
  await settle();
  expect(screen.getByText("Enter a name")).toBeVisible();
  expect(screen.getByText("Enter a phone number with area code")).toBeVisible();
  expect(server.calls).toEqual([]);
});

it("sends an update with the revision that was shown", async () => {
  server.answer(`PUT /api/contacts/${ROOFER.id}`, 200, {
    contacts: [{ ...ROOFER, name: "Hollis & Daughters", revision: 4 }],
  });
  await open(ROOFER);
  await press("Edit Hollis Roofing");
  type("Name", "Hollis & Daughters");
  await press("Save changes");
  await settle();
  expect(server.bodies(`PUT /api/contacts/${ROOFER.id}`)).toMatchObject([
    { name: "Hollis & Daughters", website: "https://hollis.example/roofs", revision: 3 },
  ]);
  expect(screen.getByRole("heading", { name: "Hollis & Daughters" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Add contact" })).toHaveFocus();
});

it("deletes a contact, which Undo adds again", async () => {
  server.answer(`DELETE /api/contacts/${ROOFER.id}`, 200, { contacts: [ALDER] });
  server.answer("POST /api/contacts", 200, { contacts: [ALDER, ROOFER] });
  await open(ALDER, ROOFER);
  await press("Delete Hollis Roofing");
  await settle();
  expect(screen.queryByRole("heading", { name: "Hollis Roofing" })).toBeNull();
  expect(toastText()).toContain("Hollis Roofing was deleted");
  expect(screen.getByRole("button", { name: "Add contact" })).toHaveFocus();
  await press("Undo");
  await settle();
  const { id: _id, revision: _revision, ...restored } = ROOFER;
  expect(server.bodies("POST /api/contacts")).toEqual([restored]);
  expect(screen.getByRole("heading", { name: "Hollis Roofing" })).toBeVisible();
});

it("focuses the heading when a contact is deleted beside an open form", async () => {
  server.answer(`DELETE /api/contacts/${ROOFER.id}`, 200, { contacts: [ALDER] });
  await open(ALDER, ROOFER);
  await press("Edit Alder Cleaning");
  await press("Delete Hollis Roofing");
  await settle();
  expect(screen.getByRole("form", { name: "Edit contact" })).toBeVisible();
  expect(screen.getByRole("heading", { name: "Your contacts" })).toHaveFocus();
});
