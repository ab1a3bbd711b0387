import { database } from "#db/client.ts";
import * as apiTokens from "#db/queries/api-tokens.ts";
import * as accounts from "#db/queries/accounts.ts";
import * as askingPrices from "#db/queries/asking-prices.ts";
import * as attempts from "#db/queries/attempts.ts";
import * as leases from "#db/queries/billing-lease.ts";
import * as billing from "#db/queries/billing.ts";
import * as versions from "#db/queries/description-versions.ts";
import * as descriptions from "#db/queries/descriptions.ts";
import * as addresses from "#db/queries/email-addresses.ts";
import * as estimates from "#db/queries/estimates.ts";
import { ofAccount, readOwned } from "#db/owned-read.ts";
import * as inventories from "#db/queries/inventories.ts";
import * as devices from "#db/queries/known-devices.ts";
import * as events from "#db/queries/events.ts";
import * as inquiries from "#db/queries/inquiries.ts";
import * as lastSales from "#db/queries/last-sales.ts";
import * as leftOut from "#db/queries/left-out-sales.ts";
import * as slugs from "#db/queries/listing-slugs.ts";
import * as listings from "#db/queries/listings.ts";
import * as mailChoices from "#db/queries/mail-choices.ts";
import * as netSheets from "#db/queries/net-sheets.ts";
import * as notificationMails from "#db/queries/notification-mails.ts";
import * as notifications from "#db/queries/notifications.ts";
import * as offers from "#db/queries/offers.ts";
import * as openHouseLinks from "#db/queries/open-house-links.ts";
import * as openHouseVisitors from "#db/queries/open-house-visitors.ts";
import * as openHouses from "#db/queries/open-houses.ts";
import * as ownSales from "#db/queries/own-sales.ts";
import * as access from "#db/queries/own-access.ts";
import * as checklist from "#db/queries/checklist.ts";
import * as documentFiles from "#db/queries/document-files.ts";
import * as documentLinks from "#db/queries/document-links.ts";
import * as documents from "#db/queries/documents.ts";
import * as photoFiles from "#db/queries/photo-files.ts";
import * as photoUploads from "#db/queries/photo-uploads.ts";
import * as photos from "#db/queries/photos.ts";
import * as profiles from "#db/queries/profiles.ts";
import * as properties from "#db/queries/properties.ts";
import * as factors from "#db/queries/second-factors.ts";
import * as sessions from "#db/queries/sessions.ts";
import * as settings from "#db/queries/settings.ts";
import * as signIns from "#db/queries/sign-ins.ts";
import * as steps from "#db/queries/steps.ts";
import * as sweep from "#db/queries/sweep.ts";
import * as templates from "#db/queries/templates.ts";
import * as textConsents from "#db/queries/text-consents.ts";
import * as usage from "#db/queries/usage.ts";
import * as users from "#db/queries/users.ts";
import * as visits from "#db/queries/visits.ts";
import { NO_STEP_COSTS } from "#lib/fields/steps.ts";
import { NO_FEATURES } from "#lib/fields/features.ts";
import { NO_EDITS } from "#lib/photos/edits.ts";
import type { PhotoMeasures } from "#lib/photos/measures.ts";
import { NO_ENTRIES } from "#lib/proceeds/net-lines.ts";
import type { InventoryItem } from "#lib/schemas/inventory.ts";
import { NO_TEMPLATE_EDITS } from "#lib/schemas/templates.ts";
import { BOUNDS } from "#services/limits.ts";
import { AUTOMATION_WRITES } from "./automations.ts";
import { BASICS } from "./fill.ts";
import type { Calls, RowPicker } from "./rows.ts";
import { SHOWING_WRITES } from "./showings.ts";
import { WEBHOOK_WRITES } from "./webhooks.ts";

const HOLDER = "5f2b7d4e-6a0c-4f0e-8f57-0d9c4f6f2a11";
const DEVICE = "Chrome on Windows";
const BROWSER = { name: DEVICE, token: null };
const STYLE = { tone: "warm", length: "standard" } as const;

const OWN_SALE = {
  soldOn: "2026-01-15",
  price: 390_000,
  livingArea: 1_750,
  lotSize: null,
  bedrooms: 3,
  bathrooms: 2,
  yearBuilt: 1_970,
};

const OFFER = {
  price: 400_000,
  financing: "cash",
  contingencies: [],
  concessions: 0,
  closingOn: null,
  deadlineOn: null,
  note: "",
} satisfies Parameters<typeof offers.addOffer>[1];

const INQUIRY = { kind: "question", name: "Bo", email: "bo@example.com", phone: null } as const;

const THING: InventoryItem = {
  ...{
    id: "5b0d2d0a-6a58-4c43-9a35-0d2c9b8f1a01",
    room: "kitchen",
    name: "Shelf",
    kind: "fixture",
  },
  ...{ fate: "stays", price: null, note: "", feature: null },
};
const ESTIMATE = {
  ...{ day: "2026-11-20", value: 400_000, low: 360_000, high: 440_000 },
  basis: {
    ...{ address: "1 Main Street", way: "recorded_sales", facts: null, sales: [], leftOut: [] },
    ...{ fittedThrough: "2026-11-01", errorPercent: 7 },
  },
} satisfies Parameters<typeof estimates.saveEstimate>[1];

const PICTURE = {
  width: 4032,
  height: 3024,
  placeholder: "data:,",
  measures: {} as PhotoMeasures,
};

const NO_CONTACT = { contactEmail: null, contactPhone: null, showsEstimate: false };

const addressOf = (pick: RowPicker) => ({ addressLine1: pick.text(), ...pick.place() });

const fileOf = (name: string) => ({ name, isOriginal: false, width: 400, height: 300, bytes: 1 });

const usedBy = (pick: RowPicker): usage.UsageKey => ({
  ...{ day: new Date().toISOString().slice(0, 10), accountId: pick.account().id },
  kind: "mail",
});

const writtenBy = (pick: RowPicker) =>
  ({ description: pick.text(), writer: "built_in", style: STYLE }) as const;

const SIGN_IN: Calls = {
  "accounts.linkIdentity": (pick) =>
    accounts.linkIdentity({
      provider: "google",
      providerAccountId: pick.text(),
      email: pick.account().email,
      emailVerified: true,
    }),
  "attempts.openAttempt": (pick) =>
    attempts.openAttempt([
      { kind: "signInByEmail", key: pick.account().email, ...BOUNDS.signInByEmail },
      { kind: "signInByAddress", key: pick.text(), ...BOUNDS.signInByAddress },
    ]),
  "attempts.countAttempts": (pick) =>
    attempts.countAttempts({ kind: "apiByToken", key: pick.text(), ...BOUNDS.apiByToken }),
  "attempts.forgiveAttempt": (pick) => attempts.forgiveAttempt([1 + pick.below(1_000)]),
  "users.createUser": (pick) =>
    users.createUser({ email: `${pick.text()}@example.com`, passwordHash: "", fullName: "Ada" }),
  "users.changePassword": (pick) => {
    const { id, sessionId } = pick.account();
    const kept = { sessionId, deviceToken: null };
    return users.changePassword(id, { from: pick.text(), to: pick.text(), kept });
  },
  "users.deleteCreatedUser": (pick) => {
    const { id, parentId, accountId } = pick.member();
    return users.deleteCreatedUser({ id: parentId, accountId }, id);
  },
  "email-addresses.mailProofAgain": (pick) => {
    const { id, accountId } = pick.member();
    return addresses.mailProofAgain(accountId, id);
  },
  "email-addresses.askForEmail": (pick) =>
    addresses.askForEmail(pick.account().id, `${pick.text()}@example.com`),
  "email-addresses.mailPasswordReset": (pick) => addresses.mailPasswordReset(pick.account().email),
  "own-access.setPasswordByLink": (pick) =>
    access.setPasswordByLink(pick.account().linkSecret, "reset_password", pick.text()),
  "own-access.confirmEmail": (pick) => access.confirmEmail(pick.account().linkSecret),
  "own-access.restoreEmail": (pick) => access.restoreEmail(pick.account().linkSecret),
  "known-devices.rememberDevice": (pick) => devices.rememberDevice(pick.account().id, pick.text()),
  "known-devices.isNewDevice": (pick) =>
    devices.isNewDevice(pick.account().id, pick.text(), database()),
  "known-devices.forgetDevices": (pick) => devices.forgetDevices([pick.account().id], database()),
  "sign-ins.openSignIn": (pick) => signIns.openSignIn(pick.account().id, BROWSER),
  "sign-ins.completeSignIn": (pick) => {
    const { pendingSignInId, id } = pick.account();
    return signIns.completeSignIn(pendingSignInId, id, BROWSER);
  },
  "sign-ins.endPendingSignIn": (pick) => signIns.endPendingSignIn(pick.account().pendingSignInId),
  "sessions.touchSession": (pick) => {
    // Later than what the rows hold as their last use.
    const later = new Date(Date.now() + 2 * sessions.LONGEST_SECONDS * 1000);
    return sessions.touchSession(pick.account().sessionId, later, later, database());
  },
  "api-tokens.addApiToken": (pick) => {
    const hash = crypto.randomUUID();
    const token = { userId: pick.account().id, name: "A script", hash, prefix: "plt_abcd" };
    const now = new Date();
    return apiTokens.addApiToken({ ...token, scope: "read" }, { most: 10, keptUntil: now, now });
  },
  "api-tokens.deleteApiToken": (pick) =>
    apiTokens.deleteApiToken(pick.account().id, crypto.randomUUID()),
  "api-tokens.findTokenCaller": () => apiTokens.findTokenCaller(crypto.randomUUID(), new Date()),
  "sessions.createSession": (pick) => sessions.createSession(pick.account().id, DEVICE),
  "sessions.endOwnSession": (pick) => {
    const { id, sessionId } = pick.account();
    return sessions.endOwnSession(id, sessionId);
  },
  "sessions.endOtherSessions": (pick) => {
    const { id, sessionId } = pick.account();
    return sessions.endOtherSessions(id, sessionId);
  },
  "sessions.deleteSessionsOf": (pick) => sessions.deleteSessionsOf(database(), [pick.account().id]),
  "sessions.endSession": (pick) => sessions.endSession(pick.account().sessionId),
  "sessions.endSessionsOf": (pick) => sessions.endSessionsOf(pick.account().email),
  "second-factors.saveUnconfirmedSecret": (pick) =>
    factors.saveUnconfirmedSecret(pick.account().id, pick.text()),
  "second-factors.confirmSecondFactor": (pick) => {
    const { id, sessionId: keptSessionId } = pick.account();
    return factors.confirmSecondFactor(id, { step: 1, codeHashes: ["a"], keptSessionId });
  },
  "second-factors.takeStep": (pick) => factors.takeStep(pick.account().id, 1),
  "second-factors.takeRecoveryCode": (pick) =>
    factors.takeRecoveryCode(pick.account().id, pick.text()),
  "second-factors.replaceRecoveryCodes": (pick) =>
    factors.replaceRecoveryCodes(pick.account().id, [pick.text()]),
  "second-factors.deleteSecondFactor": (pick) => factors.deleteSecondFactor(pick.account().id),
};

const OF_AN_ACCOUNT: Calls = {
  "profiles.saveProfile": (pick) =>
    profiles.saveProfile(pick.account().id, {
      name: "Ada",
      addressLine1: "1 Main Street",
      addressLine2: "",
      city: "Town 0",
      state: "AL",
      zipCode: "10000",
      isSameSellingAddress: false,
      mobileNumber: "",
      hasTextConsent: false,
      contactEmail: "",
    }),
  "settings.saveSettings": (pick) =>
    settings.saveSettings(pick.account().id, {
      marketingEmails: true,
      activityAlerts: false,
      featureUpdates: false,
      monthlyNewsletter: false,
      textMessageAlerts: false,
    }),
  "steps.saveStepCompletion": (pick) =>
    steps.saveStepCompletion(pick.account(), { stepId: "repairs", completed: true }),
  "steps.saveStepCosts": (pick) =>
    steps.saveStepCosts(pick.account().id, { ...NO_STEP_COSTS, repairs: pick.below(5_000) }),
  "properties.saveProperty": (pick) =>
    properties.saveProperty(pick.account().id, {
      propertyType: "single_family",
      addressLine1: "1 Main Street",
      addressLine2: null,
      city: "Town 0",
      state: "AL",
      zipCode: "10000",
    }),
  "properties.saveBasics": (pick) => properties.saveBasics(pick.account().id, BASICS),
  "properties.correctBasics": (pick) =>
    properties.correctBasics(pick.account().id, { bedrooms: 4 }),
  "properties.saveFeatures": (pick) => properties.saveFeatures(pick.account().id, NO_FEATURES),
  "asking-prices.saveAskingPrice": (pick) => {
    const { id } = pick.account();
    return askingPrices.saveAskingPrice(id, 1 + pick.below(1_000_000), id);
  },
  "estimates.saveEstimate": (pick) => estimates.saveEstimate(pick.account().id, ESTIMATE),
  "templates.saveTemplateEdits": (pick) =>
    templates.saveTemplateEdits(pick.account().id, "flyer", NO_TEMPLATE_EDITS),
  "templates.saveTemplateBrand": (pick) =>
    templates.saveTemplateBrand(pick.account().id, { accent: "#1f5a44", hidesPorchlight: true }),
  "inventories.saveInventory": async (pick) => {
    const { id } = pick.account();
    const { version } = await readOwned(inventories.inventoryOfAccount, ofAccount(id));
    return inventories.saveInventory(id, { version, isShown: true, items: [THING] });
  },
  "net-sheets.saveNetEntries": (pick) => netSheets.saveNetEntries(pick.account().id, NO_ENTRIES),
  "events.addEvent": (pick) => {
    const { accountId } = pick.account();
    const event = { kind: "text_changed", data: { accepted: false } } as const;
    return database().transaction((tx) => events.addEvent(tx, { accountId, actorId: null }, event));
  },
  "events.removeEventsOfInquiry": (pick) => {
    const { id, inquiryId } = pick.account();
    return database().transaction((tx) => events.removeEventsOfInquiry(tx, id, inquiryId));
  },
  "events.findToldEstimate": (pick) => events.findToldEstimate(database(), pick.account().id),
  "notifications.readNotification": (pick) => {
    const { id, number } = pick.account();
    return notifications.readNotification(id, number);
  },
  "notifications.readNotificationsUpTo": (pick) =>
    notifications.readNotificationsUpTo(pick.account().id, Number.MAX_SAFE_INTEGER),
  "mail-choices.saveMailChoices": (pick) =>
    mailChoices.saveMailChoices(pick.account().id, { inquiryMails: true, frequency: "daily" }),
  "notification-mails.unsubscribeSecret": (pick) => {
    const { id, email } = pick.account();
    return notificationMails.unsubscribeSecret(id, email, "activity");
  },
  "notification-mails.setMailsByLink": (pick) =>
    notificationMails.setMailsByLink(pick.account().linkSecret, false),
  "notification-mails.queueDigest": (pick) =>
    notificationMails.queueDigest(pick.account().id, new Date().toISOString().slice(0, 10)),
  "text-consents.withdrawTextConsent": (pick) =>
    textConsents.withdrawTextConsent(pick.account().id, "+12065550142"),
  "offers.addOffer": (pick) => offers.addOffer(pick.account().id, OFFER),
  "offers.changeOffer": (pick) => {
    const { id, offerId } = pick.account();
    return offers.changeOffer(id, offerId, OFFER);
  },
  "offers.deleteOffer": (pick) => {
    const { id, offerId } = pick.account();
    return offers.deleteOffer(id, offerId);
  },
  "inquiries.addInquiry": (pick) =>
    inquiries.addInquiry(pick.account().listingId, { ...INQUIRY, message: pick.text() }),
  // Another call may have deleted it before.
  "inquiries.moveInquiry": (pick) => {
    const { id, inquiryId } = pick.account();
    return inquiries.moveInquiry(id, inquiryId, "answered").catch(() => undefined);
  },
  "inquiries.deleteInquiry": (pick) => {
    const { id, inquiryId } = pick.account();
    return inquiries.deleteInquiry(id, inquiryId).catch(() => undefined);
  },
  "visits.addVisits": (pick) => {
    const { listingId, photoId } = pick.account();
    const of = { listingId, day: new Date().toISOString().slice(0, 10) };
    const from = { ...of, source: "other" as const, site: `${pick.below(50)}.example` };
    return visits.addVisits([of.day], {
      views: [{ ...from, views: 1 }],
      photos: [{ ...of, photoId, opened: 1 }],
      visitors: () => [{ ...from, hash: pick.text() }],
    });
  },
  "own-sales.addOwnSales": (pick) =>
    ownSales.addOwnSales(pick.account().id, [{ ...OWN_SALE, address: pick.text() }]),
  // Another call may have deleted the sale before.
  "own-sales.changeOwnSale": (pick) => {
    const { id, number } = pick.account();
    return ownSales.changeOwnSale(id, number, { isLeftOut: true }).catch(() => undefined);
  },
  "own-sales.deleteOwnSale": (pick) => {
    const { id, number } = pick.account();
    return ownSales.deleteOwnSale(id, number).catch(() => undefined);
  },
  "photos.addPhoto": async (pick) => {
    const { id } = pick.account();
    const upload = await photoUploads.openUpload(id, 1_000);
    return photos.addPhoto(id, upload.id, { ...PICTURE, edits: NO_EDITS, files: [] });
  },
  // Another call may have deleted or changed the photograph before.
  "photos.changePhoto": (pick) => {
    const { id, photoId, otherPhotoId } = pick.account();
    const alteration = { kinds: ["surfaces" as const], unalteredPhotoId: otherPhotoId };
    const change = { revision: 1, caption: pick.text(), alteration };
    return photos.changePhoto(id, photoId, change, null).catch(() => undefined);
  },
  "photos.placePhoto": (pick) => {
    const { id, photoId } = pick.account();
    return photos.placePhoto(id, photoId, null).catch(() => undefined);
  },
  "photos.deletePhoto": (pick) => {
    const { id, photoId } = pick.account();
    return photos.deletePhoto(id, photoId).catch(() => undefined);
  },
  "photos.restorePhoto": (pick) => {
    const { id, photoId } = pick.account();
    return photos.restorePhoto(id, photoId).catch(() => undefined);
  },
  "documents.addDocument": async (pick) => {
    const { id, accountId } = pick.account();
    const upload = await photoUploads.openUpload(accountId, 1_000, "document");
    const file = { fileName: `${pick.text()}.txt`, kind: "txt" as const, bytes: 1_000 };
    await documentFiles.claimDocumentFile({ ...file, uploadId: upload.id, addedBy: id });
    const target = { documentId: null, name: "Deed", folder: "title" as const, item: null };
    return documents.addDocument({ id, accountId }, upload.id, file, target);
  },
  // Another call may have deleted or changed the document before.
  "documents.changeDocument": (pick) => {
    const viewer = pick.account();
    const change = { revision: 1, name: "Title" };
    return documents.changeDocument(viewer, viewer.documentId, change).catch(() => undefined);
  },
  "documents.chooseVersion": (pick) => {
    const viewer = pick.account();
    return documents.chooseVersion(viewer, viewer.documentId, 1).catch(() => undefined);
  },
  "documents.deleteDocument": (pick) => {
    const viewer = pick.account();
    return documents.deleteDocument(viewer, viewer.documentId).catch(() => undefined);
  },
  "documents.restoreDocument": (pick) => {
    const viewer = pick.account();
    return documents.restoreDocument(viewer, viewer.documentId).catch(() => undefined);
  },
  "documents.endDeletedOf": (pick) => documents.endDeletedOf(pick.account()),
  "documents.savePageText": (pick) => documents.savePageText(pick.account().documentId, 1, "Words"),
  "document-links.addDocumentLink": (pick) => {
    const viewer = pick.account();
    const link = {
      ...{ id: crypto.randomUUID(), secretHash: crypto.randomUUID(), buyer: "Ana" },
      ...{ endsAt: new Date(), maxDownloads: null },
    };
    return documentLinks.addDocumentLink(viewer, viewer.documentId, link).catch(() => undefined);
  },
  "document-links.withdrawDocumentLink": (pick) => {
    const viewer = pick.account();
    return documentLinks.withdrawDocumentLink(viewer, viewer.documentLinkId).catch(() => undefined);
  },
  "document-links.countDownload": (pick) =>
    documentLinks.countDownload(pick.account().documentLinkId, new Date()),
  "document-files.claimDocumentFile": (pick) =>
    documentFiles.claimDocumentFile({
      ...{ fileName: pick.text(), kind: "pdf", bytes: 1, uploadId: pick.account().documentId },
      addedBy: null,
    }),
  "document-files.giveUpDocumentFiles": (pick) => documentFiles.giveUpDocumentFiles([pick.text()]),
  "document-files.forgetDocumentFiles": (pick) => documentFiles.forgetDocumentFiles([pick.text()]),
  "checklist.saveItemState": (pick) => checklist.saveItemState(pick.account().id, "deed", "done"),
  "photo-files.claimFiles": (pick) => photoFiles.claimFiles([fileOf(pick.text())]),
  "photo-files.takeFiles": (pick) =>
    database().transaction((tx) => photoFiles.takeFiles(tx, pick.account().photoId, [])),
  "photo-files.releaseVariants": (pick) =>
    database().transaction((tx) => photoFiles.releaseVariants(tx, pick.account().photoId)),
  "photo-files.giveUpFiles": (pick) => photoFiles.giveUpFiles([pick.text()]),
  "photo-files.forgetFiles": (pick) => photoFiles.forgetFiles([pick.text()]),
  "photo-uploads.openUpload": (pick) => photoUploads.openUpload(pick.account().id, 1_000),
  "photo-uploads.endUpload": (pick) => {
    const { id, photoId } = pick.account();
    return photoUploads.endUpload(id, photoId);
  },
  "photo-uploads.forgetUpload": (pick) => photoUploads.forgetUpload(pick.account().photoId),
  "listings.lockListing": (pick) =>
    database().transaction((tx) => listings.lockListing(tx, pick.account().id, new Date())),
  "listings.changeListing": (pick) =>
    database().transaction((tx) =>
      listings.changeListing(tx, pick.account().listingId, { status: "pending" }),
    ),
  "listings.noteStatus": (pick) => {
    const { listingId, id: changedBy } = pick.account();
    const change = { status: "pending", at: new Date(), changedBy } as const;
    return database().transaction((tx) => listings.noteStatus(tx, listingId, change));
  },
  "listings.saveListingSettings": (pick) =>
    listings.saveListingSettings(pick.account().id, NO_CONTACT, new Date()),
  "listings.settleListing": (pick) =>
    database().transaction((tx) =>
      listings.settleListing(pick.account().id, new Date("2100-01-01"), tx),
    ),
  "listing-slugs.nameListing": (pick) => {
    const { listingId } = pick.account();
    return database().transaction((tx) => slugs.nameListing(tx, listingId, addressOf(pick)));
  },
  "listing-slugs.renameListing": (pick) => {
    const { propertyId } = pick.account();
    return database().transaction((tx) => slugs.renameListing(tx, propertyId, addressOf(pick)));
  },
  "open-houses.addOpenHouse": (pick) =>
    openHouses.addOpenHouse(
      pick.account().id,
      {
        startsAt: new Date("2100-01-01T12:00:00Z"),
        endsAt: new Date("2100-01-01T13:00:00Z"),
        ...{ remarks: "", isPublic: true, holdsBoth: false },
      },
      new Date(),
    ),
  "open-houses.changeOpenHouse": (pick) => {
    const { id, openHouseId } = pick.account();
    const [startsAt, endsAt] = [new Date("2100-01-02T12:00Z"), new Date("2100-01-02T13:00Z")];
    const changed = { startsAt, endsAt, ...{ remarks: "", isPublic: true, holdsBoth: false } };
    return openHouses.changeOpenHouse(id, openHouseId, () => changed, new Date());
  },
  ...SHOWING_WRITES,
  ...AUTOMATION_WRITES,
  ...WEBHOOK_WRITES,
  "open-houses.deleteOpenHouse": (pick) => {
    const { id, quietOpenHouseId } = pick.account();
    return openHouses.deleteOpenHouse(id, quietOpenHouseId, new Date());
  },
  "open-houses.saveOpenHouseNotes": (pick) => {
    const { id, openHouseId } = pick.account();
    return openHouses.saveOpenHouseNotes(id, openHouseId, { peopleCame: 3, notes: pick.text() });
  },
  "open-house-links.makeOpenHouseLink": (pick) => {
    const { id, openHouseId } = pick.account();
    return openHouseLinks.makeOpenHouseLink(id, openHouseId, "invitation", new Date());
  },
  "open-house-links.endInvitation": (pick) => {
    const { id, openHouseId } = pick.account();
    return openHouseLinks.endInvitation(id, openHouseId);
  },
  "open-house-links.endSheet": (pick) => {
    const { id, openHouseId } = pick.account();
    return openHouseLinks.endSheet(id, openHouseId, new Date());
  },
  "open-house-visitors.addVisitor": (pick) =>
    openHouseVisitors.addVisitor(pick.account().openHouseId, {
      ...{ id: crypto.randomUUID(), name: "Bo", email: "bo@example.com", phone: null },
      ...{ hasAgent: false, agentName: null, mayWrite: true, signedAt: new Date() },
    }),
  "open-house-visitors.deleteVisitor": (pick) => {
    const { id, openHouseId, visitorId } = pick.account();
    return openHouseVisitors.deleteVisitor(id, openHouseId, visitorId).catch(() => undefined);
  },
  "open-house-visitors.sendFollowUp": (pick) => {
    const { id, accountId, openHouseId, email: replyTo } = pick.account();
    const words = { subject: pick.text(), message: pick.text(), replyTo };
    const later = new Date("2100-01-01");
    return openHouseVisitors.sendFollowUp({ id, accountId }, openHouseId, words, later);
  },
  "open-house-visitors.setVisitorMails": (pick) =>
    openHouseVisitors.setVisitorMails(pick.account().stopSecret, false),
  "last-sales.saveLastSale": (pick) =>
    lastSales.saveLastSale(pick.account().id, { soldOn: "2016-06-06", price: 260_000 }),
  "description-versions.noteVersion": (pick) =>
    database().transaction((tx) => {
      const { propertyId, id, accountId } = pick.account();
      const text = { description: pick.text(), origin: "edited" } as const;
      return versions.noteVersion(tx, propertyId, { accountId, id }, text);
    }),
  "descriptions.saveGenerated": (pick) =>
    descriptions.saveGenerated(pick.account(), NO_FEATURES, writtenBy(pick)),
  "descriptions.saveRewritten": (pick) =>
    descriptions.saveRewritten(pick.account(), writtenBy(pick)),
  "descriptions.saveEdit": (pick) =>
    descriptions.saveEdit(pick.account(), { description: pick.text() }),
  "descriptions.saveAccepted": (pick) => descriptions.saveAccepted(pick.account(), pick.text()),
  "descriptions.saveKeptNote": (pick) =>
    descriptions.saveKeptNote(pick.account().id, { phrase: pick.text(), kept: true }),
  "left-out-sales.leaveSaleOut": (pick) =>
    leftOut.leaveSaleOut(pick.account().id, pick.saleId()).catch(() => undefined),
  "left-out-sales.putSaleBack": (pick) => leftOut.putSaleBack(pick.account().id, pick.saleId()),
};

const BILLING: Calls = {
  "billing-lease.takeLease": (pick) => leases.takeLease(pick.account().id, HOLDER),
  "billing-lease.renewLease": (pick) => leases.renewLease(pick.account().id, HOLDER),
  "billing-lease.endLease": (pick) => leases.endLease(pick.account().id, HOLDER),
  "billing-lease.writeUnderLease": (pick) =>
    leases.writeUnderLease(pick.account().id, HOLDER, async () => undefined),
  "billing.saveCustomer": (pick) =>
    billing.saveCustomer(pick.account().id, pick.text(), database()),
  "billing.saveBillingState": (pick) =>
    database().transaction((tx) =>
      billing.saveBillingState(
        pick.account().id,
        { subscriptionId: pick.text(), pendingChangeId: null, paid: null },
        tx,
      ),
    ),
  "billing.tellOfEndingPlan": (pick) =>
    database().transaction((tx) => billing.tellOfEndingPlan(pick.account().id, new Date(), tx)),
  "billing.recordEvent": (pick) =>
    database().transaction((tx) =>
      billing.recordEvent({ id: pick.text(), type: "invoice.paid" }, tx),
    ),
  "usage.countUsage": (pick) => usage.countUsage(usedBy(pick), 1_000),
  "usage.giveBackUsage": (pick) => usage.giveBackUsage(usedBy(pick)),
  "usage.addTokens": (pick) => usage.addTokens(usedBy(pick), { input: 900, output: 300 }),
  "usage.claimCeilingNews": (pick) => usage.claimCeilingNews(usedBy(pick)),
  "sweep.claimSweep": () => sweep.claimSweep(new Date()),
};

/** Every query that writes while a person or the payment provider waits. */
export const WRITES: Calls = { ...SIGN_IN, ...OF_AN_ACCOUNT, ...BILLING };
