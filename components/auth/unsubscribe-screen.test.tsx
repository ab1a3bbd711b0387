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

it("changes nothing when it's opened", async () => {
  renderSignedOut(<UnsubscribeScreen />);
  await settle(60_000);
  expect(server.calls).toEqual([]);
});

it("says which emails have stopped and offers to subscribe again", async () => {
  server.answer(CALL, 200, { reason: "activity" });
  renderSignedOut(<UnsubscribeScreen />);
  await press("Unsubscribe");
  expect(screen.getByRole("status")).toHaveTextContent(
    "You won't get emails about activity on your account anymore.",
  );
  expect(screen.getByText(/still get emails about your account itself/)).toBeVisible();
  await press("Subscribe again");
  expect(screen.getByRole("status")).toHaveTextContent(
    "You'll get emails about activity on your account again.",
  );
  expect(server.bodies(CALL)).toEqual([
    { secret: SECRET, wanted: false },
    { secret: SECRET, wanted: true },
  ]);
  expect(screen.getByRole("button", { name: "Unsubscribe" })).toBeEnabled();
});

it("names messages and showings", async () => {
  server.answer(CALL, 200, { reason: "inquiries" });
  renderSignedOut(<UnsubscribeScreen />);
  await press("Unsubscribe");
  expect(screen.getByRole("status")).toHaveTextContent(
    "You won't get emails about messages and showings anymore.",
  );
});

it("says when the link doesn't work and lets the person try again", async () => {
  renderSignedOut(<UnsubscribeScreen />);
  server.answer(CALL, 404, { error: "This link doesn't work any more." });
  await press("Unsubscribe");
  expect(screen.getByRole("alert")).toHaveTextContent("This link doesn't work any more.");
  server.answer(CALL, 200, { reason: "activity" });
  await press("Unsubscribe");
  expect(screen.getByRole("status")).toHaveTextContent("You won't get");
});
