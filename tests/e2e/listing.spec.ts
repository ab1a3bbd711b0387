import { readFile } from "node:fs/promises";
import type { Browser, Page } from "@playwright/test";
import { takePhoto } from "#tests/photos/pictures.ts";
import { findFaults } from "./accessibility.ts";
import { waitLikeAPerson } from "./buyer.ts";
import { expect, test } from "./fixtures.ts";
import { mailTo } from "./mails.ts";
import { ADDRESS, buyPlan, confirmEmail, describeHome, signUp } from "./people.ts";

const PHONE = { width: 390, height: 844 };
const HOME = "/homes/1418-juniper-st-madison-wi-53704";
const CLAIM = "granite countertops";
const DESCRIPTION = `A home in Madison with three bedrooms, a deck and ${CLAIM}.`;

const checklist = (page: Page) => page.getByRole("list", { name: "Publishing requirements" });
const notThere = (page: Page) => checklist(page).getByRole("img", { name: "Missing:" });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/**
 * Creates a seller with a home that has a description, a price and a front photo.
 * @returns the seller's email
 */
async function prepare(page: Page): Promise<string> {
  const email = await signUp(page);
  await confirmEmail(page, email);
  await page.request.post("/api/property", { data: ADDRESS });
  await describeHome(page);
  await page.request.post("/api/properties/description/accept", {
    data: { description: DESCRIPTION },
  });
  await page.request.put("/api/asking-price", { data: { price: "349,900" } });
  await page.goto("/photography");
  await page.getByLabel("Add a photo: Front of the home").setInputFiles({
    name: "front.jpg",
    mimeType: "image/jpeg",
    buffer: await takePhoto(1000, 750),
  });
  await expect(page.getByRole("button", { name: /^Photo 1 of 1: / })).toBeVisible();
  return email;
}

async function publish(page: Page): Promise<string> {
  await page.goto("/online-listing");
  await button(page, `Keep “${CLAIM}”`).click();
  await button(page, "Publish listing").click();
  const dialog = page.getByRole("dialog", { name: "Publish listing" });
  await dialog.getByLabel(/^I have the right to sell this home/).check();
  await dialog.getByRole("button", { name: "Publish listing" }).click();
  await expect(dialog).toBeHidden();
  const link = page.getByRole("link", { name: "Open listing page" });
  await expect(link).toHaveAttribute("href", new RegExp(`${HOME}(-\\d+)?$`));
  return (await link.getAttribute("href")) ?? "";
}

async function expectNoFault(page: Page): Promise<void> {
  expect(await findFaults(page)).toEqual([]);
}

const buyerOf = async (browser: Browser, scripts = true) =>
  (await browser.newContext({ javaScriptEnabled: scripts })).newPage();

/** Opens and fills in the form, which a phone shows closed. */
async function write(buyer: Page, message: string): Promise<void> {
  await buyer.getByText("Write a message").click();
  await buyer.getByLabel("Your name").fill("Bea Buyer");
  await buyer.getByLabel("Email").fill("bea@example.com");
  await buyer.getByLabel("Your message").fill(message);
  await buyer.getByLabel(/^The seller may reply/).check();
}

/** Sends the form after it was open as long as a person would need. */
async function send(buyer: Page): Promise<void> {
  await waitLikeAPerson(buyer);
  await buyer.getByRole("button", { name: "Send message" }).click();
}

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });

  test("without a home, or with missing details, the screen leads to what is missing", async ({
    page,
  }) => {
    await signUp(page);
    await page.goto("/online-listing");
    await expect(page.getByRole("link", { name: "Add your address" })).toBeVisible();
    await page.request.post("/api/property", { data: ADDRESS });
    await page.reload();
    await expect(button(page, "Publish listing")).toBeDisabled();
    await checklist(page).getByRole("link", { name: "Description" }).click();
    await expect(page).toHaveURL("/description");
  });

  test("a ready listing is published once there is a plan, and the seller answers buyers", async ({
    page,
    browser,
  }) => {
    const email = await prepare(page);
    await page.goto("/listing-preview");
    const frame = page.frameLocator('iframe[title^="Preview of your listing page"]');
    await expect(frame.getByRole("heading", { level: 1 })).toContainText("1418 Juniper St");
    await page.getByRole("radio", { name: "Tablet" }).check();
    await expect(page.getByTitle("Preview of your listing page on a tablet")).toBeVisible();
    await expectNoFault(page);

    await page.getByRole("link", { name: "Go to Online Listing" }).click();
    await expect(page.getByRole("heading", { name: "Choose a plan to publish" })).toBeVisible();
    await buyPlan(page);
    const url = await publish(page);
    await expect(notThere(page)).toHaveCount(0);
    await expectNoFault(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(PHONE.width);

    const buyer = await buyerOf(browser);
    await buyer.goto(url);
    await expect(buyer.getByRole("heading", { level: 1 })).toContainText("1418 Juniper St");
    await expect(buyer.getByText("$349,900").first()).toBeVisible();
    await expectNoFault(buyer);
    await buyer.locator('a[href="#photo-1"]').first().click();
    await expect(buyer.getByRole("region", { name: "Photo viewer" })).toBeVisible();
    await expectNoFault(buyer);
    await buyer.keyboard.press("Escape");
    await write(buyer, "Is the roof new? <b>Thanks</b>");
    const token = buyer.locator('input[name="token"]');
    await expect(token).not.toHaveValue("");
    await token.evaluate((field: HTMLInputElement) => (field.value = ""));
    await buyer.getByRole("button", { name: "Send message" }).click();
    await expect(buyer.getByRole("heading", { name: "Please check your message" })).toBeVisible();
    await expectNoFault(buyer);
    await send(buyer);
    await expect(buyer.getByRole("heading", { name: "Thank you" })).toBeVisible();
    await expectNoFault(buyer);

    const mail = await mailTo(email, "New message about 1418 Juniper St from Bea Buyer");
    expect(mail.replyTo).toBeNull();
    expect(mail.text).toContain("Is the roof new? <b>Thanks</b>");
    expect(mail.html).toContain("Is the roof new? &lt;b&gt;Thanks&lt;/b&gt;");

    await page.reload();
    await page.getByRole("link", { name: "1 new message" }).click();
    const inquiry = page.getByRole("article", { name: "Message from Bea Buyer" });
    await expect(inquiry.getByText("Is the roof new? <b>Thanks</b>")).toBeVisible();
    await expect(page.getByText("bea@example.com")).toHaveCount(0);
    await inquiry.getByRole("button", { name: /^Mark as answered/ }).click();
    await expect(page.getByText("Message from Bea Buyer moved to Answered.")).toBeVisible();
    await page.getByRole("radio", { name: "Answered" }).check();
    await expect(inquiry).toBeVisible();
    await page.getByRole("link", { name: "Traffic", exact: true }).click();
    const saved = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download daily traffic (CSV)" }).click();
    const table = await readFile(await (await saved).path(), "utf8");
    // Views and visitors are saved within seconds; the inquiry is already saved.
    expect(table).toMatch(/^\uFEFFDay,Page views,Visitors,[^\n]+\r\n\d{4}-\d\d-\d\d,\d,\d,\d,1,0,/);
    await expectNoFault(page);
  });

  test("a public home has open houses, is exported, and is written to until it's withdrawn", async ({
    page,
    browser,
  }) => {
    await prepare(page);
    await buyPlan(page);
    const url = await publish(page);
    await test.step("an open house is shown, and the listing exported", () => exportListing(page));
    await test.step("a buyer without scripts sees the photos and writes to the seller", async () => {
      await writeWithoutScripts(await buyerOf(browser, false), url);
      await page.reload();
      await expect(page.getByRole("link", { name: "1 new message" })).toBeVisible();
    });
    await test.step("a home that is withdrawn while a buyer looks at it is gone", async () => {
      await withdrawMeanwhile(page, await buyerOf(browser), url);
    });
  });
});

async function exportListing(page: Page): Promise<void> {
  await page.request.post("/api/listing/open-houses", {
    data: { day: dayAhead(7), from: "13:00", to: "15:00", remarks: "" },
  });
  await page.reload();
  const added = page.getByRole("list", { name: "Open houses" }).getByRole("listitem");
  await expect(added).toContainText("1:00 PM to 3:00 PM");
  await page.getByText("Show downloads").click();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download listing (JSON)" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.json$/);
}

async function writeWithoutScripts(buyer: Page, url: string): Promise<void> {
  await buyer.goto(url.replace("/homes/", "/Homes/"));
  await expect(buyer).toHaveURL(url);
  await buyer.locator('a[href="#photo-1"]').first().click();
  await expect(buyer.getByRole("region", { name: "Photo viewer" })).toBeVisible();
  await buyer.goBack();
  await write(buyer, "May I see it on Sunday?");
  await buyer.getByRole("button", { name: "Send message" }).click();
  await expect(buyer.getByRole("heading", { name: "Please check your message" })).toBeVisible();
  await expect(buyer.getByLabel("Your message")).toHaveValue("May I see it on Sunday?");
  await send(buyer);
  await expect(buyer.getByRole("heading", { name: "Thank you" })).toBeVisible();
}

async function withdrawMeanwhile(page: Page, buyer: Page, url: string): Promise<void> {
  await buyer.goto(url);
  const photo = await buyer
    .locator(".hero img")
    .first()
    .evaluate((image) => (image as HTMLImageElement).currentSrc);
  await write(buyer, "Is it still for sale?");

  await button(page, "Withdraw listing").click();
  const dialog = page.getByRole("dialog", { name: "Withdraw listing" });
  await expect(dialog.getByText(/go offline right away/)).toBeVisible();
  await dialog.getByRole("button", { name: "Withdraw listing" }).click();
  await expect(page.getByText(/^Your listing page is offline/)).toBeVisible();
  await expect(page.getByText("Status history")).toBeVisible();

  const statusOf = async (address: string) => (await buyer.request.get(address)).status();
  await expect.poll(() => statusOf(url)).toBe(410);
  await expect.poll(() => statusOf(photo)).toBe(404);
  await buyer.getByRole("button", { name: "Send message" }).click();
  await expect(
    buyer.getByRole("heading", { name: "This listing is no longer available" }),
  ).toBeVisible();
}

test("a buyer swipes through photos in a size for the screen", async ({ page, browser }) => {
  await prepare(page);
  await page.getByLabel("Choose photos").setInputFiles({
    name: "kitchen.jpg",
    mimeType: "image/jpeg",
    buffer: await takePhoto(2400, 1800),
  });
  await expect(page.getByRole("button", { name: /^Photo 2 of 2/ })).toBeVisible();
  await buyPlan(page);
  const url = await publish(page);

  const bytesOfSecond = async (width: number) => {
    const context = await browser.newContext({ viewport: { width, height: 844 }, hasTouch: true });
    const buyer = await context.newPage();
    await buyer.goto(`${url}#photo-2`);
    const second = buyer.locator("#photo-2 img");
    await expect
      .poll(() => second.evaluate((image: HTMLImageElement) => image.complete))
      .toBe(true);
    const shown = await second.evaluate((image: HTMLImageElement) => image.currentSrc);
    const answer = await buyer.request.get(shown);
    return { buyer, bytes: (await answer.body()).length };
  };
  const phone = await bytesOfSecond(390);
  const desktop = await bytesOfSecond(1280);
  expect(phone.bytes).toBeLessThan(desktop.bytes);

  const { buyer } = phone;
  await buyer.goto(url);
  await buyer.locator('a[href="#photo-1"]').first().click();
  await expect(buyer.locator("#photo-1")).toBeInViewport({ ratio: 0.9 });
  const devtools = await buyer.context().newCDPSession(buyer);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...points: number[]) =>
    devtools.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: points.map((x) => ({ x, y: 420 })),
    });
  await touch("touchStart", 340);
  for (let x = 320; x > 60; x -= 20) await touch("touchMove", x);
  await touch("touchEnd");
  await expect(buyer.locator("#photo-2")).toBeInViewport({ ratio: 0.9 });
});

function dayAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
