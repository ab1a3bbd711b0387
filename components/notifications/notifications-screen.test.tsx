import { fireEvent, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { NotificationsView } from "#lib/schemas/notifications.ts";
import { press, renderScreen, setUpScreen, settle } from "#tests/screen.tsx";
import { NotificationsScreen } from "./notifications-screen.tsx";

const LIST = "GET /api/notifications";
const READ = "POST /api/notifications/read";
const server = setUpScreen({ path: "/notifications", now: new Date("2026-03-09T20:00:00Z") });

const ofId = (id: number, at: string, isRead: boolean) => ({
  ...{ id, kind: "person_joined" as const, href: "/users", isRead, at },
  text: `Person ${id} joined your account.`,
});
const PAGE: NotificationsView = {
  notifications: [
    ofId(9, "2026-03-09T18:05:00.000Z", false),
    ofId(8, "2026-03-09T09:00:00.000Z", true),
    ofId(7, "2026-03-08T09:00:00.000Z", false),
  ],
  hasMore: true,
  unread: 2,
};
const EMPTY: NotificationsView = { notifications: [], hasMore: false, unread: 0 };

function open(page: NotificationsView) {
  server.answer(LIST, 200, page);
  renderScreen(<NotificationsScreen />);
  return settle();
}
const DAY = /^(Today|Yesterday|\w+ \d+, \d{4})$/;
const days = () =>
  screen.getAllByRole("list", { name: DAY }).map((list) => [
    document.getElementById(list.getAttribute("aria-labelledby") ?? "")?.textContent,
    ...within(list)
      .getAllByRole("link")
      .map((link) => link.textContent),
  ]);

it("groups notifications by day and marks unread ones", async () => {
  await open(PAGE);
  expect(days()).toEqual([
    [
      "Today",
      "Unread: Person 9 joined your account.6:05 PM",
      "Person 8 joined your account.9:00 AM",
    ],
    ["Yesterday", "Unread: Person 7 joined your account.9:00 AM"],
  ]);
});

it("shows older notifications and focuses the first of them", async () => {
  await open(PAGE);
  const older = { ...EMPTY, notifications: [ofId(3, "2026-01-02T09:00:00.000Z", true)], unread: 2 };
  server.answer(`${LIST}?before=7`, 200, older);
  await press("Show older notifications");
  expect(days().at(-1)).toEqual(["January 2, 2026", "Person 3 joined your account.9:00 AM"]);
  expect(screen.getByRole("link", { name: /Person 3/ })).toHaveFocus();
  expect(screen.queryByRole("button", { name: "Show older notifications" })).toBeNull();
});

it("says when older notifications couldn't be loaded, and keeps the others", async () => {
  await open(PAGE);
  server.answer(`${LIST}?before=7`, 503, { error: "The database is away." });
  await press("Show older notifications");
  expect(screen.getByRole("alert")).toHaveTextContent(/^We couldn.t load older notifications/);
  expect(days()).toHaveLength(2);
});

it("shows only unread notifications on request", async () => {
  await open(PAGE);
  server.answer(`${LIST}?only=unread`, 200, EMPTY);
  fireEvent.click(screen.getByRole("radio", { name: "Unread" }));
  await settle();
  expect(screen.getByText("You're all caught up.")).toBeVisible();
});

it("marks a followed notification, or all of them, as read", async () => {
  await open(PAGE);
  server.answer(READ, 200, { unread: 1 });
  const link = screen.getByRole("link", { name: /Person 7/ });
  link.addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(link);
  await settle();
  await press("Mark all as read");
  expect(server.bodies(READ)).toEqual([{ notificationId: 7 }, { upTo: 9 }]);
});

it("says when there are no notifications", async () => {
  await open(EMPTY);
  expect(screen.getByText(/^No notifications yet\./)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Mark all as read" })).toBeNull();
});

it("shows an error and tries again on request", async () => {
  server.answer(LIST, 503, { error: "The database is away." });
  renderScreen(<NotificationsScreen />);
  await settle();
  expect(screen.getByRole("alert")).toHaveTextContent("The database is away.");
  server.answer(LIST, 200, PAGE);
  await press("Try again");
  expect(days()).toHaveLength(2);
});
