import { cleanup, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { fill, press, renderScreen, setUpScreen, toastText } from "#tests/screen.tsx";
import { grantsOf } from "#lib/plans/grants.ts";
import { SupportScreen } from "./support-screen.tsx";

const CALL = "POST /api/support";
const server = setUpScreen({ path: "/support" });

const open = (change: Partial<Parameters<typeof SupportScreen>[0]> = {}) =>
  renderScreen(
    <SupportScreen
      email="ana@example.com"
      level={null}
      grants={grantsOf(null)}
      manager={null}
      canBeReached
      screen={null}
      {...change}
    />,
  );

async function write() {
  await fill("Subject", "Photographs");
  await fill("Message", "How do I add one?");
}

it("sends a message and says where the reply and the copy go", async () => {
  open({ level: "Priority email support", screen: "/photography" });
  expect(screen.getByText("Your plan includes priority email support.")).toBeInTheDocument();
  expect(screen.getByLabelText("Reply to")).toHaveValue("ana@example.com");
  await write();
  await fill("Reply to", "pat@example.com");
  server.answer(CALL, 200, { copyTo: "ana@example.com" });
  await press("Send message");
  expect(server.bodies(CALL)).toEqual([
    {
      topic: "question",
      subject: "Photographs",
      message: "How do I add one?",
      contactEmail: "pat@example.com",
      screen: "/photography",
    },
  ]);
  expect(screen.getByRole("status", { name: "" })).toHaveTextContent(
    "We'll reply by email to pat@example.com. We sent a copy to ana@example.com.",
  );
  await press("Send another message");
  expect(screen.getByLabelText("Message")).toHaveValue("");
});

it("keeps what was typed when sending fails or the screen is left", async () => {
  const { unmount } = open();
  await write();
  server.answer(CALL, 429, { error: "Many messages have come from here in a short time." });
  await press("Send message");
  expect(toastText()).toContain("Your message was not sent");
  expect(screen.getByLabelText("Message")).toHaveValue("How do I add one?");
  unmount();
  open();
  expect(screen.getByLabelText("Message")).toHaveValue("How do I add one?");
  expect(screen.getByLabelText("Subject")).toHaveValue("Photographs");
});

it("shows what's missing on the field", async () => {
  open();
  await fill("Message", "How do I add one?");
  await press("Send message");
  expect(screen.getByText("Please enter a subject")).toBeInTheDocument();
  expect(server.callsOf(CALL)).toEqual([]);
});

it("says when email isn't set up", () => {
  open({ canBeReached: false });
  expect(screen.getByText(/Email isn't set up on this site yet/)).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Send message" })).not.toBeInTheDocument();
});

const PREMIUM = { level: "Premium support", grants: grantsOf("Premium") };

it("sends a feature request without clearing the message being written", async () => {
  open(PREMIUM);
  await write();
  await fill("What's missing?", "Tours");
  await fill("How would you use it?", "Let buyers walk through.");
  server.answer(CALL, 200, { copyTo: null });
  await press("Send request");
  expect(server.bodies(CALL)).toEqual([
    {
      topic: "feature",
      subject: "Tours",
      message: "Let buyers walk through.",
      contactEmail: "ana@example.com",
      screen: null,
    },
  ]);
  expect(screen.getByText("Request sent")).toBeVisible();
  expect(screen.getByLabelText("Message")).toHaveValue("How do I add one?");
});

it("names the account manager, or says that there is none", () => {
  const manager = { name: "Kim Lee", email: "kim@example.com", phone: "2065550142" };
  open({ ...PREMIUM, manager });
  expect(screen.getByText("Kim Lee")).toBeVisible();
  expect(screen.getByRole("link", { name: "kim@example.com" })).toHaveAttribute(
    "href",
    "mailto:kim@example.com",
  );
  expect(screen.getByRole("link", { name: "(206) 555-0142" })).toHaveAttribute(
    "href",
    "tel:+12065550142",
  );
  open(PREMIUM);
  expect(screen.getByText(/^This site hasn't named account managers\./)).toBeVisible();
  cleanup();
  open({ ...PREMIUM, canBeReached: false });
  expect(screen.queryByRole("heading", { name: "Account manager" })).toBeNull();
});

it("names the plan that includes both when the account's plan has neither", () => {
  open();
  expect(screen.getByText(/come with the Premium plan\.$/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Go to Billing" })).toHaveAttribute("href", "/billing");
  expect(screen.queryByRole("button", { name: "Send request" })).toBeNull();
});
