import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { fill, press, renderScreen, settle, setUpScreen, toastText } from "#tests/screen.tsx";
import { ON, securityData } from "#tests/security-data.ts";
import { AccountCard } from "./account-card.tsx";

const server = setUpScreen({ path: "/security" });
const REQUEST = "POST /api/account-deletion";
const DELETES_AT = "2026-12-13T12:00:00.000Z";
const CONTENTS = {
  ...{ homes: 1, descriptions: 3, photos: 12, documents: 0, showings: 1, messages: 2 },
  ...{ offers: 0, people: 2, hasPlan: true, deletesAt: DELETES_AT },
};

beforeEach(() => {
  vi.stubGlobal("scrollTo", vi.fn());
  server.answer("GET /api/account-deletion/contents", 200, CONTENTS);
});

const card = (hasPassword: boolean, data: object = {}) =>
  renderScreen(<AccountCard hasPassword={hasPassword} />, {
    ...securityData(),
    "/api/account-deletion": { deletion: null },
    ...data,
  });

async function openDialog() {
  await press("Delete account");
  await settle();
  return screen.getByRole("dialog", { name: "Delete your account?" });
}

describe("the account card", () => {
  it("offers a download and lists what deletion deletes", async () => {
    card(true);
    expect(screen.getByRole("link", { name: /Download everything/ })).toHaveAttribute(
      "href",
      "/api/account-export",
    );
    const dialog = await openDialog();
    expect(dialog).toHaveTextContent("Everything is deleted on Dec 13, 2026.");
    const counted = within(dialog).getByRole("list", { name: "What will be deleted" });
    expect([...counted.children].map(({ textContent }) => textContent)).toEqual([
      "1 home",
      "3 description versions",
      "12 photos",
      "1 showing",
      "2 messages from buyers",
      "2 people who log in",
    ]);
    expect(dialog).toHaveTextContent("Your plan stops renewing now.");
  });

  it("asks for the password, and hides the button once deletion is requested", async () => {
    card(true);
    const dialog = await openDialog();
    await press("Delete account");
    expect(dialog).toHaveTextContent("Current password is required");
    server.answer(REQUEST, 400, {
      ...{ error: "Current password is incorrect" },
      fields: { password: "Current password is incorrect" },
    });
    await fill("Current password", "Wrong-1");
    await press("Delete account");
    expect(dialog).toHaveTextContent("Current password is incorrect");
    server.answer(REQUEST, 200, { deletesAt: DELETES_AT });
    await fill("Current password", "Lamp-post-42");
    await press("Delete account");
    expect(server.bodies(REQUEST).at(-1)).toEqual({ password: "Lamp-post-42" });
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.queryByRole("button", { name: "Delete account" })).toBeNull();
  });

  it("also asks for a code with two-step verification", async () => {
    card(true, { "/api/second-factor": ON });
    await openDialog();
    server.answer(REQUEST, 200, { deletesAt: DELETES_AT });
    await fill("Current password", "Lamp-post-42");
    await fill("Code", "123 456");
    await press("Delete account");
    expect(server.bodies(REQUEST)).toEqual([{ password: "Lamp-post-42", code: "123456" }]);
  });

  it("emails a link to a person without a password", async () => {
    card(false);
    const dialog = await openDialog();
    expect(within(dialog).queryByLabelText("Current password")).toBeNull();
    server.answer("POST /api/account-deletion/link", 200, { success: true });
    await press("Email me a link");
    expect(toastText()).toContain("Open the link we emailed you to confirm.");
    expect(server.callsOf(REQUEST)).toEqual([]);
  });

  it("asks for a recent login when email isn't set up", async () => {
    const address = { email: "ana@example.com", isConfirmed: true, awaited: null };
    card(false, { "/api/email-address": { ...address, canBeMailed: false } });
    const dialog = await openDialog();
    expect(dialog).toHaveTextContent("You need to have logged in within the last 10 minutes.");
    server.answer(REQUEST, 200, { deletesAt: DELETES_AT });
    await press("Delete account");
    expect(server.bodies(REQUEST)).toEqual([{}]);
  });

  it("shows an error when the counts can't be loaded", async () => {
    server.answer("GET /api/account-deletion/contents", 503, { error: "Try later." });
    card(true);
    expect(await openDialog()).toHaveTextContent("Try later.");
  });
});
