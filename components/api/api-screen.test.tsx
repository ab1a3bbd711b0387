import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { ApiTokensView } from "#lib/schemas/api-tokens.ts";
import { fill, press, renderScreen, setUpScreen, toastText } from "#tests/screen.tsx";
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
const SECRET = `${SCRIPT.prefix}${"a".repeat(39)}`;

const open = (view: Partial<ApiTokensView> = {}) =>
  renderScreen(<ApiScreen />, { "/api/tokens": { isIncluded: true, tokens: [], ...view } });
const listed = () =>
  within(screen.getByRole("list", { name: "Tokens" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

it("links to billing without the plan, and still lets tokens be revoked", () => {
  open({ isIncluded: false, tokens: [SCRIPT] });
  expect(screen.getByText("The API and webhooks come with the Premium plan.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Go to Billing" })).toHaveAttribute("href", "/billing");
  expect(screen.queryByRole("button", { name: "Create token" })).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Revoke Spreadsheet" })).toBeVisible();
});

it("lists tokens with their scope, last use, and expiration", () => {
  open({ tokens: [SCRIPT, OVER] });
  expect(listed()).toEqual([
    "SpreadsheetRead onlyplt_abcd… Created Mar 1, 2026, last used Mar 2, 2026, 6:00 PM, expires May 30, 2026Revoke",
    "Old oneRead and writeExpiredplt_abcd… Created Mar 1, 2026, never used, expired Mar 2, 2026Remove",
  ]);
});

const create = async (tokens: ApiTokensView["tokens"]) => {
  server.answer("POST /api/tokens", 201, { isIncluded: true, tokens, secret: SECRET });
  await fill("Token name", "Spreadsheet");
  await press("Create token");
};

it("creates a token and shows its secret once", async () => {
  open();
  await create([SCRIPT]);
  expect(server.bodies("POST /api/tokens")).toEqual([
    { name: "Spreadsheet", scope: "read", lasts: "90" },
  ]);
  expect(screen.getByText(SECRET)).toBeVisible();
  expect(screen.getByRole("region", { name: "Your new token" })).toHaveFocus();
  expect(screen.getByLabelText("Token name")).toHaveValue("");
  await press("Done");
  expect(screen.queryByText(SECRET)).not.toBeInTheDocument();
  expect(listed()).toHaveLength(1);
});

it("shows a new token until that token is revoked", async () => {
  const other = { ...SCRIPT, id: OVER.id, name: "Other", prefix: "plt_wxyz" };
  open({ tokens: [other] });
  await create([SCRIPT, other]);
  server.answer(`DELETE /api/tokens/${other.id}`, 200, { isIncluded: true, tokens: [SCRIPT] });
  await press("Revoke Other");
  await press("Revoke token");
  expect(screen.getByRole("region", { name: "Your new token" })).toBeVisible();
  server.answer(`DELETE /api/tokens/${SCRIPT.id}`, 200, { isIncluded: true, tokens: [] });
  await press("Revoke Spreadsheet");
  await press("Revoke token");
  expect(screen.queryByRole("region", { name: "Your new token" })).not.toBeInTheDocument();
});

it("asks before revoking a token and shows why it failed", async () => {
  open({ tokens: [SCRIPT] });
  const call = `DELETE /api/tokens/${SCRIPT.id}`;
  await press("Revoke Spreadsheet");
  expect(server.callsOf(call)).toHaveLength(0);
  server.answer(call, 404, { error: "That token has already expired." });
  server.answer("GET /api/tokens", 200, { isIncluded: true, tokens: [] });
  await press("Revoke token");
  expect(toastText()).toBe("We couldn't revoke the tokenThat token has already expired.");
  expect(screen.getByText("You don't have any tokens.")).toBeVisible();
});
