import { act, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { press, renderScreen, setUpScreen, toastText } from "#tests/screen.tsx";
import { PHONE, securityData, THIS_DEVICE } from "#tests/security-data.ts";
import { SessionsCard } from "./sessions-card.tsx";

const ALL = "DELETE /api/sessions";
const ONE = `${ALL}/${PHONE.id}`;
const LIST = "GET /api/sessions";

const server = setUpScreen({ path: "/security" });

const open = (sessions = [THIS_DEVICE, PHONE]) =>
  renderScreen(<SessionsCard />, securityData(undefined, sessions));
const devices = () =>
  within(screen.getByRole("list", { name: "Devices" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

it("lists devices with their times, and no logout button for this device", () => {
  open();
  expect(devices()).toEqual([
    "Chrome on WindowsThis deviceLogged in Mar 2, 2026, 6:00 PM, active now",
    "Safari on iPhoneLogged in Mar 1, 2026, 8:30 AM, last used Mar 8, 2026, 9:05 PMLog out",
  ]);
});

it("logs out one device, shows a message, and keeps the focus in the card", async () => {
  open();
  server.answer(ONE, 200, { success: true });
  server.answer(LIST, 200, [THIS_DEVICE]);
  await press("Log out Safari on iPhone");
  expect(server.callsOf(ONE)).toHaveLength(1);
  expect(toastText()).toBe("Logged outSafari on iPhone is logged out.");
  expect(devices()).toHaveLength(1);
  expect(screen.getByRole("heading", { name: "Where you are logged in" })).toHaveFocus();
});

it("logs out all other devices", async () => {
  open();
  server.answer(ALL, 200, { success: true });
  server.answer(LIST, 200, [THIS_DEVICE]);
  await press("Log out all other devices");
  expect(toastText()).toBe("Logged outYou're logged out on all other devices.");
  expect(screen.queryByRole("button", { name: /Log out/ })).not.toBeInTheDocument();
});

it("shows the error and reloads the list", async () => {
  open();
  const error = "That device is no longer logged in.";
  server.answer(ONE, 404, { error });
  server.answer(LIST, 200, [THIS_DEVICE]);
  await press("Log out Safari on iPhone");
  expect(toastText()).toBe(`We couldn't log out the device${error}`);
  expect(devices()).toHaveLength(1);
});

it("offers no logout when there are no other devices", () => {
  act(() => void open([THIS_DEVICE]));
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
