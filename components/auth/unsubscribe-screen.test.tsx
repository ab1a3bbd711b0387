import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { press, renderSignedOut, settle, setUpScreen } from "#tests/screen.tsx";
import { UnsubscribeScreen } from "./unsubscribe-screen.tsx";

const CALL = "POST /api/unsubscribe";
const SECRET = "a".repeat(43);
const server = setUpScreen();
beforeEach(() => {
  window.location.hash = `#${SECRET}`;
});
afterEach(() => {
  window.location.hash = "";
});

it("changes nothing by being opened", async () => {
  renderSignedOut(<UnsubscribeScreen />);
  await settle(60_000);
  expect(server.calls).toEqual([]);
});

it("says what has ended, and lets it be undone", async () => {
  server.answer(CALL, 200, { reason: "activity" });
  renderSignedOut(<UnsubscribeScreen />);
  await press("Stop these mails");
  expect(screen.getByRole("status")).toHaveTextContent(
    "You get no more mails about activity on your account.",
  );
  expect(screen.getByText(/still comes/)).toBeVisible();
  await press("Send them again");
  expect(screen.getByRole("status")).toHaveTextContent(
    "You get mails about activity on your account again.",
  );
  expect(server.bodies(CALL)).toEqual([
    { secret: SECRET, wanted: false },
    { secret: SECRET, wanted: true },
  ]);
  expect(screen.getByRole("button", { name: "Stop these mails" })).toBeEnabled();
});

it("names what buyers write", async () => {
  server.answer(CALL, 200, { reason: "inquiries" });
  renderSignedOut(<UnsubscribeScreen />);
  await press("Stop these mails");
  expect(screen.getByRole("status")).toHaveTextContent("no more mails about what buyers write");
});

it("says where the link doesn't work, and that a failure may be tried again", async () => {
  renderSignedOut(<UnsubscribeScreen />);
  server.answer(CALL, 404, { error: "This link doesn't work any more." });
  await press("Stop these mails");
  expect(screen.getByRole("alert")).toHaveTextContent("This link doesn't work any more.");
  server.answer(CALL, 200, { reason: "activity" });
  await press("Stop these mails");
  expect(screen.getByRole("status")).toHaveTextContent("You get no more");
});
