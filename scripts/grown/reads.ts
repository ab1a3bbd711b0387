import * as billing from "#db/queries/billing.ts";
import * as contractors from "#db/queries/contractors.ts";
import * as versions from "#db/queries/description-versions.ts";
import * as devices from "#db/queries/known-devices.ts";
import * as leftOut from "#db/queries/left-out-sales.ts";
import * as plans from "#db/queries/plans.ts";
import * as profiles from "#db/queries/profiles.ts";
import * as properties from "#db/queries/properties.ts";
import * as sales from "#db/queries/sales.ts";
import * as factors from "#db/queries/second-factors.ts";
import * as sessions from "#db/queries/sessions.ts";
import * as settings from "#db/queries/settings.ts";
import * as signIns from "#db/queries/sign-ins.ts";
import * as steps from "#db/queries/steps.ts";
import * as users from "#db/queries/users.ts";
import * as models from "#db/queries/valuation-models.ts";
import { database } from "#db/client.ts";
import { dayOf } from "#lib/days.ts";
import { MAX_SALE_AGE_DAYS } from "#lib/valuation/candidate-sales.ts";
import { authAdapter } from "#services/auth-adapter.ts";
import { getValuation } from "#services/valuation.ts";
import type { RowPicker } from "./rows.ts";

/** A call of a query on rows that are chosen at random, by the name of the query. */
export type Calls = Record<string, (pick: RowPicker) => Promise<unknown>>;

const today = () => dayOf(new Date().toISOString());
const window = () => [today() - MAX_SALE_AGE_DAYS, today()] as const;

const SIGNED_IN: Calls = {
  "sessions.findSessionUser": (pick) => sessions.findSessionUser(pick.account().sessionId),
  "sessions.findSignInTime": (pick) => sessions.findSignInTime(pick.account().sessionId),
  "sessions.listSessions": (pick) => sessions.listSessions(pick.account().id),
  "users.findCredentials": (pick) => users.findCredentials(pick.account().email),
  "users.getUserView": (pick) => users.getUserView(pick.account().id),
  "users.listMembers": (pick) => users.listMembers(pick.member().accountId),
  "users.findMember": (pick) => {
    const { accountId, id } = pick.member();
    return users.findMember(accountId, id);
  },
  "users.getPasswordHash": (pick) => users.getPasswordHash(pick.account().id),
  "users.hasPassword": (pick) => users.hasPassword(pick.account().id),
  "second-factors.hasSecondFactor": (pick) => factors.hasSecondFactor(pick.account().id),
  "second-factors.countRecoveryCodes": (pick) => factors.countRecoveryCodes(pick.account().id),
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
  "profiles.getProfile": (pick) => profiles.getProfile(pick.account().id),
  "settings.getSettings": (pick) => settings.getSettings(pick.account().id),
  "steps.listStepCompletions": (pick) => steps.listStepCompletions(pick.account().id),
  "properties.getProperty": (pick) => properties.getProperty(pick.account().id),
  "properties.getLatestProperty": (pick) => properties.getLatestProperty(pick.account().id),
  "properties.lockProperty": (pick) =>
    database().transaction((tx) => properties.lockProperty(tx, pick.account().id)),
  "description-versions.listVersions": (pick) => versions.listVersions(pick.account().id, null),
  "description-versions.listVersions, a later page": (pick) => {
    const { id, number } = pick.account();
    return versions.listVersions(id, number);
  },
  "plans.listPlans": () => plans.listPlans(),
  "plans.getSubscription": (pick) => plans.getSubscription(pick.account().id),
  "billing.getBillingOverview": (pick) => billing.getBillingOverview(pick.account().id),
  "billing.readBillingAccount": (pick) => billing.readBillingAccount(pick.account().id),
  "billing.findAccountByCustomer": (pick) =>
    billing.findAccountByCustomer(pick.account().customerId),
  "billing.isEventHandled": (pick) => billing.isEventHandled(pick.eventId()),
};

const SHARED: Calls = {
  "contractors.listContractorTypes": () => contractors.listContractorTypes(),
  "contractors.contractorsOfType": (pick) =>
    contractors.contractorsOfType(1, pick.place()).execute(),
  "contractors.listContractorsByType": (pick) => contractors.listContractorsByType(pick.place()),
  "contractors.listContractorsNear": (pick) => {
    const { id, accountId } = pick.account();
    return contractors.listContractorsNear(accountId, id);
  },
  "sales.salesSource.inZip": (pick) => sales.salesSource().inZip(pick.place().zipCode, ...window()),
  "sales.salesSource.inCity": (pick) => {
    const { state, city } = pick.place();
    return sales.salesSource().inCity(state, city, ...window());
  },
  "sales.salesSource.inState": (pick) =>
    sales.salesSource().inState(pick.place().state, ...window()),
  "sales.salesSource.ofHouse": (pick) =>
    sales.salesSource().ofHouse(pick.place().zipCode, 1 + pick.below(4000), today()),
  "left-out-sales.listLeftOutSales": (pick) => leftOut.listLeftOutSales(pick.account().id),
  "valuation-models.readStoredModel": (pick) => {
    const { market, zipCode } = pick.place();
    return models.readStoredModel(market, [zipCode]);
  },
  "valuation: all that GET /api/valuation reads": (pick) => getValuation(pick.account().id),
};

/** Every query that a person or the payment provider may wait for, and that writes nothing. */
export const READS: Calls = { ...SIGNED_IN, ...OF_AN_ACCOUNT, ...SHARED };
