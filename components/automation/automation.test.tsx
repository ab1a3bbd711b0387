import { fireEvent, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { AutomationsView } from "#lib/schemas/automations.ts";
import { fill, press, renderScreen, settle, setUpScreen } from "#tests/screen.tsx";
import { Automation } from "./automation.tsx";

const server = setUpScreen({ path: "/online-listing" });
const READ = "GET /api/automations";

const VIEW: AutomationsView = {
  ...{ isIncluded: true, timeZone: "America/Chicago", canMail: true, price: 650_000 },
  ...{ canPublish: true, isRightConfirmed: true },
  ...{ isConfirmed: true, replyChoices: ["ana@example.com"] },
  suggested: { subject: "Thank you", message: "Thank you.", replyTo: "ana@example.com" },
  automations: [],
  runs: [],
};
const PLANNED: AutomationsView["automations"][number] = {
  ...{ kind: "price", state: "on", pausedBy: null, price: 640_000, amount: null, letter: null },
  ...{ nextAt: "2026-12-05T16:00:00Z", runAt: "2026-12-05T16:00:00Z", setBy: "Ana Torres" },
};

async function open(changes: Partial<AutomationsView> = {}) {
  server.answer(READ, 200, { ...VIEW, ...changes });
  renderScreen(<Automation />);
  await settle();
}
const part = (name: string) => within(screen.getByRole("region", { name }));

it("lists the automations and links to billing without the plan", async () => {
  await open({ isIncluded: false });
  expect(screen.getByText("Automation comes with the Premium plan.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Go to Billing" })).toHaveAttribute("href", "/billing");
  expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(7);
  expect(screen.queryByRole("textbox")).toBeNull();
});

it("describes a scheduled price change and pauses it", async () => {
  await open({ automations: [PLANNED] });
  const price = part("Schedule a price change");
  expect(price.getByText(/change to \$640,000 on .*Dec.* Scheduled by Ana Torres\./)).toBeVisible();
  const paused = { ...PLANNED, state: "paused" as const, pausedBy: "seller" as const };
  server.answer("PATCH /api/automations/price", 200, {
    ...VIEW,
    automations: [{ ...paused, nextAt: null }],
  });
  await press("Pause");
  expect(server.bodies("PATCH /api/automations/price")).toEqual([{ state: "paused" }]);
  expect(price.getByText("Paused. It won't run until you resume it.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Pause all" })).toBeNull();
});

it("keeps what was typed when a rule's number is invalid", async () => {
  await open();
  await fill("Days to wait", "99");
  const quiet = part("Alert me when interest slows");
  quiet.getByText("Set up").click();
  quiet.getByRole("button", { name: "Turn on" }).click();
  await settle();
  expect(quiet.getByText("Must be from 2 to 60 days")).toBeVisible();
  expect(quiet.getByLabelText("Days to wait")).toHaveValue("99");
  expect(server.bodies("PUT /api/automations/rules/quiet")).toEqual([]);
});

it("lists what ran and what didn't, and undoes what can be undone", async () => {
  const at = "2026-12-05T16:00:00Z";
  const undo = { what: "price", price: 650_000 } as const;
  await open({
    runs: [
      { id: 2, kind: "price", at, isDone: true, text: "The asking price was changed.", undo },
      { id: 3, kind: "publish", at, isDone: true, text: "Published.", undo: { what: "withdraw" } },
      { id: 1, kind: "publish", at, isDone: false, text: "The cover is missing.", undo: null },
    ],
  });
  expect(screen.getByText(/Didn't run/)).toBeVisible();
  server.answer("PUT /api/asking-price", 200, { history: [] });
  await press("Change back to $650,000");
  expect(server.bodies("PUT /api/asking-price")).toEqual([{ price: 650_000, from: 650_000 }]);
  server.answer("PUT /api/listing/status", 409, { message: "It is sold." });
  await press("Withdraw listing");
  await press("Withdraw listing");
  expect(server.bodies("PUT /api/listing/status")).toEqual([
    { status: "withdrawn", from: "active" },
  ]);
});

it("asks before an unusual price is scheduled", async () => {
  const call = "POST /api/automations/price-change";
  server.answer(call, 200, { ...VIEW, automations: [PLANNED] });
  await open();
  await fill("New asking price", "65,000");
  const price = part("Schedule a price change");
  fireEvent.change(price.getByLabelText("Day"), { target: { value: "2026-12-05" } });
  fireEvent.change(price.getByLabelText("Time"), { target: { value: "10:00" } });
  await press("Schedule price change");
  const question = screen.getByRole("alertdialog", { name: "Check the price" });
  expect(question).toHaveAccessibleDescription(
    "You're changing the price from $650,000 to $65,000. That's 90% lower. Change it?",
  );
  expect(server.bodies(call)).toEqual([]);
  await press("Cancel");
  await settle(1);
  expect(server.bodies(call)).toEqual([]);
  expect(screen.getByLabelText("New asking price")).toHaveFocus();

  await press("Schedule price change");
  await press("Schedule price change");
  expect(server.bodies(call)).toEqual([{ price: 65_000, day: "2026-12-05", time: "10:00" }]);
});
