import type { Browser, Page } from "@playwright/test";
import { findFaults } from "./accessibility.ts";
import { waitLikeAPerson } from "./buyer.ts";
import { expect, test } from "./fixtures.ts";
import { mailTo } from "./mails.ts";
import { newEmail } from "./people.ts";
import { publishHome } from "./public-home.ts";

const SMALL = { width: 390, height: 844 };
const LARGE = { width: 1280, height: 800 };
const DAY_MS = 24 * 60 * 60 * 1000;

const LETTER = {
  ...{ name: "Pre-approval.txt", mimeType: "text/plain" },
  buffer: Buffer.from("Approved for $400,000"),
};

const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

async function expectToFit(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

/** Axe needs scripts. */
async function look(page: Page, scripts: boolean): Promise<void> {
  if (scripts) expect(await findFaults(page)).toEqual([]);
  await expectToFit(page);
}

const buyerOf = async (browser: Browser, viewport: typeof SMALL, scripts: boolean) =>
  (await browser.newContext({ viewport, javaScriptEnabled: scripts })).newPage();

/** Saves a draft with an email address and a price alone, and opens it by the emailed link. */
async function saveDraft(buyer: Page, email: string): Promise<void> {
  await buyer.getByLabel("Email").fill(email);
  await buyer.getByLabel("Price ($)", { exact: true }).fill("about 340");
  await waitLikeAPerson(buyer);
  await buyer.getByRole("button", { name: "Save and finish later" }).click();
  await expect(buyer.getByText("We emailed you a link to your draft.")).toBeVisible();
  await openFromEmail(buyer, email, /^Your draft offer for /);
  await expect(buyer.getByLabel("Price ($)", { exact: true })).toHaveValue("about 340");
  await look(buyer, false);
}

async function makeOffer(buyer: Page, home: string, scripts: boolean): Promise<string> {
  const email = newEmail();
  await buyer.goto(home);
  await buyer.getByRole("link", { name: "Make an offer" }).click();
  await expect(buyer.getByRole("heading", { name: "Make an offer" })).toBeVisible();
  await look(buyer, scripts);
  if (!scripts) await saveDraft(buyer, email);
  await buyer.getByLabel("Buyer's full name").fill("Bea Buyer");
  await buyer.getByLabel("Email").fill(email);
  await buyer.getByLabel("Price ($)", { exact: true }).fill("340,000");
  await buyer.getByLabel("Conventional loan").check();
  await buyer.getByLabel("Inspection (days)").fill("10");
  await buyer.getByLabel("Closing date").fill(dayIn(45));
  await buyer.getByText("Message to the seller (optional)").click();
  await buyer.getByLabel("Message", { exact: true }).fill("Our kids love the deck.");
  await buyer.getByLabel(/^The seller may answer/).check();
  await buyer.getByRole("button", { name: "Email me a link" }).click();
  // The note is shown to the buyer first.
  await expect(buyer.getByText("Your note mentions “Our kids”.")).toBeVisible();
  await look(buyer, scripts);
  await buyer.getByLabel("Send the note as it is").check();
  await buyer.getByLabel(/^Pre-approval/).setInputFiles(LETTER);
  await waitLikeAPerson(buyer);
  await buyer.getByRole("button", { name: "Email me a link" }).click();
  await expect(buyer.getByRole("heading", { name: "Check your email" })).toBeVisible();
  return email;
}

async function openFromEmail(buyer: Page, email: string, subject: RegExp): Promise<void> {
  const { links } = await mailTo(email, subject);
  const link = links.find((one) => one.includes("/offers/")) ?? "";
  await buyer.goto(new URL(link).pathname);
}

const answer = async (page: Page, summary: string, button: string) => {
  await page.getByText(summary, { exact: true }).click();
  await page.getByRole("button", { name: button }).click();
};

/** @returns the buyers' email addresses */
async function makeTwoOffers(buyer: Page, home: string): Promise<string[]> {
  const emails = [];
  for (const _ of ["first", "second"]) {
    const email = await makeOffer(buyer, home, true);
    await openFromEmail(buyer, email, /^Confirm your offer for /);
    await buyer.getByRole("button", { name: "Send offer to seller" }).click();
    await expect(buyer.getByText("We sent your offer to the seller.")).toBeVisible();
    emails.push(email);
  }
  return emails;
}

async function ask(page: Page, name: string, button: string): Promise<void> {
  await page.getByRole("link", { name: `Open ${name}` }).click();
  await page.getByRole("button", { name: button }).click();
}

const confirm = (page: Page, title: string, button: string): Promise<void> =>
  page.getByRole("alertdialog", { name: title }).getByRole("button", { name: button }).click();

for (const [viewport, scripts] of [
  [SMALL, false],
  [LARGE, true],
] as const) {
  const how = scripts ? "with" : "without";
  test(`an offer is made ${how} scripts, countered and accepted at ${viewport.width} px`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize(viewport);
    const home = await publishHome(page);
    const buyer = await buyerOf(browser, viewport, scripts);
    const email = await makeOffer(buyer, home, scripts);

    await page.goto("/pricing/offers");
    await expect(page.getByRole("link", { name: "Open Offer 1" })).toHaveCount(0);
    await openFromEmail(buyer, email, /^Confirm your offer for /);
    await expect(buyer.getByRole("link", { name: "Pre-approval" })).toBeVisible();
    await look(buyer, scripts);
    await buyer.getByRole("button", { name: "Send offer to seller" }).click();
    await expect(buyer.getByText("We sent your offer to the seller.")).toBeVisible();

    await page.goto("/dashboard");
    await expect(page.getByText("Answer 1 offer").first()).toBeVisible();
    await page.goto("/pricing/offers");
    await look(page, true);
    await page.getByRole("link", { name: "Open Offer 1" }).click();
    await expect(page.getByText(/^Waiting for your answer until /)).toBeVisible();
    await expect(page.getByText("Our kids love the deck.")).toBeHidden();
    await page.getByText("Show the buyer's note anyway").click();
    await expect(page.getByText("Our kids love the deck.")).toBeVisible();
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download Pre-approval" }).click();
    expect((await download).suggestedFilename()).toBe("Pre-approval.txt");
    await look(page, true);

    await page.getByRole("button", { name: "Make a counteroffer" }).click();
    const form = page.getByRole("form", { name: "Counteroffer" });
    await expect(form.getByLabel("Price", { exact: true })).toHaveValue("340000");
    await form.getByLabel("Price", { exact: true }).fill("345,000");
    await look(page, true);
    await form.getByRole("button", { name: "Send counteroffer" }).click();
    const question = page.getByRole("alertdialog", { name: "Send this counteroffer?" });
    await question.getByRole("button", { name: "Send counteroffer" }).click();
    await expect(page.getByText("Price: $340,000 → $345,000")).toBeVisible();
    await expect(page.getByText(/^Waiting for the buyer until /)).toBeVisible();

    await openFromEmail(buyer, email, /^Counteroffer for /);
    await expect(buyer.getByText("Price: $340,000 → $345,000")).toBeVisible();
    await look(buyer, scripts);
    await answer(buyer, "Accept these terms", "Accept counteroffer");
    await expect(
      buyer.getByRole("heading", { name: "You and the seller agree on the terms" }),
    ).toBeVisible();
    await look(buyer, scripts);

    await page.reload();
    await expect(page.getByText(/^You and the buyer agree on the terms\./)).toBeVisible();
    await look(page, true);
  });
}

test.describe("a refused answer", () => {
  test.use({ expectedErrors: [/409 \(Conflict\)/] });

  test("of two tabs, one accepts; the other offer becomes a backup and is accepted later", async ({
    page,
    browser,
  }) => {
    const home = await publishHome(page);
    const buyer = await buyerOf(browser, LARGE, true);
    await makeTwoOffers(buyer, home);
    await page.goto("/pricing/offers");
    await ask(page, "Offer 2", "Accept offer");
    const other = await page.context().newPage();
    await other.goto("/pricing/offers");
    await ask(other, "Offer 1", "Accept offer");
    await confirm(other, "Accept these terms?", "Accept offer");
    await expect(other.getByText(/^You and the buyer agree on the terms\./)).toBeVisible();
    await confirm(page, "Accept these terms?", "Accept offer");
    await expect(
      page.getByText("Another offer for this home is already accepted.", { exact: true }),
    ).toBeVisible();

    await page.getByRole("button", { name: "Accept as backup" }).click();
    await confirm(page, "Accept this offer as a backup?", "Accept as backup");
    await expect(page.getByText(/^Accepted as a backup\./)).toBeVisible();
    await other.getByRole("button", { name: "The deal fell through" }).click();
    await other.getByLabel("Reason (optional)").fill("The loan was denied.");
    await look(other, true);
    await other.getByRole("button", { name: "End this deal" }).click();
    await confirm(other, "End this deal?", "End this deal");
    await expect(other.getByText("The loan was denied.")).toBeVisible();
    const promote = other.getByRole("button", { name: /^Accept Offer / });
    await expect(promote).toBeVisible();
    await look(other, true);
    await promote.click();
    await expect(other.getByText("Backup offers", { exact: true })).toBeHidden();
  });
});

test("after an acceptance, the seller updates the listing and declines the other offer", async ({
  page,
  browser,
}) => {
  await page.setViewportSize(SMALL);
  const home = await publishHome(page);
  const buyer = await buyerOf(browser, LARGE, true);
  const [, email = ""] = await makeTwoOffers(buyer, home);

  await page.goto("/dashboard");
  await expect(page.getByText("Answer 2 offers").first()).toBeVisible();
  await page.goto("/scheduling?view=list");
  await expect(page.getByRole("article", { name: "Offer of $340,000 expires" })).toHaveCount(2);
  await look(page, true);

  await page.goto("/pricing/offers");
  await ask(page, "Offer 1", "Accept offer");
  await confirm(page, "Accept these terms?", "Accept offer");
  await look(page, true);
  await page.getByRole("button", { name: "Mark as pending" }).click();
  await expect(page.getByText("Listing marked as pending", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Mark as pending" })).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Accept backup offers" }).click();
  await expect(page.getByRole("button", { name: "Stop accepting backup offers" })).toBeVisible();
  await buyer.goto(home);
  await expect(
    buyer.getByText("Offer accepted. The seller is accepting backup offers."),
  ).toBeVisible();

  await page.locator("summary", { hasText: "Offer 2 · " }).click();
  await page
    .getByRole("textbox", { name: "Message to the buyer of Offer 2" })
    .fill("Thank you, and good luck.");
  await page
    .getByRole("button", { name: "Decline and send message to the buyer of Offer 2" })
    .click();
  await expect(page.getByText("Decline the other offers")).toBeHidden();
  await openFromEmail(buyer, email, /^Offer declined: /);
  await expect(buyer.getByRole("heading", { name: "The seller declined the offer" })).toBeVisible();
  await expect(buyer.getByText("Thank you, and good luck.")).toBeVisible();
  await look(buyer, true);
});

test("the seller asks two buyers for their highest and best; one answers", async ({
  page,
  browser,
}) => {
  await page.setViewportSize(SMALL);
  const home = await publishHome(page);
  const buyer = await buyerOf(browser, SMALL, true);
  const [email = ""] = await makeTwoOffers(buyer, home);

  await page.goto("/pricing/offers");
  await page.getByRole("button", { name: "Ask for highest and best offers" }).click();
  const form = page.getByRole("form", { name: "Highest and best offers" });
  await expect(form.getByText("2 buyers get this request by email:")).toBeVisible();
  await form.getByLabel("Message to all buyers (optional)").fill("We decide on Monday.");
  await look(page, true);
  await form.getByRole("button", { name: "Send request" }).click();
  const answers = page.getByRole("list", { name: "Answers" });
  await expect(answers.getByText(/No answer$/)).toHaveCount(2);
  await look(page, true);

  await openFromEmail(buyer, email, /^Highest and best offers requested for /);
  await expect(buyer.getByText("We decide on Monday.").first()).toBeVisible();
  await expect(buyer.getByLabel("Price ($)", { exact: true })).toHaveValue("340000");
  await look(buyer, true);
  await buyer.getByLabel("Price ($)", { exact: true }).fill("352,000");
  await buyer.getByRole("button", { name: "Send highest and best offer" }).click();
  await expect(buyer.getByText("We sent your terms to the seller.")).toBeVisible();

  await page.reload();
  await expect(answers.getByText(/\$352,000 · Answered with new terms$/)).toBeVisible();
  await expect(answers.getByText(/No answer$/)).toHaveCount(1);
  await page.getByRole("button", { name: "Cancel request" }).click();
  await confirm(page, "Cancel this request?", "Cancel request");
  await expect(answers).toBeHidden();
});
