import { expect, type Page } from "@playwright/test";
import { takePhoto } from "#tests/photos/pictures.ts";
import { ADDRESS, buyPlan, confirmEmail, describeHome, signUp } from "./people.ts";

/**
 * Creates a seller with a published home, with the API calls that the screens make.
 * @param planId Basic by default
 * @param dataDir of a product of the test's own
 * @returns the path of the listing page
 */
export async function publishHome(page: Page, planId?: number, dataDir?: string): Promise<string> {
  const email = await signUp(page);
  await confirmEmail(page, email, dataDir);
  await buyPlan(page, planId);
  await page.request.post("/api/property", { data: ADDRESS });
  await describeHome(page);
  await page.request.post("/api/properties/description/accept", {
    data: { description: "A home in Madison with three bedrooms and a deck." },
  });
  await page.request.put("/api/asking-price", { data: { price: "349,900" } });
  await page.goto("/photography");
  await page.getByLabel("Add a photo: Front of the home").setInputFiles({
    name: "front.jpg",
    mimeType: "image/jpeg",
    buffer: await takePhoto(1000, 750),
  });
  await expect(page.getByRole("button", { name: /^Photo 1 of 1: / })).toBeVisible();
  const published = await page.request.put("/api/listing/status", {
    data: { status: "active", confirmsRight: true },
  });
  expect(published.status()).toBe(200);
  const { url } = await published.json();
  return new URL(url).pathname;
}
