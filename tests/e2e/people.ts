import { expect, type Page } from "@playwright/test";
import { BASICS_FIELDS } from "#lib/fields/basics.ts";
import { mailedLink } from "./mails.ts";

export const PASSWORD = "Blue-Gate-27";
let serial = 0;

export const newEmail = () => `person-${process.pid}-${Date.now()}-${++serial}@example.com`;

/** Signs up and logs in a new person with the API calls that the screens make. */
export async function signUp(page: Page, email = newEmail()): Promise<string> {
  const created = await page.request.post("/api/users", {
    data: { email, password: PASSWORD, confirmPassword: PASSWORD },
  });
  expect(created.status()).toBe(201);
  await logIn(page, email);
  return email;
}

export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  const answer = await page.request.post("/api/login", { data: { email, password } });
  expect(answer.status()).toBe(200);
}

/** Confirms an email with the link sent there. */
export async function confirmEmail(page: Page, email: string, dataDir?: string): Promise<void> {
  const [, secret] = (await mailedLink(email, "/verify-email", dataDir)).split("#");
  const answer = await page.request.post("/api/verify-email", { data: { secret } });
  expect(answer.status()).toBe(200);
}

/** Buys a plan in the sandbox, Basic by default. People can then be added to the account. */
export async function buyPlan(page: Page, planId = 2): Promise<void> {
  const checkout = await page.request.post("/api/get-or-create-subscription", {
    data: { planId },
  });
  const { clientSecret } = await checkout.json();
  const paid = await page.request.post("/api/stripe/sandbox", {
    data: { clientSecret, cardNumber: "4242 4242 4242 4242" },
  });
  expect(await paid.json()).toEqual({ outcome: "paid" });
}

/** The home of the README's tour, with demo sales around it. */
export const ADDRESS = {
  propertyType: "single_family",
  addressLine1: "1418 Juniper St",
  city: "Madison",
  state: "WI",
  zipCode: "53704",
};

/** A home in a zip whose demo sales have coordinates. */
export const PLACED = { ...ADDRESS, addressLine1: "1300 Larkspur Ln", zipCode: "53711" };

export const BASICS: Record<string, string> = {
  Bedrooms: "3",
  "Full Bathrooms": "2",
  "Half Bathrooms": "1",
  "3/4 Bathrooms": "0",
  "1/4 Bathrooms": "0",
  "Finished Square Footage": "1640",
  "Basement Square Footage": "800",
  "Garage Square Footage": "400",
  "Lot Size (square feet)": "6200",
  "Year Built": "1956",
  "Structural Remodel Year": "0",
  "HOA Fees (per month)": "0",
};

const HOME_FEATURES = {
  flooring: ["Hardwood", "Tile"],
  outdoorFeatures: ["Deck"],
  cooling: ["Central air conditioning"],
};

/**
 * Saves the home's basics and features with the API calls that the screens make, which writes a
 * description.
 */
export async function describeHome(
  page: Page,
  features: Record<string, unknown> = HOME_FEATURES,
): Promise<void> {
  const basics = await page.request.post("/api/property/basics", {
    data: Object.fromEntries(
      BASICS_FIELDS.map(({ name, label }) => [name, BASICS[label] ?? "0"] as const),
    ),
  });
  expect(basics.status()).toBe(200);
  const saved = await page.request.post("/api/properties/features", { data: features });
  expect(saved.status()).toBe(200);
}
