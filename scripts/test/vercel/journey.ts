import { chromium, type Page, request } from "@playwright/test";
import { ADDRESS, PASSWORD } from "#tests/e2e/people.ts";
import { takePhoto } from "#tests/photos/pictures.ts";
import { findBrowser } from "../browser.ts";
import { publishHome } from "../trials/public-home.ts";
import { must } from "../trials/promises.ts";
import { isLax } from "./checks.ts";

const EMAIL = "seller@example.com";
const SLUG = "1418-juniper-st-madison-wi-53704";
const STEP_MS = 15_000;

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
}

async function signUp(page: Page): Promise<void> {
  await page.goto("/create-account");
  await fill(page, { Email: EMAIL, Password: PASSWORD, "Re-enter Password": PASSWORD });
  await page.getByLabel("Re-enter Password", { exact: true }).press("Enter");
  await page.getByRole("heading", { name: "Log in to your account" }).waitFor();
  await fill(page, { Email: EMAIL, Password: PASSWORD });
  await page.getByLabel("Password", { exact: true }).press("Enter");
  await page.getByRole("heading", { name: "Your Account", exact: true }).waitFor();
}

async function saveAddress(page: Page): Promise<void> {
  await page.goto("/property-address");
  await page.getByRole("radio", { name: "Single Family" }).check();
  await fill(page, {
    "Address Line 1": ADDRESS.addressLine1,
    City: ADDRESS.city,
    State: ADDRESS.state,
    "Zip Code": ADDRESS.zipCode,
  });
  await button(page, "Save and continue").click();
  await page.waitForURL("**/property-basics");
}

async function addPhoto(page: Page): Promise<void> {
  await page.goto("/photography");
  await page.getByLabel("Add a photo: Front of the home").setInputFiles({
    name: "front.jpg",
    mimeType: "image/jpeg",
    buffer: await takePhoto(),
  });
  await page.getByRole("button", { name: /^Photo 1 of 1: / }).waitFor();
}

async function seeHome(page: Page): Promise<void> {
  await page.goto(`/homes/${SLUG}`);
  await page.getByRole("heading", { name: ADDRESS.addressLine1 }).first().waitFor();
  const card = await page.request.get(`/homes/${SLUG}/card.jpg`);
  must(
    card.headers()["content-type"] === "image/jpeg",
    `its preview image returned ${card.status()}`,
  );
}

/**
 * Signs up, uses the product and logs out in a browser.
 * @param run runs a statement on the database
 * @returns a summary
 */
export async function walk(
  origin: string,
  run: (statement: string) => Promise<unknown>,
): Promise<string> {
  const args = ["--no-sandbox", "--ignore-certificate-errors"];
  const browser = await chromium.launch({ executablePath: findBrowser(), args });
  try {
    const page = await browser.newPage({ baseURL: origin, ignoreHTTPSErrors: true });
    page.setDefaultTimeout(STEP_MS);
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error") faults.push(`${message.text()} (${message.location().url})`);
    });
    page.on("response", (response) => {
      if (response.request().resourceType() !== "document") return;
      const policy = response.headers()["content-security-policy"] ?? "";
      const isStrict = !isLax(policy) && /'(nonce|sha256)-/.test(policy);
      if (!isStrict) faults.push(`${response.url()} has the policy "${policy}"`);
    });
    await signUp(page);
    await saveAddress(page);
    await addPhoto(page);
    await run(publishHome(EMAIL, SLUG));
    await seeHome(page);
    await page.goto("/profile");
    await button(page, "Logout").first().click();
    await page.getByRole("heading", { name: "Log in to your account" }).waitFor();
    must(faults.length === 0, `on the pages: ${faults.join("; ")}`);
    return "signed up, saved an address, added a photo, saw the listing page, logged out";
  } finally {
    await browser.close();
  }
}

/** Sends a request as Vercel's scheduler does and returns the response. */
export async function askForJobs(origin: string, secret: string): Promise<string> {
  const asking = await request.newContext({ baseURL: origin, ignoreHTTPSErrors: true });
  const ask = (token: string) =>
    asking.post("/api/jobs", { headers: { Authorization: `Bearer ${token}` } });
  const refused = (await ask("another-secret-that-is-long-enough-too")).status();
  must(refused === 401, `a wrong secret returned ${refused}`);
  const answer = await ask(secret);
  must(answer.ok(), `the response was ${answer.status()}: ${await answer.text()}`);
  const text = await answer.text();
  await asking.dispose();
  return text;
}
