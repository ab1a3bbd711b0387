import { type Browser, chromium, type Page } from "@playwright/test";
import { ADDRESS, BASICS, PASSWORD } from "#tests/e2e/people.ts";
import { takePhoto } from "#tests/photos/pictures.ts";
import { findBrowser } from "../browser.ts";
import { type Ask, tryPapers } from "../trials/home-papers.ts";
import { must } from "../trials/promises.ts";

const STEP_MS = 30_000;
// Younger forms are not believed to be a person's.
const OLDEST_OF_ROBOTS_MS = 3_000;
const EMAIL = "seller@example.com";
const MESSAGE = "Is the roof new?";

/** What the journey asks of its surroundings. */
export interface Surroundings {
  origin: string;
  /** The secret in the newest mail to an address whose link leads to a screen. */
  mailedSecret: (address: string, screen: string) => Promise<string>;
  /** Gives the seller a plan, as an operator would. */
  givePlan: (email: string) => Promise<unknown>;
}

/** A browser that takes the front's own certificate. */
export const openBrowser = (): Promise<Browser> =>
  // A service worker asks by itself: the page's leave to take the trial's own certificate is not its.
  chromium.launch({ executablePath: findBrowser(), args: ["--ignore-certificate-errors"] });

/** A window of its own. @returns its page, and what went wrong on it */
export async function openPage(browser: Browser, origin: string) {
  const context = await browser.newContext({ baseURL: origin });
  context.setDefaultTimeout(STEP_MS);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(`${message.text()} (${message.location().url})`);
  });
  return { page, faults };
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const reach = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
}

/** By the screens. */
export async function signUp(page: Page, email = EMAIL): Promise<void> {
  await page.goto("/create-account");
  await fill(page, { Email: email, Password: PASSWORD, "Re-enter Password": PASSWORD });
  await page.getByLabel("Re-enter Password", { exact: true }).press("Enter");
  await page.getByRole("heading", { name: "Log in to your account" }).waitFor();
  await fill(page, { Email: email, Password: PASSWORD });
  await page.getByLabel("Password", { exact: true }).press("Enter");
  await page.getByRole("heading", { name: "Your Account", exact: true }).waitFor();
}

async function describe(page: Page): Promise<void> {
  const { addressLine1, city, state, zipCode } = ADDRESS;
  await page.goto("/property-address");
  await page.getByRole("radio", { name: "Single Family" }).check();
  await fill(page, {
    ...{ "Address Line 1": addressLine1, City: city, State: state, "Zip Code": zipCode },
  });
  await button(page, "Save and continue").click();
  await reach(page, "/property-basics");
  await fill(page, BASICS);
  await button(page, "Save and continue").click();
  await reach(page, "/property-features");
  await page.getByRole("button", { name: /^Flooring\b/ }).click();
  await page.getByRole("checkbox", { name: "Hardwood", exact: true }).check();
  await button(page, "Save").click();
  await reach(page, "/description");
  await button(page, "Accept Description").click();
  await page.getByText("Your description has been accepted.").waitFor();
}

/** Sends a photograph of several parts. @returns where its bytes went, and how many they were */
async function addPhoto(page: Page): Promise<{ hosts: string[]; bytes: number }> {
  const hosts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "PUT") hosts.push(new URL(request.url()).host);
  });
  // Larger than a function takes.
  const photo = await takePhoto(5_000, 3_750);
  await page.goto("/photography");
  await page
    .getByLabel("Add a photograph: Front of the home")
    .setInputFiles({ name: "front.jpg", mimeType: "image/jpeg", buffer: photo });
  await page.getByRole("button", { name: /^Photograph 1 of 1: / }).waitFor();
  return { hosts: [...new Set(hosts)], bytes: photo.length };
}

async function publish(page: Page): Promise<string> {
  await page.goto("/online-listing");
  await button(page, "Publish now").click();
  const dialog = page.getByRole("dialog", { name: "Publish the Home" });
  await dialog.getByLabel(/^I have the right to sell this home/).check();
  await dialog.getByRole("button", { name: "Publish now" }).click();
  const link = page.getByRole("link", { name: "Open the page" });
  await link.waitFor();
  return new URL((await link.getAttribute("href")) ?? "", page.url()).pathname;
}

async function ask(page: Page, home: string): Promise<void> {
  await page.goto(home);
  await page.getByLabel("Your name").fill("Bea Buyer");
  await page.getByLabel("Email").fill("bea@example.com");
  await page.getByLabel("Your message").fill(MESSAGE);
  await page.getByLabel(/^The seller may answer me/).check();
  await page.waitForFunction((oldest) => {
    const token = document.querySelector<HTMLInputElement>('input[name="token"]')?.value ?? "";
    return Date.now() - parseInt(token, 36) > oldest;
  }, OLDEST_OF_ROBOTS_MS);
  await page.getByRole("button", { name: "Send to the seller" }).click();
  await page.getByRole("heading", { name: "Thank you" }).waitFor();
}

const askAs =
  (page: Page, origin: string): Ask =>
  async (call, { json, form } = {}) => {
    const [method = "GET", path = ""] = call.split(" ");
    const answer = await page.request.fetch(path, {
      ...{ method, headers: { origin }, maxRedirects: 0 },
      ...(json && { data: json }),
      ...(form && { form }),
    });
    const location = answer.headers().location ?? null;
    return { status: answer.status(), location, bytes: await answer.body() };
  };

/**
 * From signing up to a buyer's question, as people do it in a browser.
 * @param beforeAsking runs when the home is public
 * @returns the public page's path, and a line of what was seen
 */
export async function walk(
  browser: Browser,
  { origin, mailedSecret, givePlan }: Surroundings,
  beforeAsking: () => Promise<unknown>,
): Promise<{ home: string; seen: string }> {
  const { page, faults } = await openPage(browser, origin);
  await signUp(page);
  const secret = await mailedSecret(EMAIL, "/verify-email");
  await page.goto(`/verify-email#${secret}`);
  await button(page, "Confirm Address").click();
  await page.getByText(`${EMAIL} is confirmed.`).first().waitFor();
  await describe(page);
  const photo = await addPhoto(page);
  must(!photo.hosts.includes(new URL(origin).host), "a part of the photograph went to a function");
  const price = await page.request.put("/api/asking-price", {
    data: { price: "349,900" },
    headers: { origin },
  });
  must(price.ok(), `the asking price answered ${price.status()}`);
  await givePlan(EMAIL);
  const home = await publish(page);
  const { seen } = await tryPapers(askAs(page, origin), home, ADDRESS.addressLine1);
  await beforeAsking();
  const buyer = await openPage(browser, origin);
  await ask(buyer.page, home);
  const all = [...faults, ...buyer.faults];
  must(all.length === 0, `on the pages: ${all.join("; ")}`);
  const megabytes = (photo.bytes / 1024 / 1024).toFixed(1);
  return {
    home,
    seen: [
      `${home} is public, with a photograph of ${megabytes} MB sent to the store`,
      ...seen,
    ].join("; "),
  };
}

export { EMAIL as SELLER };
