import type { Page } from "@playwright/test";
import { findFaults } from "./accessibility.ts";
import { expect, works } from "./fixtures.ts";
import { ADDRESS, describeHome, signUp } from "./people.ts";

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", typeof name === "string" ? { name, exact: true } : { name });
export const textOf = (page: Page) => page.getByLabel("Description", { exact: true });
export const saved = (page: Page) => page.getByText("Saved", { exact: true }).first();

/** Signs up with a home, and opens its description. Returns the text. */
export async function openDescription(
  page: Page,
  features?: Record<string, unknown>,
): Promise<string> {
  await signUp(page);
  await page.request.post("/api/property", { data: ADDRESS });
  await describeHome(page, features);
  await page.goto("/description");
  await works(page);
  await expect(textOf(page)).toHaveValue(/Madison/);
  return textOf(page).inputValue();
}

/** Returns the text that the server has. */
export async function storedText(page: Page): Promise<string> {
  const answer = await page.request.get("/api/properties/latest");
  return (await answer.json()).generatedDescription;
}

export async function expectNoFault(page: Page) {
  expect(await findFaults(page)).toEqual([]);
}
