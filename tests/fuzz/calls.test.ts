import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type Call, CONTRACT, specOf } from "#lib/contract/index.ts";
import type { TestUser } from "#tests/factories.ts";
import { exchange } from "./exchange.ts";
import { createHousehold, endHousehold, type Household } from "./household.ts";
import { fittingRequestsTo, requestsTo } from "./requests.ts";
import { fuzz, isThorough } from "./settings.ts";

// Sends arbitrary requests to every API call of the contract. New calls are included automatically.

const CALLS = Object.keys(CONTRACT) as Call[];
/**
 * Calls that can't succeed here. The first always refuses. The others need a provider's signature, an
 * app's code, bytes, a secret, a calendar, a requested deletion, a buyer's offer, or a home that's ready
 * to publish.
 */
const ALWAYS_REFUSED: readonly Call[] = [
  "DELETE /api/users",
  "PUT /api/photo-uploads/{uploadId}/parts/{part}",
  "GET /api/photo-files/{name}",
  "GET /api/documents/{documentId}/versions/{number}/file",
  "GET /api/documents/{documentId}/versions/{number}/view",
  "PUT /api/document-uploads/{uploadId}/parts/{part}",
  "POST /api/inbound-email",
  "POST /api/automations/publish-time",
  "PUT /api/busy-calendar",
  "POST /api/busy-calendar",
  "PUT /api/template-brand/logo",
  "POST /api/offers/import",
  "PUT /api/offers/backups",
  "POST /api/offers/highest-and-best",
  "DELETE /api/offers/highest-and-best",
  "GET /api/offers/{offerId}/turns/{turn}/files/{number}",
  "POST /api/offers/{offerId}/answer",
  "POST /api/stripe/webhook",
  "POST /api/login/second-factor",
  "POST /api/second-factor/confirm",
  "POST /api/second-factor/remove",
  "POST /api/second-factor/recovery-codes",
  "DELETE /api/account-deletion",
  "GET /api/jobs",
  "POST /api/jobs",
  "GET /api/metrics",
];

// The member first, who may change least of what the Admin's requests need.
const PEOPLE: Record<string, (own: Household) => TestUser | null> = {
  "a visitor": () => null,
  "someone whom the Admin has added": ({ member }) => member,
  "the Admin": ({ admin }) => admin,
};

/** Without a login, calls that aren't public return 401. */
const isTurnedAway = (call: Call, who: string) => who === "a visitor" && !specOf(call).public;

const answered = new Map<Call, number[]>(CALLS.map((call) => [call, []]));
const isReached = (call: Call) => answered.get(call)?.some((status) => status < 400) ?? false;

/** Until a call has succeeded once, people retry with valid requests. */
const triesOn = (call: Call, who: string) =>
  who !== "a visitor" && !isReached(call) && !ALWAYS_REFUSED.includes(call);

let other: Household;
/** For reads, and for callers without access. */
let unchanged: Household;
let changed: Household;
beforeAll(async () => {
  other = await createHousehold("An0ther-password");
  unchanged = await createHousehold();
});

describe.each(CALLS)("%s", (call) => {
  const isRead = call.startsWith("GET ");
  if (!isRead) {
    beforeAll(async () => {
      changed = await createHousehold();
    });
    afterAll(() => endHousehold(changed));
  }

  it.each(Object.keys(PEOPLE))("holds its contract, whatever %s sends", async (who) => {
    vi.stubEnv("AUTH_FACEBOOK_ID", "client").stubEnv("AUTH_FACEBOOK_SECRET", "secret");
    const own = isRead || isTurnedAway(call, who) ? unchanged : changed;
    const user = PEOPLE[who]?.(own) ?? null;
    const hold = (requests: typeof requestsTo, runs: number, isEnough = () => false) =>
      fc.assert(
        fc.asyncProperty(requests(call, own, other), async (request) => {
          if (isEnough()) return;
          const { status } = await exchange(call, user, request, other);
          answered.get(call)?.push(status);
        }),
        fuzz(`${call} by ${who}`, runs),
      );
    await hold(requestsTo, isTurnedAway(call, who) ? 1 : 5);
    if (triesOn(call, who)) {
      await hold(fittingRequestsTo, 50, () => !isThorough && isReached(call));
    }
  });
});

// A call that isn't reached needs a hint in requests.ts: valid values for its fields.
it("reaches every call behind its refusals", () => {
  expect(CALLS.filter((call) => !isReached(call))).toEqual(ALWAYS_REFUSED);
});
