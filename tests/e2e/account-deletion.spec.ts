import { readFile } from "node:fs/promises";
import { unzipSync } from "fflate";
import { findFaults } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { letDeletionComeDue } from "./later.ts";
import { mailedLink, mailTo } from "./mails.ts";
import { PASSWORD, signUp } from "./people.ts";
import { publishHome } from "./public-home.ts";

const PHONE = { width: 390, height: 844 };
const WRONG_LOGIN = "Invalid email or password";

test.describe("on a phone", () => {
  test.use({ viewport: PHONE, expectedErrors: [/401 \(Unauthorized\)|404 \(Not Found\)/] });

  test("an Admin downloads everything, deletes the account, keeps it, and deletes it for good", async ({
    page,
  }) => {
    const home = await publishHome(page);
    const user = await (await page.request.get("/api/auth/user")).json();
    const email = String(user.email);
    await page.goto("/security#account");

    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download everything (ZIP)" }).click();
    const files = unzipSync(new Uint8Array(await readFile(await (await download).path())));
    const names = Object.keys(files);
    expect(names).toEqual(expect.arrayContaining(["index.html", "data/properties.json"]));
    expect(names.filter((name) => name.startsWith("photos/"))).toHaveLength(1);
    expect(Buffer.from(files["data/properties.json"] ?? []).toString()).toContain(
      "1418 Juniper St",
    );

    const dialog = page.getByRole("dialog", { name: "Delete your account?" });
    const deleteAccount = async () => {
      await page.getByRole("button", { name: "Delete account" }).click();
      await expect(dialog).toContainText("1 photo");
      await dialog.getByLabel("Current password", { exact: true }).fill(PASSWORD);
      await dialog.getByRole("button", { name: "Delete account" }).click();
      await expect(dialog).toBeHidden();
    };
    await page.getByRole("button", { name: "Delete account" }).click();
    await expect(dialog).toContainText("1 home");
    expect(await findFaults(page, "[role=dialog]")).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();

    await deleteAccount();
    const notice = page.getByRole("region", { name: "Account deletion" });
    await expect(notice).toContainText("Your account will be deleted on");
    expect(await findFaults(page)).toEqual([]);
    await mailTo(email, /^Your Porchlight account will be deleted on /);
    await expect.poll(async () => (await page.request.get(home)).status()).not.toBe(200);
    await page.goto("/dashboard");
    await expect(notice).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(PHONE.width);
    await notice.getByRole("button", { name: "Keep my account" }).click();
    await expect(notice).toBeHidden();
    await mailTo(email, "Your Porchlight account won't be deleted");
    await page.reload();
    await expect(notice).toBeHidden();
    const published = await page.request.put("/api/listing/status", {
      data: { status: "active" },
    });
    expect(published.status()).toBe(200);

    await page.goto("/security#account");
    await deleteAccount();
    await expect(notice).toBeVisible();
    await letDeletionComeDue(email);
    await mailTo(email, "Your Porchlight account was deleted");
    await page.goto("/dashboard");
    await page.getByLabel("Email", { exact: true }).fill(email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Log In" }).click();
    await expect(page.getByText(WRONG_LOGIN).first()).toBeVisible();
  });
});

test("an emailed link deletes the account, even when logged out", async ({ page, browser }) => {
  const email = await signUp(page);
  await page.request.post("/api/account-deletion/link", { data: {} });
  const link = await mailedLink(email, "/delete-account");
  const elsewhere = await browser.newPage();
  await elsewhere.goto(link);
  expect(await findFaults(elsewhere)).toEqual([]);
  await elsewhere.getByRole("button", { name: "Delete account" }).click();
  await expect(elsewhere.getByText(/^Your account will be deleted on /)).toBeVisible();
  await elsewhere.close();
  await page.goto("/dashboard");
  await expect(page.getByRole("region", { name: "Account deletion" })).toBeVisible();
});
