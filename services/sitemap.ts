import "server-only";
import { countIndexable, listIndexable } from "#db/queries/public-listings.ts";
import { IS_PREVIEW_BUILD } from "#lib/preview.ts";
import { statusNow } from "#lib/listing/status.ts";
import { HELP_ARTICLES, helpPath } from "#lib/help/topics.ts";
import { LEGAL_SCREENS, PRODUCT_PAGES } from "#lib/routes.ts";
import { timeZoneOfHome } from "#lib/us/time-zones.ts";
import { SharedAnswers } from "#server/shared-answers.ts";
import { pathOfHome } from "./public-listing.ts";

/** Homes in a sitemap. Its limit is 50,000 addresses (sitemaps.org), and the first has pages too. */
const MAX_HOMES = 49_000;

const CACHE_MS = 1_000;
const MAX_KEPT = 10;

const PAGES: readonly string[] = [
  ...LEGAL_SCREENS,
  ...PRODUCT_PAGES,
  ...HELP_ARTICLES.map(helpPath),
];

const LISTED = ["active", "pending"];

// On globalThis, so that a process has one cache even when this module is bundled several times.
const holder = globalThis as typeof globalThis & {
  porchlightSitemaps?: SharedAnswers<string>;
};
const answers = (holder.porchlightSitemaps ??= new SharedAnswers(CACHE_MS, MAX_KEPT));

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const writeEntries = (entries: readonly string[]) =>
  `${XML}\n<urlset ${NAMESPACE}>\n${entries.join("")}</urlset>\n`;

async function writePart(origin: string, part: number): Promise<string> {
  const now = new Date();
  const homes = await listIndexable(MAX_HOMES, (part - 1) * MAX_HOMES);
  const entries = homes.flatMap(({ slug, changedAt, ...facts }) => {
    const status = statusNow({ ...facts, timeZone: timeZoneOfHome(facts) }, now);
    if (slug === null || !LISTED.includes(status)) return [];
    const address = `${origin}${pathOfHome(slug)}`;
    return `<url><loc>${address}</loc><lastmod>${changedAt.toISOString()}</lastmod></url>\n`;
  });
  const pages = part === 1 ? PAGES : [];
  return writeEntries([
    ...pages.map((page) => `<url><loc>${origin}${page}</loc></url>\n`),
    ...entries,
  ]);
}

function writeIndex(origin: string, parts: number): string {
  const entries = Array.from(
    { length: parts },
    (_, index) => `<sitemap><loc>${origin}/sitemap.xml?part=${index + 1}</loc></sitemap>\n`,
  );
  return `${XML}\n<sitemapindex ${NAMESPACE}>\n${entries.join("")}</sitemapindex>\n`;
}

async function write(origin: string, part: number | null): Promise<string> {
  if (IS_PREVIEW_BUILD) return writeEntries([]);
  const parts = Math.max(1, Math.ceil((await countIndexable()) / MAX_HOMES));
  return part === null && parts > 1
    ? writeIndex(origin, parts)
    : writePart(origin, Math.min(part ?? 1, parts));
}

/**
 * Returns the sitemap of the homes for sale, the legal pages and the help (sitemaps.org), or an index of its parts when there
 * are too many for one. A preview's sitemap is empty.
 * @param part the number of a part, or null
 */
export const sitemap = (origin: string, part: number | null): Promise<string> =>
  answers.get(JSON.stringify([origin, part]), () => write(origin, part));
