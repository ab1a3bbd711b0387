import type { Page } from "@playwright/test";
import { DEFAULT_SHOWING_SETTINGS } from "#lib/fields/showings.ts";
import { expect } from "./fixtures.ts";

// Forms sent sooner count as sent by a bot.
const OLDEST_OF_ROBOTS_MS = 3000;

/** Settings with showings every day, confirmed automatically. */
export const OPEN_EVERY_DAY = {
  ...DEFAULT_SHOWING_SETTINGS,
  week: Array.from({ length: 7 }, () => [{ from: "10:00", to: "16:00" }]),
  ...{ isOpen: true, confirmsItself: true, hostId: null, instructions: "", videoLink: "" },
};

export const timesOf = (page: Page) => page.getByRole("radio", { name: /\d (AM|PM)$/ });

/** Waits until a form was open for as long as a person needs. */
export async function waitLikeAPerson(buyer: Page): Promise<void> {
  const token = buyer.locator('input[name="token"]');
  await expect
    .poll(async () => Date.now() - parseInt(await token.inputValue(), 36))
    .toBeGreaterThan(OLDEST_OF_ROBOTS_MS);
}

/** Fills in who the buyer is, and sends the form. */
export async function sendAsBuyer(
  buyer: Page,
  button: string,
  { name = "Bea Buyer", email = "bea@example.com" } = {},
): Promise<void> {
  await buyer.getByLabel("Your name").fill(name);
  await buyer.getByLabel("Email").fill(email);
  await buyer.getByLabel(/^The seller may reply/).check();
  await waitLikeAPerson(buyer);
  await buyer.getByRole("button", { name: button }).click();
}

/** Requests the first free time of a home as a buyer. */
export async function requestFirstTime(
  buyer: Page,
  home: string,
  who?: { name?: string; email?: string },
): Promise<void> {
  await expect
    .poll(async () => (await buyer.goto(`${home}/visit`))?.status(), { message: "showings open" })
    .toBe(200);
  await timesOf(buyer).first().check();
  await sendAsBuyer(buyer, "Request this time", who);
}
