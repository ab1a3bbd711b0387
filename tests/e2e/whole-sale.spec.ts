import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { takePhoto } from "#tests/photos/pictures.ts";
import { expect, test } from "./fixtures.ts";
import { findTracesOf, letDeletionComeDue } from "./later.ts";
import { mailTo } from "./mails.ts";
import {
  ADDRESS,
  buyPlan,
  confirmEmail,
  describeHome,
  logIn,
  newEmail,
  PASSWORD,
} from "./people.ts";

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, expectedErrors: [/401 \(Unauthorized\)/] });

    test("a home is sold, from signing up to deleting the account", async ({ page }) => {
      const email = newEmail();
      const buyers = async () => (await page.request.get(home)).text();
      let home = "";

      await test.step("signs up and describes the home", async () => {
        await page.goto("/create-account");
        await page.getByLabel("Email", { exact: true }).fill(email);
        await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
        await page.getByLabel("Re-enter Password").fill(PASSWORD);
        await button(page, "Submit").click();
        await expect(page.getByRole("heading", { name: "Log in to your account" })).toBeVisible();
        await logIn(page, email);
        await confirmEmail(page, email);
        await page.request.post("/api/property", { data: ADDRESS });
        await describeHome(page);
        await page.goto("/description");
        await page
          .getByRole("textbox", { name: "Description" })
          .fill("A home in Madison with three bedrooms and a deck.");
        await button(page, "Accept Description").click();
        await expect(page.getByText("Your description has been accepted.")).toBeVisible();
      });

      await test.step("publishes it", async () => {
        await page.request.put("/api/asking-price", { data: { price: "349,900" } });
        await page.goto("/photography");
        await page.getByLabel("Add a photo: Front of the home").setInputFiles({
          name: "front.jpg",
          mimeType: "image/jpeg",
          buffer: await takePhoto(1000, 750),
        });
        await expect(page.getByRole("button", { name: /^Photo 1 of 1: / })).toBeVisible();
        await buyPlan(page);
        await page.goto("/online-listing");
        await button(page, "Publish listing").click();
        const dialog = page.getByRole("dialog", { name: "Publish listing" });
        await dialog.getByLabel(/^I have the right to sell this home/).check();
        await dialog.getByRole("button", { name: "Publish listing" }).click();
        const link = page.getByRole("link", { name: "Open listing page" });
        home = new URL((await link.getAttribute("href")) ?? "").pathname;
        await expect.poll(buyers).toContain("About this home");
      });

      await test.step("corrects a price slip", async () => {
        await page.goto("/pricing");
        const question = page.getByRole("alertdialog", { name: "Check the price" });
        for (const price of ["34,990", "349,900"]) {
          await page.getByRole("textbox", { name: "Asking price" }).fill(price);
          await button(page, "Set price").click();
          await question.getByRole("button", { name: "Set price" }).click();
          await expect(question).toBeHidden();
        }
        await expect.poll(buyers).not.toContain("34,990");
      });

      await test.step("changes a fact, and the text with it", async () => {
        await page.goto("/property-basics");
        await page.getByLabel("Bedrooms").fill("4");
        await button(page, "Save and continue").click();
        await button(page, "Correct and save").click();
        await expect(page.getByText("Property basics saved successfully")).toBeVisible();
        await expect.poll(buyers).toContain("four bedrooms");
      });

      await test.step("notes an offer and sells", async () => {
        await page.goto("/pricing/offers");
        const form = page.getByRole("form", { name: "Offer" });
        await form.getByLabel("Price").fill("350,000");
        await form.getByText("Cash", { exact: true }).click();
        await form.getByRole("button", { name: "Add offer" }).click();
        await expect(page.getByRole("heading", { name: "Offer 1" })).toBeVisible();
        await page.goto("/online-listing");
        await button(page, "Mark as sold").click();
        const dialog = page.getByRole("dialog", { name: "Mark as sold" });
        await dialog.getByRole("button", { name: "Mark as sold" }).click();
        await expect.poll(buyers).toContain("This home is sold");
      });

      await test.step("cancels the plan", async () => {
        await page.goto("/billing");
        await button(page, "Cancel plan").click();
        await page.getByRole("alertdialog").getByRole("button", { name: "Cancel plan" }).click();
        await expect(page.getByText(/^Canceled\. Your plan works until /)).toBeVisible();
      });

      await test.step("takes everything along, and deletes the account", async () => {
        await page.goto("/security#account");
        const download = page.waitForEvent("download");
        await page.getByRole("link", { name: "Download everything (ZIP)" }).click();
        const files = unzipSync(new Uint8Array(await readFile(await (await download).path())));
        expect(Object.keys(files)).toEqual(expect.arrayContaining(["index.html"]));
        await button(page, "Delete account").click();
        const dialog = page.getByRole("dialog", { name: "Delete your account?" });
        await dialog.getByLabel("Current password", { exact: true }).fill(PASSWORD);
        await dialog.getByRole("button", { name: "Delete account" }).click();
        await expect(page.getByRole("region", { name: "Account deletion" })).toBeVisible();
        expect(await findTracesOf(email)).not.toEqual([]);
        await letDeletionComeDue(email);
        await mailTo(email, "Your Porchlight account was deleted");
        // The job of the last email goes within an hour (services/account-ending.test.ts).
        const traces = await findTracesOf(email);
        expect(traces.filter((place) => !place.startsWith("jobs."))).toEqual([]);
        expect((await page.request.get(home)).status()).toBe(404);
        const login = await page.request.post("/api/login", {
          data: { email, password: PASSWORD },
        });
        expect(login.status()).toBe(401);
      });
    });
  });
}
