import { expect, test } from "./fixtures.ts";
import { mailsTo, mailTo } from "./mails.ts";
import { buyPlan, signUp } from "./people.ts";

const OPERATOR = "porchlight@localhost";

test("a person writes to support from any screen, and the operator gets an email", async ({
  page,
}) => {
  const email = await signUp(page);
  await buyPlan(page, 3);
  await page.goto("/settings");
  await page.getByRole("button", { name: /^User menu/ }).click();
  await page.getByRole("menuitem", { name: "Support" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Support" })).toBeVisible();
  const subject = `A question of ${email}`;
  await page.getByLabel("Subject").fill(subject);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Please enter a message")).toBeVisible();
  await page.getByLabel("Message").fill("How do I add a photograph?\nNothing happens.");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText(`We'll reply by email to ${email}.`)).toBeVisible();

  const mail = await mailTo(OPERATOR, new RegExp(`question of ${email}$`));
  expect(mail.subject).toMatch(/^\[.* support\] A question/i);
  expect(mail.replyTo).toBe(email);
  expect(mail.text).toContain("How do I add a photograph?\nNothing happens.");
  expect(mail.text).toContain("Screen: /settings");

  const request = page.getByRole("form", { name: "Feature request" });
  await request.getByLabel("What's missing?").fill(`A wish of ${email}`);
  await request.getByLabel("How would you use it?").fill("Show a tour of the rooms.");
  await request.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByText("Request sent")).toBeVisible();
  const wish = await mailTo(OPERATOR, new RegExp(`A wish of ${email}$`));
  expect(wish.subject).toBe(`[Premium support] Feature request: A wish of ${email}`);
  // An unconfirmed address gets no copy, only the confirmation link.
  await mailTo(email, "Confirm your email address");
  const subjects = (await mailsTo(email)).map(({ subject }) => subject);
  expect(subjects).toEqual(["Confirm your email address"]);
});

test("each plan links to the support it includes", async ({ page }) => {
  await signUp(page);
  await page.goto("/plans");
  await page.getByRole("link", { name: "Premium support" }).click();
  await expect(page.getByLabel("Reply to")).not.toHaveValue("");
});
