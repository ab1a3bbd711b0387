import { fireEvent, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { DeliveryView, WebhookView } from "#lib/schemas/webhooks.ts";
import { fill, press, renderScreen, setUpScreen, toastText } from "#tests/screen.tsx";
import { Webhooks } from "./webhooks.tsx";

const server = setUpScreen({ path: "/settings/api" });

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
  ...{ failure: "No response within 10 seconds.", nextAt: null },
};
const open = (webhooks: WebhookView[] = []) =>
  renderScreen(<Webhooks />, { "/api/webhooks": { isIncluded: true, webhooks } });
const hooks = () =>
  within(screen.getByRole("list", { name: "Webhooks" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

it("creates a webhook with the chosen events and shows its secret once", async () => {
  open();
  const view = { isIncluded: true, webhooks: [HOOK], secret: "whsec_abc" };
  server.answer("POST /api/webhooks", 201, view);
  await fill("Endpoint URL", HOOK.address);
  fireEvent.click(screen.getByLabelText(/^Showings:/));
  await press("Create webhook");
  expect(server.bodies("POST /api/webhooks")).toEqual([
    { address: HOOK.address, kinds: ["inquiry", "status"] },
  ]);
  expect(screen.getByText("whsec_abc")).toBeVisible();
  expect(hooks()).toEqual([
    "https://hooks.example/homeEvents: messages and status. Created Mar 1, 2026.LogEditRemove",
  ]);
});

it("keeps what was typed when a webhook is refused", async () => {
  open();
  await fill("Endpoint URL", "http://hooks.example");
  await press("Create webhook");
  expect(screen.getByText("Enter a URL that starts with https://")).toBeVisible();
  expect(screen.getByLabelText("Endpoint URL")).toHaveValue("http://hooks.example");
});

it("shows a webhook's log, reports a failed resend, and sends a test event", async () => {
  open([HOOK]);
  const log = `/api/webhooks/${HOOK.id}/deliveries`;
  server.answer(`GET ${log}`, 200, { deliveries: [WAITING, GIVEN_UP] });
  await press("Log for https://hooks.example/home");
  const list = within(screen.getByRole("list", { name: "Deliveries" }));
  expect(list.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "New messagePendingMar 2, 2026, 6:00 PM · Response 500 in 31 ms. 2 attempts. Next attempt Mar 2, 2026, 6:10 PM.",
    "New messageFailedMar 2, 2026, 6:00 PM · No response within 10 seconds. 9 attempts.Resend",
  ]);
  const again = `POST ${log}/${GIVEN_UP.id}`;
  server.answer(again, 409, { error: "This can't be sent again now." });
  await press("Resend: New message, Mar 2, 2026, 6:00 PM");
  expect(toastText()).toBe("We couldn't send the eventThis can't be sent again now.");
  server.answer(`POST ${log}`, 201, { deliveries: [WAITING] });
  await press("Send test event");
  expect(list.getAllByRole("listitem")).toHaveLength(1);
});

it("turns a disabled webhook back on, and removes one after asking", async () => {
  open([OFF]);
  expect(hooks()[0]).toContain("Turned off Mar 8, 2026, 6:00 PM because deliveries failed.");
  server.answer(`PUT /api/webhooks/${HOOK.id}`, 200, { isIncluded: true, webhooks: [HOOK] });
  await press("Turn on https://hooks.example/home");
  await press("Save and turn on");
  expect(hooks()[0]).not.toContain("Turned off");
  server.answer(`DELETE /api/webhooks/${HOOK.id}`, 200, { isIncluded: true, webhooks: [] });
  await press("Remove https://hooks.example/home");
  await press("Remove webhook");
  expect(screen.getByText("You don't have any webhooks.")).toBeVisible();
});
