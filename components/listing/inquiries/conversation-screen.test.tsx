import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { REPLY_BLOCKS } from "#lib/fields/messages.ts";
import type { ConversationView } from "#lib/schemas/inquiries.ts";
import type { SavedReplyView } from "#lib/schemas/saved-replies.ts";
import { inquiryOf, listingOf } from "#tests/listing/view.ts";
import { router } from "#tests/navigation.ts";
import { ADDRESS } from "#tests/property.ts";
import { fill, press, renderScreen, settle, setUpScreen, toastText } from "#tests/screen.tsx";
import { ConversationScreen } from "./conversation-screen.tsx";

const INQUIRY = inquiryOf(1, { phone: "206-555-0142", message: "Send me the <b>code</b>." });
const PATH = `/online-listing/messages/${INQUIRY.id}`;
const GET = `/api/inquiries/${INQUIRY.id}`;
const POST = `POST ${GET}/messages`;
const server = setUpScreen({ path: PATH });

const WARNING = "Asks you to share a verification code. That's a common scam.";
const VIEW: ConversationView = {
  inquiry: INQUIRY,
  messages: [
    {
      ...{ id: INQUIRY.id, sender: "buyer", author: null, text: INQUIRY.message },
      ...{ sentAt: "2026-11-20T20:00:00.000Z", warnings: [WARNING] },
    },
    {
      ...{ id: "00000000-0000-4000-8000-000000000099", sender: "seller", author: "Ana Torres" },
      ...{ text: "No.", sentAt: "2026-11-20T21:00:00.000Z", warnings: [] },
    },
  ],
  replyBlock: null,
};

function show(view: ConversationView | null = VIEW, saved: SavedReplyView[] | null = []) {
  return renderScreen(<ConversationScreen inquiryId={INQUIRY.id} />, {
    [GET]: view,
    "/api/listing": listingOf({ newInquiries: 1 }),
    "/api/property": ADDRESS,
    ...(saved && { "/api/saved-replies": { savedReplies: saved } }),
  });
}
const items = () =>
  within(screen.getByRole("list", { name: "Conversation" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

it("shows who wrote what and when, with warnings", async () => {
  show();
  await settle();
  expect(items()).toEqual([
    `Buyer 1 · Nov 20, 2026, 12:00 PM${INQUIRY.message}${WARNING}`,
    "Ana Torres · Nov 20, 2026, 1:00 PMNo.",
  ]);
  expect(screen.getByRole("link", { name: /^Messages/, current: "page" })).toBeVisible();
  expect(screen.getByRole("link", { name: "(206) 555-0142" })).toBeVisible();
  expect(screen.queryByText(/buyer1@example/)).toBeNull();
});

it("sends a reply, shows it, and clears the form", async () => {
  show();
  await settle();
  await fill("Your reply", "Yes, it is.");
  const added = { ...VIEW.messages[1]!, id: inquiryOf(50).id, text: "Yes, it is." };
  server.answer(POST, 200, { ...VIEW, messages: [...VIEW.messages, added] });
  await press("Send reply");
  expect(server.bodies(POST)).toEqual([{ text: "Yes, it is." }]);
  expect(items()).toHaveLength(3);
  expect(screen.getByText("We sent your reply to Buyer 1.")).toBeVisible();
  expect(screen.getByLabelText("Your reply")).toHaveValue("");
});

it("keeps a reply that wasn't sent, even after leaving the screen", async () => {
  const { unmount } = show();
  await settle();
  await fill("Your reply", "Yes, it is.");
  server.answer(POST, 429, { error: "You've sent a lot of replies." });
  await press("Send reply");
  expect(toastText()).toContain("Your reply wasn't sent");
  unmount();
  show();
  await settle();
  expect(screen.getByLabelText("Your reply")).toHaveValue("Yes, it is.");
});

it("asks for text before sending", async () => {
  show();
  await settle();
  await press("Send reply");
  expect(screen.getByText("Please enter a message")).toBeVisible();
  expect(server.calls).toEqual([]);
});

it("says why there is no reply form", async () => {
  show({ ...VIEW, replyBlock: "no_email" });
  await settle();
  expect(screen.getByText(REPLY_BLOCKS.no_email)).toBeVisible();
  expect(screen.queryByLabelText("Your reply")).toBeNull();
});

it("shows the buyer's email when the site can't send email", async () => {
  show({ ...VIEW, replyBlock: "no_mail" });
  await settle();
  expect(screen.getByRole("link", { name: "buyer1@example.com" })).toBeVisible();
});

it("moves the conversation to spam", async () => {
  const call = `PATCH ${GET}`;
  server.answer(call, 200, { inquiries: [{ ...INQUIRY, state: "spam" }] });
  show();
  await settle();
  await press("Mark as spam: message from Buyer 1");
  expect(server.bodies(call)).toEqual([{ state: "spam", lastAt: INQUIRY.lastAt }]);
  expect(screen.getByText("Message from Buyer 1 moved to Spam.")).toHaveFocus();
});

it("marks the conversation as read when it's opened, and as unread on request", async () => {
  const call = `PATCH ${GET}`;
  const unread = { ...INQUIRY, isUnread: true };
  server.answer(call, 200, { inquiries: [INQUIRY] });
  server.answer(`GET ${GET}`, 200, VIEW);
  show({ ...VIEW, inquiry: unread });
  await settle();
  expect(server.bodies(call)).toEqual([{ isUnread: false }]);
  expect(screen.getByRole("link", { name: "Messages", current: "page" })).toBeVisible();
  server.answer(call, 200, { inquiries: [unread] });
  server.answer(`GET ${GET}`, 200, { ...VIEW, inquiry: unread });
  await press("Mark as unread: message from Buyer 1");
  expect(server.bodies(call)).toEqual([{ isUnread: false }, { isUnread: true }]);
  expect(router.push).toHaveBeenCalledWith("/online-listing/messages");
});

it("deletes the conversation and leaves the screen", async () => {
  const call = `DELETE ${GET}?lastAt=${encodeURIComponent(INQUIRY.lastAt)}`;
  server.answer(call, 200, { inquiries: [] });
  show();
  await settle();
  await press("Delete: message from Buyer 1");
  await press("Delete message");
  expect(server.callsOf(call)).toHaveLength(1);
  expect(router.push).toHaveBeenCalledWith("/online-listing/messages");
});

it("says when a conversation doesn't exist", async () => {
  show(null);
  await settle();
  expect(screen.getByText("We couldn't find this message")).toBeVisible();
});

describe("saved replies", () => {
  const SAVED = { id: inquiryOf(70).id, text: "It's available." };
  const ONE = `/api/saved-replies/${SAVED.id}`;

  it("are inserted after what is typed", async () => {
    show(VIEW, [SAVED]);
    await settle();
    await press("Insert: It's available.");
    expect(screen.getByLabelText("Your reply")).toHaveValue("It's available.");
    await fill("Your reply", "Hello Bo, ");
    await press("Insert: It's available.");
    expect(screen.getByLabelText("Your reply")).toHaveValue("Hello Bo,\n\nIt's available.");
  });

  it("show loading and errors instead of an empty list", async () => {
    const answer = server.hold("GET /api/saved-replies");
    show(VIEW, null);
    await settle();
    expect(screen.getByText("Loading...")).toBeInTheDocument();
    await answer(500, {});
    expect(screen.getByText("We couldn't load your saved replies")).toBeInTheDocument();
    expect(screen.queryByText("No saved replies yet.")).toBeNull();
    server.answer("GET /api/saved-replies", 200, { savedReplies: [SAVED] });
    fireEvent.click(screen.getByText("Try again"));
    await settle();
    expect(screen.getByText(SAVED.text)).toBeInTheDocument();
  });

  it("are added from the reply being typed, which stays", async () => {
    show();
    await settle();
    expect(screen.getByText("No saved replies yet.")).toBeInTheDocument();
    expect(screen.getByText("Save this reply")).toBeDisabled();
    await fill("Your reply", "It's available.");
    server.answer("POST /api/saved-replies", 200, { savedReplies: [SAVED] });
    await press("Save this reply");
    expect(server.bodies("POST /api/saved-replies")).toEqual([{ text: "It's available." }]);
    expect(screen.getByText("Reply saved.")).toBeInTheDocument();
    expect(screen.getByText("Insert")).toBeInTheDocument();
    expect(screen.getByLabelText("Your reply")).toHaveValue("It's available.");
  });

  it("say why one couldn't be added", async () => {
    show();
    await settle();
    await fill("Your reply", "It's available.");
    server.answer("POST /api/saved-replies", 409, { error: "You have 30 saved replies." });
    await press("Save this reply");
    expect(toastText()).toContain("You have 30 saved replies.");
  });

  it("are edited in a dialog without sending the reply", async () => {
    show(VIEW, [SAVED]);
    await settle();
    await press("Edit: It's available.");
    await fill("Text", "It's sold.");
    server.answer(`PUT ${ONE}`, 200, { savedReplies: [{ ...SAVED, text: "It's sold." }] });
    await press("Save changes");
    expect(server.bodies(`PUT ${ONE}`)).toEqual([{ text: "It's sold." }]);
    expect(server.callsOf(POST)).toEqual([]);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByText("It's sold.")).toBeInTheDocument();
  });

  it("are deleted", async () => {
    show(VIEW, [SAVED]);
    await settle();
    server.answer(`DELETE ${ONE}`, 200, { savedReplies: [] });
    await press("Delete: It's available.");
    expect(server.callsOf(`DELETE ${ONE}`)).toHaveLength(1);
    expect(screen.getByText("No saved replies yet.")).toBeInTheDocument();
  });
});
