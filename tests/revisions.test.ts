import { describe, expect, it } from "vitest";
import * as netProceeds from "#app/api/net-proceeds/route.ts";
import * as offer from "#app/api/offers/[offerId]/route.ts";
import * as offers from "#app/api/offers/route.ts";
import * as features from "#app/api/properties/features/route.ts";
import * as latest from "#app/api/properties/latest/route.ts";
import * as basics from "#app/api/property/basics/route.ts";
import * as property from "#app/api/property/route.ts";
import * as showingSettings from "#app/api/showings/settings/route.ts";
import * as showings from "#app/api/showings/route.ts";
import * as template from "#app/api/templates/[kind]/route.ts";
import * as templates from "#app/api/templates/route.ts";
import { database } from "#db/client.ts";
import { formRevisions } from "#db/schema/index.ts";
import { NO_FEATURES } from "#lib/fields/features.ts";
import type { Conflict } from "#lib/errors.ts";
import type { SchedulingView } from "#lib/schemas/showings.ts";
import type { TemplatesView } from "#lib/schemas/templates.ts";
import { call } from "./api.ts";
import { ADDRESS, createProperty, createUser, type TestUser } from "./factories.ts";
import { BASICS } from "./property.ts";
import { SETTINGS } from "./showings/open-home.ts";

interface Form {
  /** Saves a value, numbered so that each differs. */
  save: (as: TestUser, number: number, revision?: unknown) => ReturnType<typeof call>;
  read: (as: TestUser) => Promise<{ revision: number; value: unknown }>;
  /** The number in a value that was read, or in a conflict. */
  numberOf: (value: unknown) => unknown;
}

type Latest = { revisions: Record<string, number> } & Record<string, unknown>;
const readLatest = (form: string, part: string | null) => async (as: TestUser) => {
  const view = (await call(latest, "GET", { as })).body as Latest;
  return { revision: view.revisions[form] ?? -1, value: part === null ? view : view[part] };
};

const offerBody = (number: number) => ({
  price: 100_000 + number,
  financing: "cash",
  note: "",
  contingencies: [],
});
async function offerOf(as: TestUser) {
  const listed = (await call(offers, "GET", { as })).body as {
    offers: { id: string; revision: number; price: number }[];
  };
  return listed.offers[0] ?? { id: crypto.randomUUID(), revision: -1, price: 0 };
}

const FORMS: Record<string, Form> = {
  address: {
    save: (as, number, revision) =>
      call(property, "POST", {
        as,
        body: { ...ADDRESS, addressLine2: `Unit ${number}`, revision },
      }),
    read: readLatest("address", null),
    numberOf: (value) => Number((value as { addressLine2: string | null }).addressLine2?.slice(5)),
  },
  basics: {
    save: (as, number, revision) =>
      call(basics, "POST", { as, body: { ...BASICS, bedrooms: number, revision } }),
    read: readLatest("basics", "propertyBasics"),
    numberOf: (value) => (value as typeof BASICS).bedrooms,
  },
  features: {
    save: (as, number, revision) =>
      call(features, "POST", {
        as,
        body: { ...NO_FEATURES, rooms: { types: [], total: number }, revision },
      }),
    read: readLatest("features", "propertySpecifics"),
    numberOf: (value) => (value as typeof NO_FEATURES).rooms.total,
  },
  "net proceeds": {
    save: (as, number, revision) =>
      call(netProceeds, "PUT", { as, body: { lowPrice: String(number), revision } }),
    async read(as) {
      const view = (await call(netProceeds, "GET", { as })).body as {
        revision: number;
        entries: unknown;
      };
      return { revision: view.revision, value: view.entries };
    },
    numberOf: (value) => (value as { lowPrice: number }).lowPrice,
  },
  "showing settings": {
    save: (as, number, revision) =>
      call(showingSettings, "PUT", { as, body: { ...SETTINGS, mostADay: number, revision } }),
    async read(as) {
      const { settings } = (await call(showings, "GET", { as })).body as SchedulingView;
      return { revision: settings.revision, value: settings };
    },
    numberOf: (value) => (value as { mostADay: number }).mostADay,
  },
  template: {
    save: (as, number, revision) =>
      call(template, "PUT", {
        as,
        params: { kind: "flyer" },
        body: { headline: String(number), revision },
      }),
    async read(as) {
      const view = (await call(templates, "GET", { as })).body as TemplatesView;
      const flyer = view.templates.find(({ kind }) => kind === "flyer");
      return { revision: flyer?.revision ?? -1, value: flyer?.edits };
    },
    numberOf: (value) => Number((value as { headline: string }).headline),
  },
  offer: {
    async save(as, number, revision) {
      const { id } = await offerOf(as);
      return call(offer, "PUT", {
        as,
        params: { offerId: id },
        body: { ...offerBody(number), revision },
      });
    },
    async read(as) {
      const { revision, ...value } = await offerOf(as);
      return { revision, value };
    },
    numberOf: (value) => (value as { price: number }).price - 100_000,
  },
};

async function household() {
  const seller = await createUser();
  await createProperty(seller, { propertyBasics: BASICS });
  await call(offers, "POST", { as: seller, body: offerBody(0) });
  return { seller, partner: await createUser({ parent: seller }) };
}

describe.each(Object.entries(FORMS))("%s", (_, { save, read, numberOf }) => {
  const conflictOf = ({ body }: { body: unknown }) => (body as { conflict: Conflict }).conflict;

  it("refuses a change to an outdated revision and returns the newer one and its author", async () => {
    const { seller, partner } = await household();
    const { revision } = await read(seller);
    expect((await save(partner, 1, revision)).status).toBe(200);
    const refused = await save(seller, 2, revision);
    expect(refused.status).toBe(409);
    const { by, current, revision: newer, at } = conflictOf(refused);
    expect(by).toEqual({ id: partner.id, name: partner.email });
    expect(numberOf(current)).toBe(1);
    expect(Date.now() - Date.parse(at)).toBeLessThan(60_000);
    const saved = await read(seller);
    expect([numberOf(saved.value), saved.revision]).toEqual([1, newer]);
    expect((await save(seller, 2, newer)).status).toBe(200);
    expect(numberOf((await read(partner)).value)).toBe(2);
  });

  it("lets the last save win without a revision", async () => {
    const { seller, partner } = await household();
    expect((await save(partner, 1)).status).toBe(200);
    expect((await save(seller, 2)).status).toBe(200);
    const { value, revision } = await read(partner);
    expect(numberOf(value)).toBe(2);
    await save(seller, 3);
    expect((await save(partner, 4, revision)).status).toBe(409);
  });

  it("accepts exactly one of many saves of the same revision", async () => {
    const { seller, partner } = await household();
    for (let round = 0; round < 3; round++) {
      const { revision } = await read(seller);
      const numbers = [1, 2, 3, 4].map((number) => number + round * 4);
      const answers = await Promise.all(
        numbers.map((number) => save(number % 2 ? seller : partner, number, revision)),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
      const won = numbers[answers.findIndex(({ status }) => status === 200)];
      expect(numberOf((await read(seller)).value)).toBe(won);
    }
  });

  it.each([-1, 1.5, "1", null, {}, 2 ** 31])("refuses %j as a revision", async (revision) => {
    const { seller } = await household();
    const before = await read(seller);
    expect((await save(seller, 2, revision)).status).toBe(400);
    expect(await read(seller)).toEqual(before);
  });
});

it("reveals nothing to another account and stores no revision of a refused save", async () => {
  const { seller } = await household();
  const stranger = await createUser();
  const { id } = await offerOf(seller);
  const body = { ...offerBody(9), revision: 7 };
  const answer = await call(offer, "PUT", { as: stranger, params: { offerId: id }, body });
  expect([answer.status, answer.body]).toEqual([404, { error: "Offer not found." }]);
  expect((await call(basics, "POST", { as: stranger, body: BASICS })).status).toBe(404);
  const rows = await database().select().from(formRevisions);
  expect(rows.filter(({ accountId }) => accountId === stranger.id)).toEqual([]);
});

it("deletes the revision of a deleted offer", async () => {
  const { seller } = await household();
  const { id } = await offerOf(seller);
  await FORMS.offer?.save(seller, 1);
  await call(offer, "DELETE", { as: seller, params: { offerId: id } });
  const rows = await database().select().from(formRevisions);
  expect(rows.filter(({ form }) => form === `offer:${id}`)).toEqual([]);
});
