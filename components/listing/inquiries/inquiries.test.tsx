import { fireEvent, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { InquiryView } from "#lib/schemas/inquiries.ts";
import { inquiryOf, listingOf } from "#tests/listing/view.ts";
import { ADDRESS } from "#tests/property.ts";
import { press, renderScreen, settle, setUpScreen, toastText } from "#tests/screen.tsx";
import { Inquiries } from "./inquiries.tsx";

const server = setUpScreen({ path: "/online-listing" });

const NEW = inquiryOf(1, { phone: "206-555-0142", kind: "showing" });
const ANSWERED = inquiryOf(2, { state: "answered" });
const MOVE = `PATCH /api/inquiries/${NEW.id}`;

async function open(inquiries: InquiryView[]) {
  renderScreen(<Inquiries timeZone="America/Los_Angeles" />, {
    "/api/inquiries": { inquiries },
    "/api/listing": listingOf({ newInquiries: 1 }),
    "/api/property": ADDRESS,
  });
  await settle();
}
const names = () =>
  screen.queryAllByRole("article").map((one) => one.querySelector("h3")?.textContent);
const show = async (name: string) => {
  fireEvent.click(screen.getByRole("radio", { name }));
  await settle();
};

it("shows new messages first and filters by state", async () => {
  await open([ANSWERED, NEW]);
  expect(names()).toEqual(["Buyer 1"]);
  await show("All");
  expect(names()).toEqual(["Buyer 1", "Buyer 2"]);
  await show("Answered");
  expect(names()).toEqual(["Buyer 2"]);
  await show("Spam");
  expect(screen.getByText("No messages in spam.")).toBeVisible();
});

it("links to the conversation and shows its last message without the buyer's email", async () => {
  const lastAt = "2026-11-21T20:00:00.000Z";
  const warnings = ["Mentions a wire transfer."];
  await open([{ ...NEW, lastText: "Yes.\nIt is.", lastSender: "seller", lastAt, warnings }]);
  const article = within(screen.getByRole("article", { name: "Message from Buyer 1" }));
  expect(
    article.getByRole("link", { name: "Read and reply: message from Buyer 1" }),
  ).toHaveAttribute("href", `/online-listing/messages/${NEW.id}`);
  expect(article.getByText("Wants a showing")).toBeVisible();
  expect(article.getByText("Possible scam")).toBeVisible();
  expect(article.getByText("Nov 21, 2026, 12:00 PM · Your reply")).toBeVisible();
  expect(article.getByText(/^Yes\.\s+It is\.$/)).toBeVisible();
  expect(screen.queryByText(/buyer1@example/)).toBeNull();
});

it("marks unread messages", async () => {
  await open([inquiryOf(1, { isUnread: true }), inquiryOf(2)]);
  expect(screen.getAllByRole("heading").map((one) => within(one).queryByRole("img"))).toEqual([
    screen.getByRole("img", { name: "Unread" }),
    null,
  ]);
});

it("shows markup as text", async () => {
  const message = '<img src="x" onerror="alert(1)"> & more';
  await open([inquiryOf(1, { lastText: message })]);
  expect(screen.getByText(message)).toBeVisible();
  expect(screen.queryByRole("img")).toBeNull();
});

it("moves a message to another state and says so", async () => {
  server.answer(MOVE, 200, { inquiries: [{ ...NEW, state: "answered" }, ANSWERED] });
  await open([NEW, ANSWERED]);
  await press("Mark as answered: message from Buyer 1");
  expect(server.bodies(MOVE)).toEqual([{ state: "answered", lastAt: NEW.lastAt }]);
  expect(screen.getByText("Message from Buyer 1 moved to Answered.")).toBeVisible();
  expect(names()).toEqual([]);
  expect(screen.getByRole("group", { name: "Messages" })).toHaveFocus();
});

it("shows spam only in its own filter, with ways to restore or delete it", async () => {
  const spam = inquiryOf(3, { state: "spam" });
  server.answer(`PATCH /api/inquiries/${spam.id}`, 200, { inquiries: [{ ...spam, state: "new" }] });
  await open([NEW, spam]);
  await show("All");
  expect(names()).toEqual(["Buyer 1"]);
  await show("Spam");
  const article = within(screen.getByRole("article", { name: "Message from Buyer 3" }));
  expect(article.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "Not spam",
    "Delete",
  ]);
  await press("Not spam: message from Buyer 3");
  expect(server.bodies(`PATCH /api/inquiries/${spam.id}`)).toEqual([
    { state: "new", lastAt: spam.lastAt },
  ]);
});

it("says when a message couldn't be moved", async () => {
  server.answer(MOVE, 503, { error: "Porchlight can't reach its database right now." });
  await open([NEW]);
  await press("Archive: message from Buyer 1");
  expect(toastText()).toContain("We couldn't move the message");
  expect(names()).toEqual(["Buyer 1"]);
});

it("shows a new message that came before it was moved", async () => {
  const error = "There's a new message in this conversation. Read it first.";
  server.answer(MOVE, 409, { error });
  server.answer("GET /api/inquiries", 200, { inquiries: [{ ...NEW, lastText: "One more thing" }] });
  await open([NEW]);
  await press("Archive: message from Buyer 1");
  expect(toastText()).toContain(error);
  await settle();
  expect(screen.getByText("One more thing")).toBeVisible();
});

it("deletes a message after a confirmation", async () => {
  const call = `DELETE /api/inquiries/${NEW.id}?lastAt=${encodeURIComponent(NEW.lastAt)}`;
  server.answer(call, 200, { inquiries: [] });
  await open([NEW]);
  await press("Delete: message from Buyer 1");
  expect(screen.getByRole("alertdialog", { name: "Delete this message?" })).toBeVisible();
  expect(server.calls).toEqual([]);
  await press("Delete message");
  expect(server.callsOf(call)).toHaveLength(1);
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(screen.getByText("Message from Buyer 1 deleted.")).toBeVisible();
});
