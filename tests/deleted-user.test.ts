import path from "node:path";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { database } from "#db/client.ts";
import { users } from "#db/schema/index.ts";
import { type Call, CONTRACT, specOf } from "#lib/contract/index.ts";
import { type CallName, isByVisitor, splitCall } from "#lib/contract/call.ts";
import { NO_FEATURES } from "#lib/fields/features.ts";
import type * as Sessions from "#services/sessions.ts";
import { findSessionUser } from "#services/sessions.ts";
import { call } from "./api.ts";
import {
  ADDRESS,
  createProperty,
  createSubscription,
  createUser,
  PASSWORD,
  type TestUser,
} from "./factories.ts";
import { BASICS, OWN_SALE } from "./property.ts";
import { SETTINGS } from "./showings/open-home.ts";

// A user can be deleted during their own API call, after they passed authentication.

vi.mock("#services/sessions.ts", { spy: true });

const CONTACT = { name: "Hollis Roofing", kind: "contractor" };
const HIGHEST_AND_BEST = { dueOn: "2099-06-12", dueTime: "17:00", message: "", replaces: null };
const OFFER = { price: 640_000, financing: "cash", contingencies: [], note: "" };
const NEW_PASSWORD = "N3w-Passw0rd!";
const BY_LINK = { secret: "a".repeat(43), password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };

const WEBHOOK = { address: "https://hooks.example/", kinds: ["status"] };

/** The input that lets each write reach the database. */
const WRITES: Partial<Record<Call, unknown>> = {
  "POST /api/users": {
    email: "added@example.com",
    fullName: "Pat Partner",
    password: PASSWORD,
    confirmPassword: PASSWORD,
  },
  "POST /api/change-password": {
    oldPassword: PASSWORD,
    newPassword: NEW_PASSWORD,
    confirmPassword: NEW_PASSWORD,
  },
  "POST /api/forgot-password": { email: "member@example.com" },
  "POST /api/reset-password": BY_LINK,
  "POST /api/invitation": BY_LINK,
  "POST /api/verify-email": { secret: BY_LINK.secret },
  "POST /api/restore-email": { secret: BY_LINK.secret },
  "POST /api/account-deletion": { password: PASSWORD },
  "POST /api/account-deletion/link": {},
  "POST /api/account-deletion/confirmation": { secret: BY_LINK.secret },
  "POST /api/unsubscribe": { secret: BY_LINK.secret, wanted: false },
  "POST /api/mail-choices": { inquiryMails: false, frequency: "daily" },
  "POST /api/webhooks": WEBHOOK,
  "PUT /api/webhooks/{webhookId}": WEBHOOK,
  "POST /api/tokens": { name: "A script", scope: "read", lasts: "90" },
  "POST /api/email-address": { email: "next@example.com", password: PASSWORD },
  "POST /api/login/second-factor": { code: "123456" },
  "POST /api/second-factor": { password: PASSWORD },
  "POST /api/second-factor/confirm": { code: "123456" },
  "POST /api/second-factor/remove": { password: PASSWORD, code: "123456" },
  "POST /api/second-factor/recovery-codes": { password: PASSWORD, code: "123456" },
  "POST /api/profile": {
    ...ADDRESS,
    name: "Pat",
    addressLine2: "",
    mobileNumber: "206 555 0100",
    contactEmail: "pat@example.com",
    isSameSellingAddress: false,
    hasTextConsent: false,
  },
  "POST /api/settings": {
    marketingEmails: true,
    activityAlerts: true,
    featureUpdates: true,
    monthlyNewsletter: true,
    textMessageAlerts: true,
  },
  "POST /api/get-or-create-subscription": { planId: 1 },
  "POST /api/stripe/sandbox": { clientSecret: "x", cardNumber: "4242 4242 4242 4242" },
  "POST /api/property": ADDRESS,
  "POST /api/property/basics": BASICS,
  "PATCH /api/property/basics": { bedrooms: 4 },
  "POST /api/property/own-sales": { sales: [OWN_SALE] },
  "POST /api/property/own-sales/preview": { text: "12 Elm St" },
  "PUT /api/property/own-sales/{saleId}": OWN_SALE,
  "PUT /api/property/last-sale": { soldOn: "2015-06-01", price: "245,000" },
  "POST /api/properties/features": { ...NO_FEATURES },
  "POST /api/properties/features/rewrite": { currentDescription: "An own text." },
  "POST /api/properties/description": { description: "An own text." },
  "POST /api/properties/description/accept": { description: "An own text." },
  "POST /api/properties/description/stream": { currentDescription: "An own text." },
  "POST /api/properties/description/corrections": { propertyBasics: { bedrooms: 4 } },
  "PATCH /api/properties/description/kept-notes": { phrase: "cozy", kept: true },
  "PUT /api/asking-price": { price: "650,000" },
  "PUT /api/net-proceeds": { buyerCommission: "2.5%", closingOn: "2027-05-31" },
  "PUT /api/inventory": { version: 0, isShown: true, items: [] },
  "POST /api/inventory/beginning": { version: 0 },
  "POST /api/contacts": CONTACT,
  "PUT /api/contacts/{contactId}": CONTACT,
  "POST /api/offers": OFFER,
  "PUT /api/offers/backups": { offerIds: [crypto.randomUUID()] },
  "POST /api/offers/highest-and-best": HIGHEST_AND_BEST,
  "PUT /api/offers/{offerId}": OFFER,
  "POST /api/offers/{offerId}/answer": { action: "accept", number: 1 },
  "PUT /api/listing/status": { status: "active", confirmsRight: true },
  "PUT /api/listing/settings": { contactEmail: "", contactPhone: "", showsEstimate: true },
  "POST /api/listing/open-houses": { day: "2099-06-12", from: "13:00", to: "15:00", remarks: "" },
  "PUT /api/busy-calendar": { address: "https://127.0.0.1/own.ics" },
  "POST /api/automations/publish-time": { day: "2099-06-12", time: "09:00" },
  "POST /api/automations/price-change": { day: "2099-06-12", time: "09:00", price: "640,000" },
  "PUT /api/automations/rules/{rule}": { amount: "7" },
  "PATCH /api/automations/{kind}": { state: "paused" },
  "PUT /api/showings/settings": SETTINGS,
  "PUT /api/showings/time-zone": { timeZone: "America/Los_Angeles" },
  "PUT /api/showing-days/{day}": { hours: [], note: "" },
  "POST /api/showing-blocks": { day: "2099-06-12", from: "13:00", to: "15:00", note: "" },
  "POST /api/showings/{showingId}/decision": { action: "confirm" },
  "PATCH /api/showings/{showingId}": { notes: "They liked the porch." },
  "PUT /api/listing/open-houses/{openHouseId}": {
    ...{ day: "2099-06-12", from: "13:00", to: "15:00", remarks: "" },
  },
  "PUT /api/listing/open-houses/{openHouseId}/notes": { peopleCame: "12", notes: "Busy." },
  "POST /api/listing/open-houses/{openHouseId}/follow-up": {
    ...{ subject: "Thank you", message: "Thank you for coming.", replyTo: "pat@example.com" },
  },
  "POST /api/open-house-sheet": { secret: BY_LINK.secret, entry: null },
  "PUT /api/templates/{kind}": { headline: "Three bedrooms" },
  "PUT /api/template-brand": { accent: "#1f5a44", hidesPorchlight: true },
  "PUT /api/steps/costs": { repairs: "1,200" },
  "PATCH /api/photos/{photoId}": { revision: 1, caption: "The porch" },
  "PUT /api/photos/{photoId}/place": { beforePhotoId: null },
  "POST /api/photo-uploads": { fileName: "IMG_0001.jpg", size: 1_000 },
  "PATCH /api/documents/{documentId}": { revision: 1, name: "The deed" },
  "PUT /api/documents/{documentId}/version": { number: 1 },
  "PUT /api/documents/{documentId}/listing": { isListed: true },
  "POST /api/documents/{documentId}/links": { buyer: "Ana", days: "14", maxDownloads: "" },
  "PUT /api/checklist/{item}": { state: "done" },
  "POST /api/document-uploads": { size: 1_000 },
  "POST /api/document-uploads/{uploadId}/complete": {
    fileName: "deed.pdf",
    documentId: null,
    folder: "title",
    item: null,
  },
  "POST /api/support": {
    subject: "Photographs",
    message: "How do I add one?",
    contactEmail: "pat@example.com",
    screen: "/photography",
  },
  "PATCH /api/inquiries/{inquiryId}": { state: "answered" },
  "POST /api/inquiries/{inquiryId}/messages": { text: "Yes." },
  "POST /api/saved-replies": { text: "Yes." },
  "PUT /api/saved-replies/{replyId}": { text: "No." },
  "POST /api/notifications/read": { upTo: 1 },
  "PATCH /api/steps/completions": { stepId: "declutter", completed: true },
};

const CALLS = (Object.keys(CONTRACT) as Call[]).filter((name) => name !== "GET /api/auth/ended");

async function moduleOf(name: Call) {
  const address = splitCall(name as CallName).path.replace(/\{(\w+)\}/g, "[$1]");
  return import(/* @vite-ignore */ path.resolve("app", `.${address}/route.ts`));
}

let find: typeof findSessionUser;
beforeEach(async () => {
  ({ findSessionUser: find } = await vi.importActual<typeof Sessions>("#services/sessions.ts"));
});

const CASES = [
  {
    who: "a member",
    deleted: "that person",
    admin: false,
    where: (user: TestUser) => eq(users.id, user.id),
  },
  { who: "a member", deleted: "the account", admin: false, where: accountOf },
  { who: "the Admin", deleted: "the account", admin: true, where: accountOf },
];

function accountOf({ accountId }: TestUser) {
  return eq(users.accountId, accountId);
}

describe.each(CALLS)("%s", (name) => {
  it.each(CASES)("doesn't fail for $who if $deleted is deleted during the call", async (given) => {
    const admin = await createUser();
    await createSubscription(admin);
    await createProperty(admin, { propertyBasics: BASICS, propertySpecifics: NO_FEATURES });
    const caller = given.admin ? admin : await createUser({ parent: admin });
    vi.mocked(findSessionUser).mockImplementation(async (id) => {
      const user = await find(id);
      await database().delete(users).where(given.where(caller));
      return user;
    });

    const write = WRITES[name];
    const { input } = specOf(name);
    const schema = input && isByVisitor(input) ? input.signedIn : input;
    if (write) expect(schema?.safeParse(write).error).toBeUndefined();
    const { method } = splitCall(name as CallName);
    const { status } = await call(await moduleOf(name), method, {
      as: caller,
      body: method === "GET" ? undefined : (write ?? {}),
      params: {
        id: admin.id,
        userId: caller.id,
        saleId: "1",
        offerId: admin.id,
        contactId: admin.id,
        ...{ inquiryId: admin.id, replyId: admin.id },
        openHouseId: admin.id,
        showingId: admin.id,
        day: "2099-06-12",
        visitorId: admin.id,
        photoId: admin.id,
        kind: "flyer",
        uploadId: admin.id,
        documentId: admin.id,
        linkId: admin.id,
        tokenId: admin.id,
        webhookId: admin.id,
        deliveryId: admin.id,
        number: "1",
        item: "deed",
        part: "1",
        name: `${"a".repeat(43)}.webp`,
        provider: "google",
      },
    });
    expect(status).toBeLessThan(500);
  });
});
