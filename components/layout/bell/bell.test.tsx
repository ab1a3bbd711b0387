import { act, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { navigateTo } from "#components/ui/navigate.ts";
import type { NotificationsView } from "#lib/schemas/notifications.ts";
import { press, renderScreen, setUpScreen, settle, toastText } from "#tests/screen.tsx";
import { Bell } from "./bell.tsx";
import { followUnread } from "./follow-unread.ts";

vi.mock("./follow-unread.ts", () => ({ followUnread: vi.fn(() => () => undefined) }));

const LIST = "GET /api/notifications";
const READ = "POST /api/notifications/read";
const TWO: NotificationsView = {
  notifications: [
    {
      ...{ id: 9, kind: "inquiry_received", text: "Bo asked a question about your home." },
      ...{ href: "/online-listing/messages", at: "2026-03-09T18:05:00.000Z", isRead: false },
    },
    {
      ...{ id: 7, kind: "person_joined", text: "Al joined your account." },
      ...{ href: "/users", at: "2026-03-08T09:00:00.000Z", isRead: true },
    },
  ],
  hasMore: false,
  unread: 1,
};
const NONE: NotificationsView = { notifications: [], hasMore: false, unread: 0 };

const server = setUpScreen({ path: "/pricing" });
beforeEach(() => server.answer(LIST, 200, TWO));

const open = (unread: number) => renderScreen(<Bell />, { "/api/notifications/stream": unread });
const bell = () => screen.getByRole("button", { name: /^Notifications/ });
const shown = () => within(screen.getByRole("dialog", { name: "Notifications" }));

/** @returns a function that sends an unread count as the stream does */
async function rest(): Promise<(unread: number) => Promise<void>> {
  await settle(5_000);
  const send = vi.mocked(followUnread).mock.lastCall?.[1];
  return (unread) => {
    act(() => send?.(unread));
    return settle();
  };
}

it.each([
  [0, "Notifications", ""],
  [3, "Notifications, 3 unread", "3"],
  [100, "Notifications, 99+ unread", "99+"],
])("labels %s unread as %j", (unread, name, text) => {
  open(unread);
  expect(bell()).toHaveAccessibleName(name);
  expect(bell()).toHaveTextContent(text);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

it("shows the newest notifications with their times and links", async () => {
  open(3);
  await press("Notifications, 3 unread");
  const links = within(shown().getByRole("list", { name: "Latest notifications" })).getAllByRole(
    "link",
  );
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    [
      "Unread: Bo asked a question about your home.Mar 9, 2026, 6:05 PM",
      "/online-listing/messages",
    ],
    ["Al joined your account.Mar 8, 2026, 9:00 AM", "/users"],
  ]);
  expect(shown().getByRole("link", { name: "See all notifications" })).toHaveAttribute(
    "href",
    "/notifications",
  );
  // Notifications that were read count for the bell, too.
  expect(bell()).toHaveAccessibleName("Notifications, 1 unread");
});

it("closes with Escape or its button, and gets the focus back", async () => {
  open(0);
  await press("Notifications");
  fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });
  await settle();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(bell()).toHaveFocus();
  await press("Notifications, 1 unread");
  fireEvent.click(bell());
  await settle();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

it("reloads the newest notifications each time it's opened", async () => {
  open(1);
  await press("Notifications, 1 unread");
  fireEvent.click(bell());
  await settle();
  server.answer(LIST, 200, NONE);
  await press("Notifications, 1 unread");
  expect(shown().getByText(/^No notifications yet\./)).toBeVisible();
  expect(server.callsOf(LIST)).toHaveLength(2);
});

it("marks a notification as read when it's followed", async () => {
  open(1);
  await press("Notifications, 1 unread");
  server.answer(READ, 200, { unread: 0 });
  const link = shown().getByRole("link", { name: /Bo asked/ });
  link.addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(link);
  await settle();
  expect(server.bodies(READ)).toEqual([{ notificationId: 9 }]);
  expect(bell()).toHaveAccessibleName("Notifications");
});

it("marks all as read, up to the newest one shown", async () => {
  open(1);
  await press("Notifications, 1 unread");
  server.answer(READ, 200, { unread: 0 });
  server.answer(LIST, 200, {
    ...TWO,
    notifications: TWO.notifications.map((one) => ({ ...one, isRead: true })),
    unread: 0,
  });
  await press("Mark all as read");
  expect(server.bodies(READ)).toEqual([{ upTo: 9 }]);
  expect(bell()).toHaveAccessibleName("Notifications");
  expect(shown().queryByText("Unread:")).not.toBeInTheDocument();
  await press("Mark all as read");
  expect(server.callsOf(READ)).toHaveLength(1);
});

it("shows load and save errors", async () => {
  open(1);
  server.answer(LIST, 503, { error: "The database is away." });
  await press("Notifications, 1 unread");
  expect(shown().getByRole("alert")).toHaveTextContent("The database is away.");
  server.answer(LIST, 200, TWO);
  await press("Try again");
  server.answer(READ, 503, { error: "The database is away." });
  await press("Mark all as read");
  expect(toastText()).toBe("We couldn't mark your notifications as readThe database is away.");
});

it("announces new notifications while the page is open", async () => {
  open(0);
  const send = await rest();
  server.answer("GET /api/inquiries/unread", 200, { unread: 1 });
  await send(1);
  expect(bell()).toHaveAccessibleName("Notifications, 1 unread");
  expect(screen.getByRole("status")).toHaveTextContent("You have 1 unread notification.");
  await send(3);
  expect(screen.getByRole("status")).toHaveTextContent("You have 3 unread notifications.");
  await send(0);
  expect(bell()).toHaveAccessibleName("Notifications");
  expect(server.calls.map(({ call }) => call)).toEqual(
    Array.from({ length: 3 }, () => "GET /api/inquiries/unread"),
  );
});

it("shows a new notification in the open list", async () => {
  open(1);
  const send = await rest();
  await press("Notifications, 1 unread");
  const [first] = TWO.notifications;
  const newest = { ...first!, id: 11, text: "Cy asked for a showing of your home." };
  server.answer("GET /api/inquiries/unread", 200, { unread: 1 });
  server.answer(LIST, 200, { ...TWO, notifications: [newest, ...TWO.notifications], unread: 2 });
  await send(2);
  expect(shown().getByText("Cy asked for a showing of your home.")).toBeVisible();
});

it("goes to the login screen when the session has ended", async () => {
  open(0);
  server.answer(LIST, 401, { error: "Please log in to continue." });
  await press("Notifications");
  expect(navigateTo).toHaveBeenCalledWith("/");
});
