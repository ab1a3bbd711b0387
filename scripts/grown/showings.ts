import { database, type Transaction } from "#db/client.ts";
import { saveChosenTimeZone } from "#db/queries/properties.ts";
import * as publicListings from "#db/queries/public-listings.ts";
import * as calendars from "#db/queries/calendars.ts";
import { removeEventsOfShowings } from "#db/queries/events.ts";
import * as notificationMails from "#db/queries/notification-mails.ts";
import * as reminders from "#db/queries/showing-reminders.ts";
import * as settings from "#db/queries/showing-settings.ts";
import * as requests from "#db/queries/showing-requests.ts";
import * as showings from "#db/queries/showings.ts";
import { DEFAULT_SHOWING_SETTINGS } from "#lib/fields/showings.ts";
import { hashLinkSecret } from "#server/link-secret.ts";
import type { Calls, RowPicker } from "./rows.ts";

const SELLER = { who: "seller", actorId: null } as const;
const DAY = "2099-06-12";
const SETTINGS = {
  ...DEFAULT_SHOWING_SETTINGS,
  ...{ hostId: null, instructions: null, videoLink: null },
};

const times = () => {
  const startsAt = new Date("2099-06-12T12:00:00Z");
  const endsAt = new Date("2099-06-12T12:30:00Z");
  return { startsAt, endsAt, heldUntil: endsAt };
};
const inOne = <T>(work: (tx: Transaction) => Promise<T>) => database().transaction(work);
// Another call may have done it before.
const orNothing = (work: Promise<unknown>) => work.catch(() => undefined);

/** Reads of showings that take no session. */
export const SHOWING_READS: Calls = {
  "showings.accountOfListing": (pick) => showings.accountOfListing(pick.account().listingId),
  "showings.requireShowing": (pick) => {
    const { id, showingId } = pick.account();
    return orNothing(showings.requireShowing(id, showingId));
  },
  "showing-requests.findShowingBySecret": (pick) =>
    requests.findShowingBySecret(pick.account().showingSecret),
  "notification-mails.findVisitor": (pick) => {
    const { id, showingId } = pick.account();
    return notificationMails.findVisitor(id, showingId);
  },
  "showings.findShowing": (pick) => showings.findShowing(pick.account().showingId),
  "showing-reminders.findVisitorToText": (pick) => {
    const { showingId } = pick.account();
    return reminders.findVisitorToText({ showingId, sequence: 0 }, new Date());
  },
  "calendars.findFeed": (pick) => calendars.findFeed(hashLinkSecret(pick.account().feedSecret)),
  "calendars.showingsForCalendar": (pick) =>
    calendars.showingsForCalendar(pick.account().listingId, new Date()),
  "calendars.openHousesForCalendar": (pick) =>
    calendars.openHousesForCalendar(pick.account().listingId, new Date()),
  "public-listings.getPublicHome": (pick) => publicListings.getPublicHome(pick.account().listingId),
};

async function changeOne(
  pick: RowPicker,
  change: (tx: Transaction, showing: showings.Showing) => Promise<unknown>,
) {
  const { id, showingId } = pick.account();
  return orNothing(
    inOne(async (tx) => change(tx, await showings.requireShowing(id, showingId, tx))),
  );
}

/** What no request waits for: what time alone brings about. */
export const SHOWING_SWEEP: Calls = {
  "showing-reminders.hasDueShowings": () => reminders.hasDueShowings(new Date()),
  "showing-reminders.findToRemind": () => reminders.findToRemind("day", new Date()),
  "showing-reminders.findToAsk": () => reminders.findToAsk(new Date()),
  "calendars.findOldBusyCalendars": () => calendars.findOldBusyCalendars(new Date(), 100),
  "showing-reminders.findOverdueAccounts": () => reminders.findOverdueAccounts(new Date()),
};

export const SHOWING_WRITES: Calls = {
  "calendars.saveFeed": (pick) =>
    calendars.saveFeed(pick.account().id, crypto.randomUUID(), new Date()),
  "calendars.noteFeedRead": (pick) => calendars.noteFeedRead(pick.account().id, new Date()),
  "calendars.endFeed": (pick) => calendars.endFeed(pick.account().id),
  "calendars.saveBusyCalendar": (pick) => {
    const read = { address: pick.text(), busy: [], skipped: 0, at: new Date() };
    return calendars.saveBusyCalendar(pick.account().id, read);
  },
  "calendars.saveLook": (pick) => {
    const row = { userId: pick.account().id, address: pick.text() };
    return calendars.saveLook(row, { failure: "unreachable" }, new Date());
  },
  "calendars.removeBusyCalendar": (pick) => calendars.removeBusyCalendar(pick.account().id),
  "events.removeEventsOfShowings": (pick) => {
    const { id, showingId } = pick.account();
    return inOne((tx) => removeEventsOfShowings(tx, id, [showingId]));
  },
  "showing-reminders.remind": (pick) =>
    reminders.remind(pick.account().showingId, "day", new Date()),
  "showing-reminders.askForFeedback": (pick) =>
    reminders.askForFeedback(pick.account().showingId, new Date()),
  "showing-reminders.withdrawVisitorTexts": (pick) =>
    reminders.withdrawVisitorTexts(pick.account().showingId),
  "showings.cancelShowings": (pick) =>
    inOne((tx) => showings.cancelShowings(tx, pick.account().listingId, null, new Date())),
  "properties.saveChosenTimeZone": (pick) =>
    inOne((tx) => saveChosenTimeZone(tx, pick.account().id, "America/Denver", new Date())),
  "showing-settings.saveSettingsOfShowings": (pick) =>
    inOne((tx) => settings.saveSettingsOfShowings(tx, pick.account().listingId, SETTINGS)),
  "showing-settings.saveShowingDay": (pick) =>
    settings.saveShowingDay(pick.account().id, DAY, { hours: [], note: "" }),
  "showing-settings.deleteShowingDay": (pick) =>
    orNothing(settings.deleteShowingDay(pick.account().id, DAY)),
  "showing-requests.keepMailedLink": (pick) => {
    const { showingId } = pick.account();
    return requests.keepMailedLink(showingId, crypto.randomUUID());
  },
  "showing-requests.trimSpamShowings": (pick) =>
    inOne((tx) => requests.trimSpamShowings(tx, pick.account().listingId)),
  "showing-requests.findSameRequests": (pick) => {
    const { listingId } = pick.account();
    const who = { name: "Ana", email: "ana@example.com", phone: null, message: "" };
    const { startsAt } = times();
    return inOne((tx) =>
      requests.findSameRequests(tx, { listingId, ...who, startsAt }, new Date()),
    );
  },
  "showings.countBlocks": (pick) =>
    inOne((tx) => showings.countBlocks(tx, pick.account().listingId, new Date())),
  "showings.addBlock": (pick) => {
    const { startsAt, endsAt } = times();
    const { listingId } = pick.account();
    return orNothing(
      inOne((tx) => showings.addBlock(tx, { listingId, startsAt, endsAt, notes: "" })),
    );
  },
  "showings.deleteBlock": (pick) => {
    const { id, blockId } = pick.account();
    return orNothing(showings.deleteBlock(id, blockId));
  },
  "showings.addShowing": (pick) => {
    const { id, listingId } = pick.account();
    const secretHash = crypto.randomUUID();
    const values = { ...times(), listingId, secretHash, state: "requested", name: "Bo" } as const;
    return orNothing(inOne((tx) => showings.addShowing(tx, id, values, SELLER)));
  },
  "showings.changeShowing": (pick) =>
    changeOne(pick, (tx, showing) =>
      showings.changeShowing(tx, showing, { state: "cancelled", endedBy: "seller" }, SELLER),
    ),
  "showings.expireShowings": (pick) =>
    inOne((tx) =>
      showings.expireShowings(tx, pick.account().listingId, new Date("2099-01-01T00:00:00Z")),
    ),
  "showings.changeOwnNotes": (pick) =>
    changeOne(pick, (tx, { id }) => showings.changeOwnNotes(tx, id, { notes: pick.text() })),
  "showings.removeShowing": (pick) => changeOne(pick, showings.removeShowing),
};
