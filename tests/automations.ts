import { and, eq, sql } from "drizzle-orm";
import { beforeEach } from "vitest";
import * as kindRoute from "#app/api/automations/[kind]/route.ts";
import * as priceRoute from "#app/api/automations/price-change/route.ts";
import * as publishRoute from "#app/api/automations/publish-time/route.ts";
import * as route from "#app/api/automations/route.ts";
import * as ruleRoute from "#app/api/automations/rules/[rule]/route.ts";
import { database } from "#db/client.ts";
import { accountEvents, inquiries, listings, users } from "#db/schema/index.ts";
import { automationsView } from "#lib/schemas/automations.ts";
import { wallTimeOf } from "#lib/us/wall-clock.ts";
import { call } from "#tests/api.ts";
import { createSubscription, type TestUser } from "#tests/factories.ts";
import { createReadyHome } from "#tests/listing/ready-home.ts";
import { runAutomations } from "#services/automation-runs.ts";

const HOUR_MS = 60 * 60 * 1000;
export const PREMIUM = 3;
const ZONE = "America/Los_Angeles";

export const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
const timeIn = (hours: number) => wallTimeOf(inHours(hours), ZONE);

/**
 * Gives every test a seller on Premium with a home that can be published, and no other account.
 * @returns the calls of that seller, and what they led to
 */
export function automationsForTests() {
  let current: TestUser;
  beforeEach(async () => {
    await database().delete(users);
    current = await createReadyHome();
    await createSubscription(current, { planId: PREMIUM });
  });

  const read = async (as = current) =>
    automationsView.parse((await call(route, "GET", { as })).body);
  const planPublishing = (body: object = {}, as = current) =>
    call(publishRoute, "POST", { as, body: { ...timeIn(2), confirmsRight: true, ...body } });
  const planPrice = (body: object = {}, as = current) =>
    call(priceRoute, "POST", { as, body: { ...timeIn(2), price: "640,000", ...body } });
  const setRule = (rule: string, body: object, as = current) =>
    call(ruleRoute, "PUT", { as, params: { rule }, body });
  const setState = (kind: string, state: "on" | "paused", as = current) =>
    call(kindRoute, "PATCH", { as, params: { kind }, body: { state } });

  const recordedEvents = async () => {
    const rows = await database()
      .select({ kind: accountEvents.kind, data: accountEvents.data })
      .from(accountEvents)
      .where(
        and(
          eq(accountEvents.accountId, current.accountId),
          sql`kind in ('automation_done', 'automation_not_done', 'automation_paused', 'inquiry_waiting', 'quiet_listing')`,
        ),
      )
      .orderBy(accountEvents.id);
    return rows.map(({ kind, data }) => [kind, data]);
  };

  const runAtOnce = (hours: number) =>
    Promise.all([1, 2, 3].map(() => runAutomations(inHours(hours))));
  const listingId = async () => {
    const [row] = await database().select({ id: listings.id }).from(listings);
    return row?.id ?? "";
  };

  const ask = async (hoursAgo: number) =>
    database()
      .insert(inquiries)
      .values({
        ...{
          listingId: await listingId(),
          kind: "question",
          name: "Bo Li",
          message: "Is it quiet?",
        },
        receivedAt: inHours(-hoursAgo),
      });
  return {
    ...{ seller: () => current, read, planPublishing, planPrice, setRule, setState },
    ...{ recordedEvents, runAtOnce, listingId, ask },
  };
}
