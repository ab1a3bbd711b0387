import type { Page } from "@playwright/test";
import { dayIn, timeIn } from "#lib/us/wall-clock.ts";
import { findFaults } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { ADDRESS, signUp } from "./people.ts";

const MINUTE_MS = 60_000;
const ZONE = "America/Chicago";

test.use({ viewport: { width: 1280, height: 800 } });

/** Returns an open house that begins soon and ends on the same day, so that its sign-in sheet is open. */
function soon() {
  const at = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);
  const isOneDay = dayIn(ZONE, at(5)) === dayIn(ZONE, at(20));
  const start = isOneDay ? at(5) : at(20);
  const end = new Date(start.getTime() + 15 * MINUTE_MS);
  return { day: dayIn(ZONE, start), from: timeIn(ZONE, start), to: timeIn(ZONE, end) };
}

async function addOpenHouse(page: Page): Promise<void> {
  const { day, from, to } = soon();
  const form = page.getByRole("form", { name: "Open house" });
  await form.getByLabel("Date", { exact: true }).fill(day);
  await form.getByLabel("From", { exact: true }).fill(from);
  await form.getByLabel("To", { exact: true }).fill(to);
  await form.getByRole("button", { name: "Add open house" }).click();
  await expect(page.getByRole("list", { name: "Upcoming open houses" })).toBeVisible();
}

async function signIn(tablet: Page, name: string, email = ""): Promise<void> {
  await tablet.getByLabel("Your name").fill(name);
  await tablet.getByLabel("Email (optional)").fill(email);
  await tablet.getByLabel(/^The seller may email me/).setChecked(email !== "");
  await tablet.getByRole("button", { name: "Sign in" }).click();
  await expect(tablet.getByRole("heading", { name: "Thank you" })).toBeFocused();
  await tablet.getByRole("button", { name: "Next guest" }).click();
  await expect(tablet.getByLabel("Your name")).toHaveValue("");
}

async function expectNoFault(page: Page): Promise<void> {
  expect(await findFaults(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

test("a visitor who signs in while offline appears once in the seller's list", async ({
  page,
  browser,
}) => {
  await signUp(page);
  await page.request.post("/api/property", { data: ADDRESS });
  await page.goto("/scheduling/open-houses");
  await addOpenHouse(page);
  await page.getByRole("button", { name: /^Sign-in sheet: / }).click();
  await page.getByRole("button", { name: "Create sign-in sheet" }).click();
  const link = page.getByRole("link", { name: "Open on this device" });
  const url = (await link.getAttribute("href")) ?? "";
  await expectNoFault(page);

  const context = await browser.newContext({ viewport: { width: 820, height: 1180 } });
  const tablet = await context.newPage();
  await tablet.goto(url);
  await expect(tablet.getByText("1418 Juniper St")).toBeVisible();
  await expect(tablet.getByText("This sheet also works offline.")).toBeVisible();
  await tablet.getByRole("button", { name: "Sign in" }).click();
  await expect(tablet.getByText("Enter your name")).toBeVisible();
  await expect(tablet.getByLabel("Your name")).toBeFocused();
  await expectNoFault(tablet);

  await context.setOffline(true);
  await signIn(tablet, "Ana Away", "ana.away@example.com");
  await signIn(tablet, "Bo Away");
  const kept = tablet.getByRole("status");
  await expect(kept).toHaveText(
    "2 entries saved on this tablet. We'll send them when you're back online.",
  );
  await tablet.reload();
  await expect(tablet.getByRole("heading", { name: "Welcome. Please sign in." })).toBeVisible();
  await expect(kept).toContainText("2 entries saved");
  await expect(tablet.getByText("Ana Away")).toHaveCount(0);
  await tablet.setViewportSize({ width: 390, height: 844 });
  await expectNoFault(tablet);
  await context.setOffline(false);
  await expect(kept).toBeEmpty();
  await signIn(tablet, "Cy There");

  await page.keyboard.press("Escape");
  await page.reload();
  await page.getByRole("button", { name: /^Attendance: / }).click();
  const visitors = page.getByRole("group", { name: "Sign-ins" }).getByRole("listitem");
  await expect(visitors).toHaveText([/^Ana Away/, /^Bo Away/, /^Cy There/]);
  await expectNoFault(page);

  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Sign-in sheet: / }).click();
  await page.getByRole("button", { name: "Close sheet" }).click();
  await expect(page.getByText("This sheet is closed. No one else can sign in.")).toBeVisible();
  await tablet.reload();
  await expect(tablet.getByRole("heading", { name: "This open house is over" })).toBeVisible();
  await context.close();
});
