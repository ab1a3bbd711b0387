import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { MailChoicesView } from "#lib/schemas/mail-choices.ts";
import { renderScreen, settle, setUpScreen, toastText } from "#tests/screen.tsx";
import { MailChoicesCard } from "./mail-choices-card.tsx";

const CALL = "POST /api/mail-choices";
const VIEW: MailChoicesView = {
  ...{ email: "ana@example.com", isConfirmed: true, canBeMailed: true, canBeTexted: true },
  ...{ hasTextNumber: true, inquiryMails: true, frequency: "at_once" },
};

const server = setUpScreen({ path: "/settings" });
const open = (change: Partial<MailChoicesView> = {}) =>
  renderScreen(<MailChoicesCard />, { "/api/mail-choices": { ...VIEW, ...change } });
const radio = (name: string | RegExp) => screen.getByRole<HTMLInputElement>("radio", { name });

async function choose(name: string | RegExp) {
  fireEvent.click(radio(name));
  await settle();
}

it("saves each choice right away and shows it while saving", async () => {
  open();
  expect(radio("By email right away, and in Porchlight")).toBeChecked();
  const answer = server.hold(CALL);
  await choose("In Porchlight only");
  expect(radio("In Porchlight only")).toBeChecked();
  expect(server.bodies(CALL)).toEqual([{ inquiryMails: false, frequency: "at_once" }]);
  await answer(200, { ...VIEW, inquiryMails: false });
  await choose(/One email each morning/);
  expect(server.bodies(CALL)[1]).toEqual({ inquiryMails: false, frequency: "daily" });
});

it("restores the previous choice and shows an error when saving fails", async () => {
  open();
  server.answer(CALL, 503, { error: "The database is away." });
  await choose(/One email each morning/);
  expect(radio("An email for each, right away")).toBeChecked();
  expect(toastText()).toContain("The database is away.");
});

it("explains that email waits for confirmation, and that email and texts aren't set up", () => {
  const { unmount } = open({ isConfirmed: false });
  expect(screen.getByText(/until you confirm ana@example.com/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Confirm email" })).toHaveAttribute("href", "/security");
  unmount();
  open({ canBeMailed: false, canBeTexted: false });
  expect(screen.getByText(/Email isn't set up on this site yet/)).toBeVisible();
  expect(screen.getByText(/Text messages aren't available yet/)).toBeVisible();
});

it("explains what text messages need until a number is added", () => {
  const { unmount } = open();
  expect(screen.queryByText(/Text messages/)).toBeNull();
  unmount();
  open({ hasTextNumber: false });
  expect(
    screen.getByText(
      /To get text messages, give your consent and add a US or Canadian mobile number/,
    ),
  ).toBeVisible();
  expect(screen.getByRole("link", { name: "your profile" })).toHaveAttribute("href", "/profile");
});
