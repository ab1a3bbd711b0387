import ICAL from "ical.js";
import { expect, it } from "vitest";
import * as invitation from "#app/api/listing/open-houses/[openHouseId]/invitation/route.ts";
import * as exported from "#app/api/listing/export/route.ts";
import { call } from "#tests/api.ts";
import { createOpenHouse, makeInvitation } from "#tests/listing/open-house.ts";
import { setStatus, visit } from "#tests/listing/public-home.ts";
import * as home from "../../route.ts";
import * as calendar from "./calendar.ics/route.ts";
import * as route from "./route.tsx";

const SECRET = /\/open-house\/([\w-]{43})$/;
const open = (slug: string, secret: string) =>
  visit(route, `/homes/${slug}/open-house/${secret}`, { params: { slug, secret } });

const openCalendar = (slug: string, secret: string) =>
  visit(calendar, `/homes/${slug}/open-house/${secret}/calendar.ics`, { params: { slug, secret } });

const INVITED = { isPublic: false, remarks: "Ring <twice>." };

it("shows people with the link what the listing page and export don't", async () => {
  const openHouse = await createOpenHouse(24, 26, INVITED);
  const { slug, seller, openHouseId } = openHouse;
  const url = await makeInvitation(openHouse);
  const [, secret = ""] = SECRET.exec(url) ?? [];
  expect(url).toBe(`http://localhost:3000/homes/${slug}/open-house/${secret}`);
  const page = await open(slug, secret);
  expect([page.status, page.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
  const html = await page.text();
  expect(html).toContain("Ring &lt;twice&gt;.");
  expect(html).toContain("Pacific Time");
  expect(html).toContain('content="noindex"');
  expect(html).toContain(`/homes/${slug}/open-house/${secret}/calendar.ics`);
  const file = await openCalendar(slug, secret);
  expect(file.headers.get("Content-Type")).toMatch(/^text\/calendar; charset=utf-8/);
  const events = new ICAL.Component(ICAL.parse(await file.text())).getAllSubcomponents("vevent");
  expect(events.map((event) => new ICAL.Event(event))).toMatchObject([
    { uid: openHouseId, sequence: 0, description: "Ring <twice>." },
  ]);
  expect(JSON.stringify(events.map((event) => event.toJSON()))).not.toContain(secret);
  const publicPage = await visit(home, `/homes/${slug}`, { params: { slug } });
  expect(await publicPage.text()).not.toMatch(/open house/i);
  const { body } = await call(exported, "GET", { as: seller });
  expect(JSON.stringify(body)).not.toContain(openHouseId);
});

it("returns the same 404 for unknown, renewed, removed, and other homes' links", async () => {
  const openHouse = await createOpenHouse(24, 26, INVITED);
  const { slug, seller, openHouseId } = openHouse;
  const unknown = await (await open(slug, "a".repeat(43))).text();
  const secretOf = async (of = openHouse, query?: string) =>
    SECRET.exec(await makeInvitation(of, query))?.[1] ?? "";
  const refused = async (of: string, secret: string) => {
    const answer = await open(of, secret);
    expect([answer.status, await answer.text()]).toEqual([404, unknown]);
  };
  const first = await secretOf();
  expect(await secretOf()).toBe(first);
  const second = await secretOf(openHouse, "replaces=true");
  await refused(slug, first);
  const other = await createOpenHouse(24, 26, INVITED);
  await refused(other.slug, second);
  await call(invitation, "DELETE", { as: seller, params: { openHouseId } });
  await refused(slug, second);
  const pending = await createOpenHouse(24, 26, INVITED);
  await setStatus(pending, "pending");
  await refused(pending.slug, await secretOf(pending));
  const over = await createOpenHouse(-3, -1, INVITED);
  const late = { as: over.seller, params: { openHouseId: over.openHouseId } };
  expect((await call(invitation, "POST", late)).status).toBe(409);
});
