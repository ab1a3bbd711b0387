import "server-only";
import { createHash } from "node:crypto";
import { isbot } from "isbot";
import { addPageViews, type PhotoOpening, type ViewCount } from "#db/queries/page-views.ts";
import type { TrafficSource } from "#lib/fields/listing.ts";
import { dayIn } from "#lib/us/wall-clock.ts";
import { trafficOrigin } from "#lib/listing/traffic-origin.ts";
import { env } from "#server/env.ts";
import { logError } from "#server/log.ts";

const SECOND_MS = 1_000;
const MAX_WAIT_MS = 30_000;
// Limits for unwritten counts during a database outage, about 10 MB. More isn't counted.
const MAX_PEOPLE = 20_000;
const MAX_ROWS = 10_000;

// Longer than any browser's. Bot detection is slow on long ones.
const MAX_USER_AGENT = 500;

/** A request for or from a listing page. */
export interface PageView {
  listingId: string;
  timeZone: string;
  request: Pick<Request, "method" | "url" | "headers">;
  /** The client's network address, when known. */
  address: string;
}

/** A person before the day's salt is known. Usually kept for a second, and only in memory. */
interface Person {
  listingId: string;
  day: string;
  source: TrafficSource;
  site: string;
  digest: string;
}

interface Waiting {
  views: Map<string, ViewCount>;
  people: Map<string, Person>;
  photos: Map<string, PhotoOpening>;
}

const nothing = (): Waiting => ({ views: new Map(), people: new Map(), photos: new Map() });

interface Counter {
  waiting: Waiting;
  /** Resolves when everything now waiting is written; null when nothing waits. */
  due: Promise<void> | null;
  /** The last write, which may still be running. */
  written: Promise<void>;
  failures: number;
}

// On globalThis: every route is bundled separately, and the server's shutdown code isn't bundled.
const holder = globalThis as typeof globalThis & { porchlightPageViews?: Counter };
const counter = (holder.porchlightPageViews ??= {
  ...{ waiting: nothing(), due: null, written: Promise.resolve(), failures: 0 },
});

const sha256 = (...parts: string[]) =>
  createHash("sha256").update(parts.join("\n")).digest("base64url");

// Browsers mark prefetches and previews with these headers.
const isAhead = (headers: Headers) =>
  [headers.get("sec-purpose"), headers.get("purpose"), headers.get("x-moz")].some((purpose) =>
    /prefetch|prerender|preview/i.test(purpose ?? ""),
  );

// A logged-in person is viewing their own listing or another seller's, not looking for a home.
const OWN_COOKIE = /(^|;\s*)(__Host-)?porchlight\.session=/;

/** Returns whether a request comes from a person who may be looking for a home. */
function isCounted({ method, headers }: PageView["request"]): boolean {
  const userAgent = headers.get("user-agent")?.slice(0, MAX_USER_AGENT) ?? "";
  if (method === "HEAD" || userAgent === "" || isAhead(headers)) return false;
  return !OWN_COOKIE.test(headers.get("cookie") ?? "") && !isbot(userAgent);
}

function ownHost(headers: Headers): string {
  const { AUTH_URL } = env();
  return AUTH_URL ? new URL(AUTH_URL).hostname : (headers.get("host") ?? "").replace(/:\d+$/, "");
}

const dayOf = ({ timeZone }: PageView) => dayIn(timeZone, new Date());

function add<Row extends object, Name extends keyof Row>(
  rows: Map<string, Row>,
  key: string,
  row: Row,
  count: Name & string,
): void {
  const known = rows.get(key);
  if (known) Object.assign(known, { [count]: Number(known[count]) + Number(row[count]) });
  else rows.set(key, row);
}

// At the limit, views count without their site, so that made-up sites can't crowd out other views.
function addView(views: Waiting["views"], view: ViewCount): void {
  const site = views.size < MAX_ROWS ? view.site : "";
  const { listingId, day, source } = view;
  add(views, `${listingId} ${day} ${source} ${site}`, { ...view, site }, "views");
}

function addOpening(photos: Waiting["photos"], opening: PhotoOpening): void {
  const { listingId, day, photoId } = opening;
  if (photos.size < MAX_ROWS) add(photos, `${listingId} ${day} ${photoId}`, opening, "opened");
}

function addPerson(people: Waiting["people"], person: Person): void {
  const key = `${person.listingId} ${person.day} ${person.digest}`;
  if (!people.has(key) && people.size < MAX_PEOPLE) people.set(key, person);
}

/**
 * Counts a view of a listing page, unless a bot or a logged-in person requested it. Counts stay
 * in memory and are written together within a second.
 * @returns for the first view since the last write, a promise for the write. A platform that
 *   freezes the process after its response must wait for it (`after` of Next).
 */
export function recordPageView(pageView: PageView): Promise<void> | null {
  if (!isCounted(pageView.request)) return null;
  const { listingId, request, address } = pageView;
  const { searchParams } = new URL(request.url);
  const referrer = request.headers.get("referer");
  const origin = trafficOrigin(searchParams, referrer, ownHost(request.headers));
  const of = { listingId, day: dayOf(pageView), ...origin };
  const digest = sha256(address, request.headers.get("user-agent") ?? "");
  addView(counter.waiting.views, { ...of, views: 1 });
  addPerson(counter.waiting.people, { ...of, digest });
  return writeSoon();
}

/** Counts opened photos, as `recordPageView` counts views. */
export function recordPhotoOpenings(
  pageView: PageView,
  photoIds: readonly string[],
): Promise<void> | null {
  if (!isCounted(pageView.request)) return null;
  const of = { listingId: pageView.listingId, day: dayOf(pageView) };
  for (const photoId of new Set(photoIds)) {
    addOpening(counter.waiting.photos, { ...of, photoId, opened: 1 });
  }
  return writeSoon();
}

function writeSoon(): Promise<void> | null {
  if (counter.due) return null;
  const wait = Math.min(MAX_WAIT_MS, SECOND_MS * 2 ** counter.failures);
  const { promise, resolve } = Promise.withResolvers<void>();
  const write = () => {
    // Later counts belong to the next write, which gets its own promise.
    counter.due = null;
    void flushPageViews().finally(resolve);
  };
  setTimeout(write, wait).unref();
  counter.due = promise.finally(() => {
    if (hasWaiting()) writeSoon();
  });
  return counter.due;
}

/** Writes what is waiting after the current write. Used before the process exits. */
export function flushPageViews(): Promise<void> {
  counter.written = counter.written.then(write);
  return counter.written;
}

const hasWaiting = () => Object.values(counter.waiting).some(({ size }) => size > 0);

// Logs once per database outage, not once per second.
async function write(): Promise<void> {
  if (!hasWaiting()) return;
  const { views, people, photos } = counter.waiting;
  counter.waiting = nothing();
  const all = [...views.values(), ...people.values(), ...photos.values()];
  try {
    await addPageViews([...new Set(all.map(({ day }) => day))], {
      views: [...views.values()],
      photos: [...photos.values()],
      visitors: (salts) => [...people.values()].map((person) => salted(person, salts)),
    });
    counter.failures = 0;
  } catch (error) {
    if (counter.failures === 0) logError("could not save page views", error);
    counter.failures += 1;
    for (const view of views.values()) addView(counter.waiting.views, view);
    for (const person of people.values()) addPerson(counter.waiting.people, person);
    for (const opening of photos.values()) addOpening(counter.waiting.photos, opening);
  }
}

function salted({ digest, ...person }: Person, salts: ReadonlyMap<string, string>) {
  return { ...person, hash: sha256(salts.get(person.day) ?? "", person.listingId, digest) };
}
