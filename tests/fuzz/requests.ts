import * as fc from "fast-check";
import { isByVisitor } from "#lib/contract/call.ts";
import { type Call, specOf } from "#lib/contract/index.ts";
import { LISTING_STATUS_KEYS } from "#lib/fields/listing.ts";
import { DEFAULT_SHOWING_SETTINGS } from "#lib/fields/showings.ts";
import { COSTED_STEPS } from "#lib/fields/steps.ts";
import { NO_EDITS } from "#lib/photos/edits.ts";
import { NET_LINES } from "#lib/proceeds/net-lines.ts";
import { PASSWORD } from "#tests/factories.ts";
import { EVERY_DAY } from "#tests/showings/open-home.ts";
import { hostileText, hostileValue, nearly, rawBody } from "./hostile.ts";
import type { Household } from "./household.ts";
import { type Hints, sentBy } from "./schema-values.ts";

/** A request to a route, with path parameters already decoded, as from Next. */
export interface FuzzRequest {
  params: Record<string, string>;
  query: string;
  body: string | Uint8Array<ArrayBuffer> | undefined;
  contentType: string;
  /** In addition to those that every browser sends. */
  headers?: Record<string, string>;
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
let serial = 0;

function hintsFor(own: Household, other: Household): Hints {
  const people = [own.admin, own.member, other.admin, other.member];
  const anyone = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...people.map(({ id }) => id)) },
    { weight: 1, arbitrary: fc.constantFrom(own.propertyId, other.propertyId) },
    { weight: 2, arbitrary: fc.constantFrom(...own.sessionIds, ...other.sessionIds) },
    { weight: 1, arbitrary: fc.uuid() },
  );
  const password = fc.constant(PASSWORD);
  const plan = fc.constantFrom(1, 2, 3, 3, 4);
  const year = fc.oneof(fc.constant(0), fc.integer({ min: 1600, max: 2026 }));
  const version = fc.constantFrom(...own.versionIds, ...other.versionIds);
  const email = fc.oneof(
    fc.nat().map((number) => `New.${number}.${++serial}@Example.com`),
    fc.constantFrom(...people.map((person) => person.email)),
  );
  const price = fc.constantFrom("", "650,000", "1", "1000000000");
  const amount = fc.constantFrom("", "0", "2.5%", "$4,500", "1000000000");
  const cost = fc.constantFrom("", "0", "$1,200", 300, null);
  const day = fc.constantFrom("", "2027-05-31", "5/31/2027");
  const inAWeek = new Date(Date.now() + WEEK_MS).toISOString().slice(0, 10);
  return {
    ...Object.fromEntries(NET_LINES.map(({ id }) => [id, amount])),
    ...{ lowPrice: price, expectedPrice: price, highPrice: price },
    ...{ closingOn: day, deadlineOn: day, propertyTaxPaidTo: day, hoaPaidTo: day },
    ...Object.fromEntries(COSTED_STEPS.map((stepId) => [stepId, cost])),
    ...{ annualPropertyTax: price, inspectionCredit: price },
    lateDays: fc.constantFrom("", "14"),
    price: fc.constantFrom(1, 650_000, "650,000", "$1,000,000,000"),
    id: anyone,
    userId: anyone,
    saleId: fc.oneof(
      fc.constantFrom(...own.saleIds.map(String)),
      fc.constantFrom(...own.ownSaleIds.map(String)),
      fc.constantFrom(...other.ownSaleIds.map(String)),
      fc.stringMatching(/^\d{1,15}$/),
    ),
    priceId: fc.oneof(
      fc.constantFrom(...own.priceIds.map(String)),
      fc.constantFrom(...other.priceIds.map(String)),
      fc.stringMatching(/^\d{1,15}$/),
    ),
    soldOn: fc.constantFrom("2026-01-05", "2025-06-30", "1999-12-31"),
    offerId: fc.oneof(fc.constantFrom(...own.offerIds, ...other.offerIds), fc.uuid()),
    contactId: fc.oneof(fc.constantFrom(...own.contactIds, ...other.contactIds), fc.uuid()),
    replyId: fc.oneof(fc.constantFrom(...own.savedReplyIds, ...other.savedReplyIds), fc.uuid()),
    inquiryId: fc.oneof(fc.constantFrom(...own.inquiryIds, ...other.inquiryIds), fc.uuid()),
    openHouseId: fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...own.openHouseIds) },
      { weight: 1, arbitrary: fc.constantFrom(...other.openHouseIds) },
      { weight: 1, arbitrary: fc.uuid() },
    ),
    showingId: fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...own.showingIds) },
      { weight: 1, arbitrary: fc.constantFrom(...other.showingIds) },
      { weight: 1, arbitrary: fc.uuid() },
    ),
    week: fc.constantFrom(EVERY_DAY, DEFAULT_SHOWING_SETTINGS.week),
    ...{ lengthMinutes: fc.constantFrom(30, "60"), pauseMinutes: fc.constantFrom(0, 15) },
    noticeHours: fc.constantFrom(1, 24),
    hostId: fc.constantFrom(null, own.admin.id, own.member.id, other.member.id),
    videoLink: fc.constantFrom(null, "", "https://video.example/home"),
    timeZone: fc.constantFrom("America/Chicago", "America/Chicago", "America/Denver"),
    startsAt: fc.constantFrom("2027-01-05T16:00:00Z", "2020-01-05T16:00:00Z"),
    // Loopback or invalid, so that no other server gets requests.
    address: fc.constantFrom("https://127.0.0.1/a", "https://[::1]/a", "webcal://[::1]/a", "no"),
    kinds: fc.constantFrom(["inquiry"], ["status", "showing"]),
    visitorId: fc.oneof(fc.constantFrom(...own.visitorIds, ...other.visitorIds), fc.uuid()),
    peopleCame: fc.constantFrom("", "12", 7, null),
    replyTo: fc.constantFrom(own.admin.email, own.admin.email, own.member.email, "nobody"),
    isPublic: fc.boolean(),
    entry: fc.constant(null),
    // The household's home is withdrawn.
    status: fc.constantFrom("withdrawn", "withdrawn", "withdrawn", ...LISTING_STATUS_KEYS),
    soldPrice: price,
    day: fc.constantFrom("2099-06-12", "2099-06-13", inAWeek, "6/14/2099"),
    time: fc.constantFrom("09:00", "17:30"),
    amount: fc.constantFrom("2", 24, 60),
    letter: fc.constant(null),
    from: fc.constantFrom("09:00", "13:00", "16:30"),
    to: fc.constantFrom("10:00", "15:00", "18:00"),
    activeOn: day,
    contactPhone: fc.constantFrom("", "2175550142", "+1 217 555 0142"),
    photoId: fc.oneof(fc.constantFrom(...own.photoIds, ...other.photoIds), fc.uuid()),
    uploadId: fc.oneof(
      fc.constantFrom(...own.photoIds, ...other.photoIds),
      fc.constantFrom(...own.documentIds, ...other.documentIds),
      fc.uuid(),
    ),
    documentId: fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...own.documentIds, ...other.documentIds) },
      { weight: 1, arbitrary: fc.constantFrom(null, ...own.photoIds) },
    ),
    receiptId: fc.constantFrom(...own.receiptIds, ...other.receiptIds),
    tokenId: fc.constantFrom(...own.tokenIds, ...other.tokenIds),
    webhookId: fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...own.webhookIds) },
      { weight: 1, arbitrary: fc.constantFrom(...other.webhookIds) },
    ),
    deliveryId: fc.constantFrom(...own.deliveryIds, ...other.deliveryIds),
    linkId: fc.constantFrom(...own.documentLinkIds, ...other.documentLinkIds),
    number: fc.constantFrom(1, 1, 2),
    days: fc.constantFrom("14", "1", "91", ""),
    maxDownloads: fc.constantFrom("", "3", "0"),
    revision: fc.constantFrom(1, 1, 2),
    version: fc.constantFrom(0, 0, 1, 2),
    room: fc.constantFrom(null, { key: "kitchen", number: null }, { key: "bedroom", number: 2 }),
    edits: fc.constantFrom(undefined, undefined, NO_EDITS),
    alteration: fc.constantFrom(
      null,
      ...[...own.photoIds, ...other.photoIds].map((id) => ({
        kinds: ["twilight"],
        unalteredPhotoId: id,
      })),
    ),
    screen: fc.constantFrom(null, "/photography", "/plans"),
    beforePhotoId: fc.constantFrom(null, null, ...own.photoIds, ...other.photoIds),
    notificationId: fc.constantFrom(...own.notificationIds, ...other.notificationIds),
    upTo: fc.constantFrom(...own.notificationIds, ...other.notificationIds),
    before: fc.oneof(version, fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER })),
    // Not the other household's secrets: with them a request can change its data.
    secret: fc.constantFrom(...own.secrets),
    email,
    contactEmail: email,
    // No user here has a second factor.
    code: fc.constantFrom("123456", undefined),
    password,
    confirmPassword: password,
    oldPassword: password,
    newPassword: password,
    mobileNumber: fc.constantFrom("2175550142", "(217) 555-0142", "+1 217 555 0142"),
    yearBuilt: year,
    structuralRemodelYear: year,
    planId: plan,
    cardNumber: fc.constantFrom("4242 4242 4242 4242", "4000000000000002", "411111111111"),
    clientSecret: fc
      .tuple(fc.constantFrom("subscription", "change"), plan, fc.uuid())
      .map(([kind, planId, id]) => `sandbox_${kind}_${planId}_${id}_secret`),
  };
}

const orHostile = <T>(fitting: fc.Arbitrary<T>, hostile: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary: fitting }, { weight: 1, arbitrary: hostile });

function paramsOf(call: Call, hints: Hints): fc.Arbitrary<Record<string, string>> {
  const { params } = specOf(call);
  if (!params) return fc.constant({});
  const names = Object.keys(params.shape);
  const hostile = fc.record(Object.fromEntries(names.map((name) => [name, hostileText()])));
  return orHostile(sentBy(params, hints) as typeof hostile, hostile);
}

const RAW_QUERIES = [
  "before=%00",
  "before=%ED%A0%80",
  "before",
  "before=",
  "before=1&before=-1",
  "before[]=1",
  "&&=&%",
  "__proto__=1&constructor=2",
  `before=${"9".repeat(5000)}`,
  "error=access_denied&error_description=%3Cb%3E&state=%00&code=x&iss=x",
  "callbackUrl=https%3A%2F%2Fevil.example",
];

const inQuery = (values: unknown) => String(new URLSearchParams(values as Record<string, string>));

function queryOf(call: Call, hints: Hints): fc.Arbitrary<string> {
  const { query } = specOf(call);
  const raw = fc.oneof(
    fc.constantFrom(...RAW_QUERIES),
    fc.tuple(hostileText(), hostileText()).map((pair) => String(new URLSearchParams([pair]))),
  );
  if (!query) return orHostile(fc.constant(""), raw);
  return orHostile(sentBy(query, hints).map(inQuery), raw);
}

const asJson = (values: fc.Arbitrary<unknown>) => values.map((value) => JSON.stringify(value));

function bodyOf(call: Call, hints: Hints): fc.Arbitrary<FuzzRequest["body"]> {
  const { input, rawInput } = specOf(call);
  if (rawInput) return fc.oneof(rawBody(), asJson(hostileValue()), hostileText());
  if (!input) return fc.constant(undefined);
  const valid = isByVisitor(input)
    ? fc.oneof(sentBy(input.signedOut, hints), sentBy(input.signedIn, hints))
    : sentBy(input, hints);
  return fc.oneof(
    { weight: 5, arbitrary: asJson(valid) },
    { weight: 6, arbitrary: asJson(nearly(valid)) },
    { weight: 1, arbitrary: asJson(hostileValue()) },
    { weight: 1, arbitrary: rawBody() },
  );
}

function contentTypeOf(call: Call): fc.Arbitrary<string> {
  const { rawInput = "application/json" } = specOf(call);
  const odd = fc.constantFrom(
    "",
    "text/plain",
    "application/json; charset=x",
    "multipart/form-data",
  );
  return fc.oneof({ weight: 15, arbitrary: fc.constant(rawInput) }, { weight: 1, arbitrary: odd });
}

/** Requests of a member of `own` that are valid by the call's schemas. The services still reject most. */
export function fittingRequestsTo(call: Call, own: Household, other: Household) {
  const hints = hintsFor(own, other);
  const { params, query, input, rawInput = "application/json" } = specOf(call);
  const schema = input && isByVisitor(input) ? input.signedIn : input;
  return fc.record<FuzzRequest>({
    params: params
      ? (sentBy(params, hints) as fc.Arbitrary<FuzzRequest["params"]>)
      : fc.constant({}),
    query: query ? sentBy(query, hints).map(inQuery) : fc.constant(""),
    body: schema ? asJson(sentBy(schema, hints)) : fc.constant(undefined),
    contentType: fc.constant(rawInput),
  });
}

/** Requests of a member of `own` who knows the ids and emails of `other`. */
export function requestsTo(call: Call, own: Household, other: Household) {
  const hints = hintsFor(own, other);
  return fc.record<FuzzRequest>({
    params: paramsOf(call, hints),
    query: queryOf(call, hints),
    body: bodyOf(call, hints),
    contentType: contentTypeOf(call),
  });
}
