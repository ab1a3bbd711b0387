import { createHash } from "node:crypto";
import * as apiTokens from "#db/queries/api-tokens.ts";
import * as askingPrices from "#db/queries/asking-prices.ts";
import * as automations from "#db/queries/automations.ts";
import * as billing from "#db/queries/billing.ts";
import * as contractors from "#db/queries/contractors.ts";
import * as addresses from "#db/queries/email-addresses.ts";
import * as estimates from "#db/queries/estimates.ts";
import * as events from "#db/queries/events.ts";
import * as versions from "#db/queries/description-versions.ts";
import * as calendars from "#db/queries/calendars.ts";
import * as devices from "#db/queries/known-devices.ts";
import * as inquiries from "#db/queries/inquiries.ts";
import * as lastSales from "#db/queries/last-sales.ts";
import * as leftOut from "#db/queries/left-out-sales.ts";
import * as listings from "#db/queries/listings.ts";
import * as mailChoices from "#db/queries/mail-choices.ts";
import * as links from "#db/queries/mailed-links.ts";
import * as inventories from "#db/queries/inventories.ts";
import * as netSheets from "#db/queries/net-sheets.ts";
import * as notificationMails from "#db/queries/notification-mails.ts";
import * as notifications from "#db/queries/notifications.ts";
import * as offers from "#db/queries/offers.ts";
import * as openHouseLinks from "#db/queries/open-house-links.ts";
import * as openHouseVisitors from "#db/queries/open-house-visitors.ts";
import * as openHouses from "#db/queries/open-houses.ts";
import * as ownSales from "#db/queries/own-sales.ts";
import * as checklist from "#db/queries/checklist.ts";
import * as documentFiles from "#db/queries/document-files.ts";
import * as documentLinks from "#db/queries/document-links.ts";
import * as documentRoom from "#db/queries/document-room.ts";
import * as storage from "#db/queries/storage.ts";
import * as documents from "#db/queries/documents.ts";
import * as photoFiles from "#db/queries/photo-files.ts";
import * as photoUploads from "#db/queries/photo-uploads.ts";
import * as photos from "#db/queries/photos.ts";
import * as plans from "#db/queries/plans.ts";
import * as profiles from "#db/queries/profiles.ts";
import * as properties from "#db/queries/properties.ts";
import * as publicListings from "#db/queries/public-listings.ts";
import * as salesNear from "#db/queries/sales-near.ts";
import * as sales from "#db/queries/sales.ts";
import * as search from "#db/queries/search.ts";
import * as factors from "#db/queries/second-factors.ts";
import * as sessions from "#db/queries/sessions.ts";
import * as settings from "#db/queries/settings.ts";
import * as showingSettings from "#db/queries/showing-settings.ts";
import * as standing from "#db/queries/showing-standing.ts";
import * as showings from "#db/queries/showings.ts";
import * as signIns from "#db/queries/sign-ins.ts";
import * as steps from "#db/queries/steps.ts";
import * as support from "#db/queries/support.ts";
import * as textConsents from "#db/queries/text-consents.ts";
import * as templates from "#db/queries/templates.ts";
import * as traffic from "#db/queries/traffic.ts";
import * as usage from "#db/queries/usage.ts";
import * as users from "#db/queries/users.ts";
import * as models from "#db/queries/valuation-models.ts";
import * as deliveries from "#db/queries/webhook-deliveries.ts";
import * as webhooks from "#db/queries/webhooks.ts";
import { database } from "#db/client.ts";
import type { OwnedRead, Values } from "#db/owned-read.ts";
import { findSessionUser, sessionRead } from "#db/session-read.ts";
import { dayOf } from "#lib/days.ts";
import { found } from "#lib/errors.ts";
import { MAX_SALE_AGE_DAYS } from "#lib/valuation/candidate-sales.ts";
import { authAdapter } from "#services/auth-adapter.ts";
import { listingReads } from "#services/listing.ts";
import { MOST_AT_ONCE, searchReads, searchReadValues, viewSearch } from "#services/search.ts";
import { valuationReads, valuationValues, valueHome } from "#services/valuation.ts";
import type { Calls, RowPicker } from "./rows.ts";
import { AUTOMATION_READS } from "./automations.ts";
import { SHOWING_READS } from "./showings.ts";

const today = () => dayOf(new Date().toISOString());
const window = () => [today() - MAX_SALE_AGE_DAYS, today()] as const;

// Those of a database that was kept stand for two weeks.
const SESSION_OVER = "The session has ended: the databases have to be filled anew.";

type Account = ReturnType<RowPicker["account"]>;

/** What is read of a signed-in person, as a request asks for it: together with their session. */
function withSession(
  data: OwnedRead<unknown>,
  valuesOf: (account: Account) => Values = () => ({}),
): Calls[string] {
  const read = sessionRead({ data });
  return async (pick) => {
    const account = pick.account();
    return found(await read(account.sessionId, valuesOf(account)), SESSION_OVER);
  };
}

const readValuation = sessionRead(valuationReads);
const readListing = sessionRead(listingReads);
const readSearch = sessionRead(searchReads);
// One that many texts hold, one that some hold, and one that is misspelled.
const ASKED = ["kitchen garden", "version", "quite streat"];
const salesUntilNow = () => salesNear.salesUntil(new Date());

const OF_CALLER: Calls = {
  "session-read.findSessionUser": async (pick) =>
    found(await findSessionUser(pick.account().sessionId), SESSION_OVER),
  "support.findSupported": async (pick) => found(await support.findSupported(pick.account().id)),
  "api-tokens.ownApiTokens": withSession(apiTokens.ownApiTokens),
  "webhooks.ownWebhooks": withSession(webhooks.ownWebhooks),
  "webhook-deliveries.deliveriesOfWebhook": withSession(
    deliveries.deliveriesOfWebhook,
    ({ webhookId }) => ({ webhookId }),
  ),
  "sessions.ownSessions": withSession(sessions.ownSessions),
  "users.hasPassword": withSession(users.hasPassword),
  "users.membersOfAccount": withSession(users.membersOfAccount),
  "email-addresses.ownEmailAddress": withSession(addresses.ownEmailAddress),
  "email-addresses.adminVerifiedAt": withSession(addresses.adminVerifiedAt),
  "email-addresses.openInvitations": withSession(addresses.openInvitations),
  "email-addresses.confirmedAddresses": withSession(addresses.confirmedAddresses),
  "email-addresses.isConfirmedAddress": (pick) => {
    const { accountId, email } = pick.account();
    return addresses.isConfirmedAddress(accountId, email);
  },
  "email-addresses.hasConfirmedAddress": (pick) => addresses.hasConfirmedAddress(pick.account().id),
  "open-house-visitors.requireSender": (pick) => {
    const { id, accountId, email } = pick.account();
    return openHouseVisitors.requireSender({ id, accountId }, email);
  },
  "second-factors.ownSecondFactor": withSession(factors.ownSecondFactor),
  "profiles.ownProfile": withSession(profiles.ownProfile),
  "settings.ownSettings": withSession(settings.ownSettings),
  "steps.stepCostsOfAccount": withSession(steps.stepCostsOfAccount),
  "steps.stepsOfAccount": withSession(steps.stepsOfAccount),
  "properties.addressOfAccount": withSession(properties.addressOfAccount),
  "properties.propertyOfAccount": withSession(properties.propertyOfAccount),
  "asking-prices.askingPricesOfAccount": withSession(askingPrices.askingPricesOfAccount),
  "estimates.estimatesOfAccount": withSession(estimates.estimatesOfAccount),
  "estimates.lastEstimateOfAccount": withSession(estimates.lastEstimateOfAccount),
  "public-listings.findListingState": async (pick) =>
    found(await publicListings.findListingState(pick.slug())),
  "listings.listingOfAccount": withSession(listings.listingOfAccount),
  "automations.automationsOfAccount": withSession(automations.automationsOfAccount),
  "automations.automationRunsOfAccount": withSession(automations.automationRunsOfAccount),
  "automations.findAutomation": (pick) => automations.findAutomation(pick.account().id, "quiet"),
  "listings.listingChangesOfAccount": withSession(listings.listingChangesOfAccount),
  "open-houses.openHousesOfAccount": withSession(openHouses.openHousesOfAccount),
  "showing-settings.showingSettingsOfAccount": withSession(
    showingSettings.showingSettingsOfAccount,
  ),
  "showing-settings.showingDaysOfAccount": withSession(showingSettings.showingDaysOfAccount),
  "showing-standing.showingStandingOfAccount": withSession(standing.showingStandingOfAccount),
  "showing-standing.showingHoursOfAccount": withSession(standing.showingHoursOfAccount),
  "showings.showingsOfAccount": withSession(showings.showingsOfAccount),
  "showings.spamShowingsOfAccount": withSession(showings.spamShowingsOfAccount),
  "showings.heldTimesOfAccount": withSession(showings.heldTimesOfAccount),
  "calendars.feedOfPerson": withSession(calendars.feedOfPerson),
  "calendars.busyCalendarOfPerson": withSession(calendars.busyCalendarOfPerson),
  "calendars.busyTimesOfAccount": withSession(calendars.busyTimesOfAccount),
  ...SHOWING_READS,
  ...AUTOMATION_READS,
  "open-houses.openHouseRecordsOfAccount": withSession(openHouses.openHouseRecordsOfAccount),
  "open-houses.followUpsOfAccount": withSession(openHouses.followUpsOfAccount),
  "listing: all that GET /api/listing reads": async (pick) =>
    found(await readListing(pick.account().sessionId), SESSION_OVER),
  "net-sheets.netEntriesOfAccount": withSession(netSheets.netEntriesOfAccount),
  "inventories.inventoryOfAccount": withSession(inventories.inventoryOfAccount),
  "templates.templateEditsOfAccount": withSession(templates.templateEditsOfAccount),
  "templates.templateBrandOfAccount": withSession(templates.templateBrandOfAccount),
  "offers.offersOfAccount": withSession(offers.offersOfAccount),
  "inquiries.inquiriesOfAccount": withSession(inquiries.inquiriesOfAccount),
  "inquiries.waitingInquiriesOfAccount": withSession(inquiries.waitingInquiriesOfAccount),
  "events.latestEventsOfAccount": withSession(events.latestEventsOfAccount),
  "traffic.publicSinceOfAccount": withSession(traffic.publicSinceOfAccount),
  "traffic.visitDaysOfAccount": withSession(traffic.visitDaysOfAccount),
  "traffic.visitSourcesOfAccount": withSession(traffic.visitSourcesOfAccount),
  "traffic.visitSitesOfAccount": withSession(traffic.visitSitesOfAccount),
  "traffic.openingDaysOfAccount": withSession(traffic.openingDaysOfAccount),
  "traffic.openedPhotosOfAccount": withSession(traffic.openedPhotosOfAccount),
  "traffic.inquiryHoursOfAccount": withSession(traffic.inquiryHoursOfAccount),
  "notifications.unreadOfPerson": withSession(notifications.unreadOfPerson),
  "notifications.notificationsOfPerson": withSession(notifications.notificationsOfPerson, () => ({
    before: null,
    unread: 0,
  })),
  "notifications.notificationsOfPerson, a later page": withSession(
    notifications.notificationsOfPerson,
    ({ number }) => ({ before: number + 1, unread: 0 }),
  ),
  "notifications.notificationsOfPerson, unread": withSession(
    notifications.notificationsOfPerson,
    () => ({ before: null, unread: 1 }),
  ),
  "mail-choices.ownMailChoices": withSession(mailChoices.ownMailChoices),
  "photos.photosOfAccount": withSession(photos.photosOfAccount),
  "photo-files.photoFilesOfAccount": withSession(photoFiles.photoFilesOfAccount),
  "photo-files.fileOfAccount": withSession(photoFiles.fileOfAccount, ({ number }) => ({
    name: createHash("md5").update(`file ${number} 400`).digest("hex"),
  })),
  "photo-uploads.uploadOfAccount": withSession(photoUploads.uploadOfAccount, ({ photoId }) => ({
    uploadId: photoId,
    purpose: "photo",
  })),
  "documents.documentsOfAccount": withSession(documents.documentsOfAccount),
  "document-files.versionsOfAccount": withSession(documentFiles.versionsOfAccount),
  "document-files.fileOfVersion": withSession(documentFiles.fileOfVersion, ({ documentId }) => ({
    documentId,
    number: 1,
  })),
  "document-links.linksOfAccount": withSession(documentLinks.linksOfAccount),
  "checklist.checklistOfAccount": withSession(checklist.checklistOfAccount),
  "own-sales.ownSalesOfAccount": withSession(ownSales.ownSalesOfAccount),
  "own-sales.marketsNearAccount": withSession(ownSales.marketsNearAccount),
  "last-sales.lastSaleOfAccount": withSession(lastSales.lastSaleOfAccount),
  "description-versions.versionsOfAccount": withSession(versions.versionsOfAccount, () => ({
    before: null,
  })),
  "description-versions.versionsOfAccount, a later page": withSession(
    versions.versionsOfAccount,
    ({ number }) => ({ before: number }),
  ),
  "search.photoTextsOfAccount": withSession(search.photoTextsOfAccount),
  "search.newsOfPerson": withSession(search.newsOfPerson),
  "search.textsWithWords": withSession(search.textsWithWords, () =>
    searchReadValues("kitchen", MOST_AT_ONCE),
  ),
  "search.textsWithWords, misspelled": withSession(search.textsWithWords, () =>
    searchReadValues("kithcen", MOST_AT_ONCE),
  ),
  "search: all that GET /api/search reads": async (pick) => {
    const query = ASKED[pick.below(ASKED.length)]!;
    const values = searchReadValues(query, MOST_AT_ONCE);
    const { answers } = found(await readSearch(pick.account().sessionId, values), SESSION_OVER);
    return viewSearch(answers, query, MOST_AT_ONCE);
  },
  "plans.everyPlan": withSession(plans.everyPlan),
  "plans.subscriptionOfAccount": withSession(plans.subscriptionOfAccount),
  "billing.billingOfAccount": withSession(billing.billingOfAccount),
  "contractors.everyContractorType": withSession(contractors.everyContractorType),
  "contractors.contractorsNearOwner": withSession(contractors.contractorsNearOwner),
  "contractors.contractorsNearMember": withSession(contractors.contractorsNearMember, ({ id }) => ({
    userId: id,
  })),
  "left-out-sales.leftOutOfAccount": withSession(leftOut.leftOutOfAccount, salesUntilNow),
  "sales-near.salesNearAccount": withSession(salesNear.salesNearAccount, salesUntilNow),
  "valuation: all that GET /api/valuation reads": async (pick) => {
    const { accountId, sessionId } = pick.account();
    const { answers } = found(await readValuation(sessionId, valuationValues()), SESSION_OVER);
    return valueHome(accountId, answers);
  },
};

const SIGNING_IN: Calls = {
  "sessions.findSignInTime": (pick) => sessions.findSignInTime(pick.account().sessionId),
  "users.findCredentials": (pick) => users.findCredentials(pick.account().email),
  "users.getUserView": (pick) => users.getUserView(pick.account().id),
  "users.findMember": (pick) => {
    const { accountId, id } = pick.member();
    return users.findMember(accountId, id);
  },
  "mailed-links.findLinkOwner": (pick) =>
    links.findLinkOwner(pick.account().linkSecret, ["reset_password"]),
  "mailed-links.findMailedLink": (pick) => links.findMailedLink(pick.account().linkId),
  "users.getPasswordHash": (pick) => users.getPasswordHash(pick.account().id),
  "second-factors.hasSecondFactor": (pick) => factors.hasSecondFactor(pick.account().id),
  "second-factors.findSecret": (pick) => factors.findSecret(pick.account().id, "confirmed"),
  "sign-ins.findPendingSignIn": (pick) => signIns.findPendingSignIn(pick.account().pendingSignInId),
  "auth-adapter: the user of an identity": async (pick) =>
    authAdapter().getUserByAccount!({
      provider: "google",
      providerAccountId: String(pick.account().number),
    }),
  "auth-adapter: the user of an email": async (pick) =>
    authAdapter().getUserByEmail!(pick.account().email),
  "known-devices.findKnownDevice": (pick) =>
    devices.findKnownDevice(pick.account().email, pick.text()),
};

const OF_AN_ACCOUNT: Calls = {
  "properties.getLatestProperty": (pick) => properties.getLatestProperty(pick.account().id),
  "properties.lockProperty": (pick) =>
    database().transaction((tx) => properties.lockProperty(tx, pick.account().id)),
  "photos.lockAccount": (pick) =>
    database().transaction((tx) => photos.lockAccount(tx, pick.account().id)),
  "photos.checkRoom": (pick) =>
    database().transaction((tx) => photos.checkRoom(tx, pick.account().id)),
  "storage.checkStorage": (pick) =>
    database().transaction((tx) => storage.checkStorage(tx, pick.account().id, 1)),
  "document-room.checkDocumentRoom": (pick) =>
    database().transaction((tx) => documentRoom.checkDocumentRoom(tx, pick.account().id, 1)),
  "document-files.fileThatCounts": (pick) =>
    documentFiles.fileThatCounts(pick.account().documentId, 1),
  "document-links.findSharedDocument": (pick) => {
    const secret = createHash("md5").update(`secret ${pick.account().number}`).digest("hex");
    return documentLinks.findSharedDocument(secret, new Date());
  },
  "photo-files.findOriginal": (pick) => {
    const { id, photoId } = pick.account();
    return photoFiles.findOriginal(id, photoId);
  },
  "photo-uploads.findUpload": (pick) => {
    const { id, photoId } = pick.account();
    return photoUploads.findUpload(id, photoId);
  },
  "description-versions.listVersions": (pick) => versions.listVersions(pick.account().id, null),
  "plans.listPlans": () => plans.listPlans(),
  "plans.getSubscription": (pick) => plans.getSubscription(pick.account().id),
  "billing.getBillingOverview": (pick) => billing.getBillingOverview(pick.account().id),
  "billing.readBillingAccount": (pick) => billing.readBillingAccount(pick.account().id),
  "billing.findAccountByCustomer": (pick) =>
    billing.findAccountByCustomer(pick.account().customerId),
  "billing.isEventHandled": (pick) => billing.isEventHandled(pick.eventId()),
};

const SHARED: Calls = {
  "open-house-links.findSheetLink": async (pick) => {
    const { id, openHouseId } = pick.account();
    return found(await openHouseLinks.findSheetLink(id, openHouseId));
  },
  "open-house-links.findOpenHouseByLink": async (pick) =>
    found(await openHouseLinks.findOpenHouseByLink(pick.account().openHouseSecret, "sheet")),
  "open-house-visitors.visitorsOfOpenHouse": (pick) => {
    const { id, openHouseId } = pick.account();
    return openHouseVisitors.visitorsOfOpenHouse(id, openHouseId);
  },
  "open-house-visitors.findFollowedUp": async (pick) =>
    found(await openHouseVisitors.findFollowedUp(pick.account().visitorId)),
  "notifications.countUnread": (pick) =>
    notifications.countUnread([1, 2, 3].map(() => pick.account().sessionId)),
  "notification-mails.findTold": (pick) => notificationMails.findTold(pick.account().number),
  "notification-mails.findDigest": (pick) => {
    const { id, number } = pick.account();
    return notificationMails.findDigest(id, [number]);
  },
  "notification-mails.findInquiry": (pick) => {
    const { id, inquiryId } = pick.account();
    return notificationMails.findInquiry(id, inquiryId);
  },
  "text-consents.findTextNumber": (pick) => textConsents.findTextNumber(pick.account().id),
  "contractors.listContractorTypes": () => contractors.listContractorTypes(),
  "contractors.contractorsOfType": (pick) =>
    contractors.contractorsOfType(1, pick.place()).execute(),
  "sales.salesSource.inZip": (pick) => sales.salesSource().inZip(pick.place().zipCode, ...window()),
  "sales.salesSource.inCity": (pick) => {
    const { state, city } = pick.place();
    return sales.salesSource().inCity(state, city, ...window());
  },
  "sales.salesSource.inState": (pick) =>
    sales.salesSource().inState(pick.place().state, ...window()),
  "sales.salesSource.ofHouse": (pick) => {
    const { zipCode, houseNumber } = pick.place();
    return sales.salesSource().ofHouse(zipCode, houseNumber, today());
  },
  "usage.usageOfDay": () => usage.usageOfDay(new Date().toISOString().slice(0, 10)),
  "valuation-models.readStoredModel": (pick) => {
    const { market, zipCode } = pick.place();
    return models.readStoredModel(market, [zipCode]);
  },
};

/** Every query that a person or the payment provider may wait for, and that writes nothing. */
export const READS: Calls = {
  ...OF_CALLER,
  ...SIGNING_IN,
  ...OF_AN_ACCOUNT,
  ...SHARED,
};
