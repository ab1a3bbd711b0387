import type { Page } from "@playwright/test";
import { findFaults } from "./accessibility.ts";
import { sendAsBuyer } from "./buyer.ts";
import { expect, test } from "./fixtures.ts";
import { mailTo } from "./mails.ts";
import { publishHome } from "./public-home.ts";

const PHONE = { width: 390, height: 844 };

async function expectGood(page: Page): Promise<void> {
  expect(await findFaults(page)).toEqual([]);
  const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(scrolled).toBeLessThanOrEqual(PHONE.width);
}

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });

  test("a seller and a buyer write to each other without showing their addresses", async ({
    page,
    browser,
  }) => {
    const home = await publishHome(page);
    const address = `bea.${process.pid}@example.com`;
    const buyer = await (
      await browser.newContext({ javaScriptEnabled: false, viewport: PHONE })
    ).newPage();
    await buyer.goto(`${home}/ask`);
    await buyer.getByRole("radio", { name: "I have a question" }).check();
    await buyer.getByLabel("Your message").fill("Is the roof new?");
    await sendAsBuyer(buyer, "Send message", { email: address });
    await expect(buyer.getByRole("heading", { name: "Thank you" })).toBeVisible();

    await page.goto("/online-listing/messages");
    await page.getByRole("link", { name: "Read and reply: message from Bea Buyer" }).click();
    await expect(page.getByRole("heading", { name: "Bea Buyer" })).toBeVisible();
    await expectGood(page);
    await page.getByLabel("Your reply").fill("Yes, since 2024.");
    await page.reload();
    await expect(page.getByLabel("Your reply")).toHaveValue("Yes, since 2024.");
    await page.getByText("Saved replies", { exact: true }).click();
    await page.getByRole("button", { name: "Save this reply" }).click();
    await expect(page.getByText("Reply saved.")).toBeVisible();
    await page.getByRole("button", { name: "Send reply" }).click();
    await expect(page.getByText("We sent your reply to Bea Buyer.")).toBeVisible();
    await expect(page.getByText(address)).toHaveCount(0);
    await page.getByRole("button", { name: "Insert: Yes, since 2024." }).click();
    await expect(page.getByLabel("Your reply")).toHaveValue("Yes, since 2024.");
    await expectGood(page);

    const mail = await mailTo(address, "The seller of 1418 Juniper St replied to you");
    const link = mail.links.find((one) => one.includes("/messages/")) ?? "";
    await buyer.goto(new URL(link).pathname);
    await expect(buyer.getByText("Yes, since 2024.")).toBeVisible();
    await buyer.getByLabel("Your message").fill("Great! Please send me the verification code.");
    await buyer.getByRole("button", { name: "Send message" }).click();
    await expect(buyer.getByText("We sent your message to the seller.")).toBeVisible();
    // The check needs scripts.
    const reading = await (await browser.newContext({ viewport: PHONE })).newPage();
    await reading.goto(buyer.url());
    await expectGood(reading);

    await page.getByRole("link", { name: "All messages" }).click();
    const inquiry = page.getByRole("article", { name: "Message from Bea Buyer" });
    await expect(inquiry.getByText("Possible scam")).toBeVisible();
    await inquiry.getByRole("link").click();
    const conversation = page.getByRole("list", { name: "Conversation" });
    await expect(conversation.getByRole("listitem")).toHaveCount(3);
    await expect(conversation.getByText("share a verification code")).toBeVisible();
    await expectGood(page);

    await page.getByRole("button", { name: /^Mark as spam/ }).click();
    await expect(page.getByText("This message is in spam.")).toBeVisible();
    await expect(page.getByLabel("Your reply")).toHaveCount(0);
    await expectGood(page);
  });
});
