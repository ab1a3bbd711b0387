import { type Browser, type Page, request } from "@playwright/test";
import type { ReadMail } from "#tests/mail/mail-folder.ts";
import { findFaults } from "./accessibility.ts";
import { expect, test, works } from "./fixtures.ts";
import { mailsTo, mailTo } from "./mails.ts";
import { buyPlan, confirmEmail, logIn, newEmail, PASSWORD, signUp } from "./people.ts";

const ALERTS = "Get activity alerts on my account";
const DAILY = "One email each morning";

async function expectNoFault(page: Page): Promise<void> {
  expect(await findFaults(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

async function addPartner(seller: Page, browser: Browser): Promise<Page> {
  const email = newEmail();
  const added = await seller.request.post("/api/users", {
    data: { email, fullName: "Pat Partner", password: PASSWORD, confirmPassword: PASSWORD },
  });
  expect(added.status()).toBe(201);
  const partner = await (await browser.newContext()).newPage();
  await logIn(partner, email);
  return partner;
}

async function complete(page: Page, stepId: string): Promise<void> {
  const done = await page.request.patch("/api/steps/completions", {
    data: { stepId, completed: true },
  });
  expect(done.status()).toBe(200);
}

const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true });

/** Opens the settings and scrolls to the card that loads when it's near. */
async function openSettings(page: Page): Promise<void> {
  await page.goto("/settings");
  await works(page);
  await save(page).scrollIntoViewIfNeeded();
  await expect(page.getByRole("heading", { name: "Email preferences" })).toBeVisible();
}

async function choose(page: Page, name: string): Promise<void> {
  const saved = page.waitForResponse(
    (response) =>
      response.url().endsWith("/api/mail-choices") && response.request().method() === "POST",
  );
  await page.getByRole("radio", { name }).click();
  expect((await saved).status()).toBe(200);
  await expect(page.getByRole("radio", { name })).toBeChecked();
}

const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);

function wayOut({ links }: ReadMail): string {
  const { pathname, hash } = new URL(links.find((link) => link.includes("/unsubscribe#")) ?? "");
  return pathname + hash;
}

/** Sends the one-click unsubscribe request of an email program on another site. */
async function pressOneClick({ headers }: ReadMail, baseURL: string | undefined): Promise<number> {
  const list = headers.get("list") as unknown as { unsubscribe: { url: string } };
  const { pathname, search } = new URL(list.unsubscribe.url);
  const program = await request.newContext({ baseURL });
  const answer = await program.post(pathname + search, {
    form: { "List-Unsubscribe": "One-Click" },
    headers: { Origin: "https://mail.example", "Sec-Fetch-Site": "cross-site" },
  });
  await program.dispose();
  return answer.status();
}

test("activity emails follow the person's choice, and their link stops them", async ({
  page: seller,
  browser,
  baseURL,
}) => {
  await seller.setViewportSize({ width: 390, height: 844 });
  const email = await signUp(seller);
  await buyPlan(seller);
  await openSettings(seller);
  await expect(seller.getByText(`until you confirm ${email}.`)).toBeVisible();
  await expectNoFault(seller);
  await seller.getByRole("link", { name: "Confirm email" }).click();
  await expect(seller.getByRole("button", { name: "Resend confirmation" })).toBeVisible();

  await confirmEmail(seller, email);
  await openSettings(seller);
  await expect(seller.getByText(`until you confirm ${email}.`)).toBeHidden();
  await seller.getByLabel(ALERTS).check();
  await save(seller).click();
  await expect(seller.getByText("Your settings have been saved successfully.")).toBeVisible();
  const partner = await addPartner(seller, browser);

  await choose(seller, DAILY);
  await complete(partner, "repairs");
  await choose(seller, "An email for each, right away");
  await complete(partner, "declutter");
  const mail = await mailTo(email, "Pat Partner completed the step “Declutter”");
  expect(await subjectsTo(email)).not.toContainEqual(expect.stringContaining("Repairs"));

  await seller.goto(wayOut(mail));
  await works(seller);
  await expectNoFault(seller);
  await seller.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(
    seller.getByText("You won't get emails about activity on your account"),
  ).toBeVisible();
  await expectNoFault(seller);
  await openSettings(seller);
  await expect(seller.getByLabel(ALERTS)).not.toBeChecked();

  await seller.goto(wayOut(mail));
  await works(seller);
  await seller.getByRole("button", { name: "Unsubscribe" }).click();
  await seller.getByRole("button", { name: "Subscribe again" }).click();
  await expect(
    seller.getByText("You'll get emails about activity on your account again."),
  ).toBeVisible();
  await openSettings(seller);
  await expect(seller.getByLabel(ALERTS)).toBeChecked();

  expect(await pressOneClick(mail, baseURL)).toBe(200);
  await openSettings(seller);
  await expect(seller.getByLabel(ALERTS)).not.toBeChecked();
  await partner.context().close();
});
