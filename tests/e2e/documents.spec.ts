import type { Page } from "@playwright/test";
import { makePdf } from "#tests/pdf.ts";
import { findFaults } from "./accessibility.ts";
import { expect, test, works } from "./fixtures.ts";
import { ADDRESS, signUp } from "./people.ts";

const PAPER = "Property condition disclosure";

const file = (name: string, text: string) => ({
  name,
  mimeType: "application/octet-stream",
  buffer: name.endsWith(".pdf") ? makePdf(text) : Buffer.from(text),
});

async function openScreen(page: Page): Promise<void> {
  await page.goto("/documents");
  await expect(page.getByRole("heading", { name: "Documents", level: 1 })).toBeVisible();
  await works(page);
}

const checkAccess = async (page: Page) => expect(await findFaults(page)).toEqual([]);

// For an invalid file and an expired link.
test.use({ expectedErrors: [/status of 40[04]/] });

test("a document is added to the checklist, shared by a link that expires, and deleted", async ({
  page,
  browser,
  baseURL,
}) => {
  await signUp(page);
  await openScreen(page);
  await expect(page.getByText("What you have to disclose depends on your state.")).toBeVisible();
  await page.request.post("/api/property", { data: ADDRESS });
  await openScreen(page);
  await expect(page.getByText("Real Estate Condition Report")).toBeVisible();

  await page
    .getByLabel("Add documents", { exact: true })
    .setInputFiles(file("page.pdf.html", "<p>"));
  await expect(page.getByText("This file is a web page, a drawing or a program.")).toBeVisible();
  await page.getByRole("button", { name: "Remove: page.pdf.html" }).click();
  await page
    .getByLabel(`Add a document for: ${PAPER}`)
    .setInputFiles(file("Condition report.pdf", "Roof of 2019"));
  const ofPaper = page.getByRole("list", { name: `Documents for: ${PAPER}` });
  await expect(ofPaper.getByRole("button", { name: "Condition report" })).toBeVisible();
  await expect(page.getByText(/^1 of \d+ complete$/)).toBeVisible();
  await checkAccess(page);

  await ofPaper.getByRole("button", { name: "Condition report" }).click();
  const dialog = page.getByRole("dialog", { name: "Condition report" });
  await dialog.getByLabel("Buyer's name").fill("Ana Reyes");
  await dialog.getByRole("button", { name: "Create link" }).click();
  const url = await dialog.getByLabel(/Copy this link now/).inputValue();
  await checkAccess(page);

  const buyer = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
  const shared = await buyer.newPage();
  const answer = await shared.goto(url);
  expect(answer?.headers()["referrer-policy"]).toBe("same-origin");
  await expect(shared.getByText(/shared this document with Ana Reyes/)).toBeVisible();
  const [download] = await Promise.all([
    shared.waitForEvent("download"),
    shared.getByRole("button", { name: "Download document" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("Condition report.pdf");
  await page.keyboard.press("Escape");
  await page.reload();
  await page.getByText("Show 1 finished").click();
  await page.getByRole("heading", { name: PAPER }).click();
  await ofPaper.getByRole("button", { name: "Condition report" }).click();
  await expect(dialog.getByText("Downloaded once, last")).toBeVisible();
  await dialog.getByRole("button", { name: "Turn off the link for Ana Reyes" }).click();
  await expect(dialog.getByText("Turned off.")).toBeVisible();
  expect((await shared.goto(url))?.status()).toBe(404);
  await expect(shared.getByText("This link has expired or isn't valid.")).toBeVisible();
  await buyer.close();

  const own = dialog.getByRole("link", { name: "Download version 1 of Condition report" });
  const headers = (await page.request.get((await own.getAttribute("href")) ?? "")).headers();
  expect(headers["content-disposition"]).toMatch(/^attachment; /);
  expect(headers["content-security-policy"]).toMatch(/^sandbox; default-src 'none'/);
  expect(headers["x-content-type-options"]).toBe("nosniff");
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("link", { name: "Files", exact: true }).click();
  await expect(page).toHaveURL("/documents/files");
  await page.getByText("Deleted documents (1)").click();
  await page.getByRole("button", { name: "Restore Condition report" }).click();
  const restored = page.getByRole("table").getByRole("button", { name: "Condition report" });
  await expect(restored).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  await expect(restored).toBeVisible();
  await checkAccess(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
