import { fireEvent, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { ApiTokensView } from "#lib/schemas/api-tokens.ts";
import { fill, press, renderScreen, setUpScreen, toastText } from "#tests/screen.tsx";
import type { DeliveryView, WebhookView } from "#lib/schemas/webhooks.ts";
import { ApiScreen } from "./api-screen.tsx";

const server = setUpScreen({ path: "/settings/api" });

const SCRIPT = {
  id: "0f0e0d0c-0b0a-4909-8807-060504030201",
  name: "Spreadsheet",
  prefix: "plt_abcd",
  scope: "read" as const,
  createdAt: "2026-03-01T18:00:00.000Z",
  lastUsedAt: "2026-03-02T18:00:00.000Z",
  endsAt: "2026-05-30T18:00:00.000Z",
  isOver: false,
};
const OVER = {
  ...SCRIPT,
  ...{ id: "0f0e0d0c-0b0a-4909-8807-060504030202", name: "Old one", scope: "write" as const },
  ...{ lastUsedAt: null, endsAt: "2026-03-02T18:00:00.000Z", isOver: true },
};
const SECRET = `plt_${"a".repeat(43)}`;

const open = (view: Partial<ApiTokensView> = {}, webhooks: WebhookView[] = []) =>
  renderScreen(<ApiScreen />, {
    "/api/tokens": { isIncluded: true, tokens: [], ...view },
    "/api/webhooks": { isIncluded: view.isIncluded ?? true, webhooks },
  });
const listed = () =>
  within(screen.getByRole("list", { name: "Tokens" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

it("says what it is without the plan, leads to it, and lets tokens be ended", () => {
  open({ isIncluded: false, tokens: [SCRIPT] });
  expect(screen.getByText("All of this comes with the Premium plan.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Go to Billing" })).toHaveAttribute("href", "/billing");
  expect(screen.queryByRole("button", { name: "Make the token" })).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "End Spreadsheet" })).toBeVisible();
});

it("lists tokens with what they may do, their use and their end", () => {
  open({ tokens: [SCRIPT, OVER] });
  expect(listed()).toEqual([
    "SpreadsheetRead onlyplt_abcd… Made Mar 1, 2026, last used Mar 2, 2026, 6:00 PM, ends May 30, 2026End",
    "Old oneRead and changeEndedplt_abcd… Made Mar 1, 2026, not used yet, ended Mar 2, 2026Remove",
  ]);
});

it("makes a token, and shows its secret once", async () => {
  open();
  server.answer("POST /api/tokens", 201, { isIncluded: true, tokens: [SCRIPT], secret: SECRET });
  await fill("What is it for?", "Spreadsheet");
  await press("Make the token");
  expect(server.bodies("POST /api/tokens")).toEqual([
    { name: "Spreadsheet", scope: "read", lasts: "90" },
  ]);
  expect(screen.getByText(SECRET)).toBeVisible();
  expect(screen.getByRole("region", { name: "Your new token" })).toHaveFocus();
  expect(screen.getByLabelText("What is it for?")).toHaveValue("");
  await press("Done");
  expect(screen.queryByText(SECRET)).not.toBeInTheDocument();
  expect(listed()).toHaveLength(1);
});

it("asks before it ends a token, and says what failed", async () => {
  open({ tokens: [SCRIPT] });
  const call = `DELETE /api/tokens/${SCRIPT.id}`;
  await press("End Spreadsheet");
  expect(server.callsOf(call)).toHaveLength(0);
  server.answer(call, 404, { error: "That token has ended already." });
  server.answer("GET /api/tokens", 200, { isIncluded: true, tokens: [] });
  await press("End it");
  expect(toastText()).toBe("The token was not endedThat token has ended already.");
  expect(screen.getByText("You have no tokens.")).toBeVisible();
});

const HOOK: WebhookView = {
  id: "0f0e0d0c-0b0a-4909-8807-060504030203",
  address: "https://hooks.example/home",
  kinds: ["inquiry", "status"],
  createdAt: "2026-03-01T18:00:00.000Z",
  failingSince: null,
  turnedOffAt: null,
};
const OFF = { ...HOOK, turnedOffAt: "2026-03-08T18:00:00.000Z" };
const WAITING: DeliveryView = {
  ...{ id: "0f0e0d0c-0b0a-4909-8807-060504030204", type: "inquiry.received" },
  ...{ at: "2026-03-02T18:00:00.000Z", lastAt: "2026-03-02T18:05:00.000Z" },
  ...{ state: "waiting", attempts: 2, status: 500, failure: null, ms: 31 },
  nextAt: "2026-03-02T18:10:00.000Z",
};
const GIVEN_UP: DeliveryView = {
  ...WAITING,
  ...{ id: "0f0e0d0c-0b0a-4909-8807-060504030205", state: "failed", attempts: 9, status: null },
  ...{ failure: "No answer within 10 seconds.", nextAt: null },
};
const hooks = () =>
  within(screen.getByRole("list", { name: "Webhooks" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

it("makes a webhook of what is chosen, and shows its secret once", async () => {
  open();
  const view = { isIncluded: true, webhooks: [HOOK], secret: "whsec_abc" };
  server.answer("POST /api/webhooks", 201, view);
  await fill("Address of your program", HOOK.address);
  fireEvent.click(screen.getByLabelText(/^Showings:/));
  await press("Make the webhook");
  expect(server.bodies("POST /api/webhooks")).toEqual([
    { address: HOOK.address, kinds: ["inquiry", "status"] },
  ]);
  expect(screen.getByText("whsec_abc")).toBeVisible();
  expect(hooks()).toEqual([
    "https://hooks.example/homeTold of inquiries and status, since Mar 1, 2026.LogChangeRemove",
  ]);
});

it("keeps what was entered where a webhook is refused", async () => {
  open();
  await fill("Address of your program", "http://hooks.example");
  await press("Make the webhook");
  expect(screen.getByText("Must be an address that begins with https://")).toBeVisible();
  expect(screen.getByLabelText("Address of your program")).toHaveValue("http://hooks.example");
});

it("shows the log of a webhook, sends a test, and sends again what was given up", async () => {
  open({}, [HOOK]);
  const log = `/api/webhooks/${HOOK.id}/deliveries`;
  server.answer(`GET ${log}`, 200, { deliveries: [WAITING, GIVEN_UP] });
  await press("Log of https://hooks.example/home");
  const told = within(screen.getByRole("list", { name: "What it was told" }));
  expect(told.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "A buyer wroteWaitingMar 2, 2026, 6:00 PM Answered 500 after 31 ms. 2 attempts. Sent again Mar 2, 2026, 6:10 PM.",
    "A buyer wroteGiven upMar 2, 2026, 6:00 PM No answer within 10 seconds. 9 attempts.Send again",
  ]);
  const again = `POST ${log}/${GIVEN_UP.id}`;
  server.answer(again, 409, { error: "This can't be sent again now." });
  await press("Send again: A buyer wrote, Mar 2, 2026, 6:00 PM");
  expect(toastText()).toBe("It was not sentThis can't be sent again now.");
  server.answer(`POST ${log}`, 201, { deliveries: [WAITING] });
  await press("Send a test");
  expect(told.getAllByRole("listitem")).toHaveLength(1);
});

it("turns a webhook on that was turned off, and removes one after asking", async () => {
  open({}, [OFF]);
  expect(hooks()[0]).toContain("Turned off Mar 8, 2026, 6:00 PM, as it took nothing any more.");
  server.answer(`PUT /api/webhooks/${HOOK.id}`, 200, { isIncluded: true, webhooks: [HOOK] });
  await press("Turn on https://hooks.example/home");
  await press("Save and turn on");
  expect(hooks()[0]).not.toContain("Turned off");
  server.answer(`DELETE /api/webhooks/${HOOK.id}`, 200, { isIncluded: true, webhooks: [] });
  await press("Remove https://hooks.example/home");
  await press("Remove it");
  expect(screen.getByText("You have no webhooks.")).toBeVisible();
});
