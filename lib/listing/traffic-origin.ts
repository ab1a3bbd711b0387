import type { TrafficSource } from "#lib/fields/listing.ts";

export interface TrafficOrigin {
  source: TrafficSource;
  /** The host of another site, or empty. */
  site: string;
}

type Known = Exclude<TrafficSource, "direct" | "other">;

// Hosts include their subdomains; an Android app is its package name. Email comes first because its
// hosts are subdomains of search engines.
const SITES: Record<Known, readonly string[]> = {
  mail: [
    "mail.google.com",
    "outlook.live.com",
    "outlook.office.com",
    "outlook.office365.com",
    "mail.yahoo.com",
    "mail.aol.com",
    "mail.proton.me",
    "icloud.com",
    "app.fastmail.com",
  ],
  search: [
    "bing.com",
    "duckduckgo.com",
    "yahoo.com",
    "ecosia.org",
    "search.brave.com",
    "startpage.com",
    "qwant.com",
    "kagi.com",
    "aol.com",
    "yandex.com",
    "baidu.com",
  ],
  social: [
    "facebook.com",
    "messenger.com",
    "instagram.com",
    "threads.com",
    "x.com",
    "linkedin.com",
    "pinterest.com",
    "reddit.com",
    "nextdoor.com",
    "tiktok.com",
    "youtube.com",
    "whatsapp.com",
    "telegram.org",
    "snapchat.com",
    "bsky.app",
  ],
};

const ALIASES: Readonly<Record<string, string>> = {
  "com.google.android.gm": "mail.google.com",
  "com.google.android.googlequicksearchbox": "google.com",
  "com.facebook.katana": "facebook.com",
  "com.facebook.orca": "messenger.com",
  "com.instagram.android": "instagram.com",
  "com.linkedin.android": "linkedin.com",
  "com.reddit.frontpage": "reddit.com",
  "fb.com": "facebook.com",
  "fb.me": "facebook.com",
  "threads.net": "threads.com",
  "t.co": "x.com",
  "twitter.com": "x.com",
  "lnkd.in": "linkedin.com",
  "pin.it": "pinterest.com",
  "redd.it": "reddit.com",
  "youtu.be": "youtube.com",
  "wa.me": "whatsapp.com",
  "t.me": "telegram.org",
};

const GOOGLE = /^(.+\.)?google\.[a-z]{2,3}(\.[a-z]{2})?$/;
const HOST = /^(?=.{4,100}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/;

const MEDIA: Readonly<Record<string, Known>> = {
  email: "mail",
  "e-mail": "mail",
  mail: "mail",
  newsletter: "mail",
  social: "social",
  "social-media": "social",
  sm: "social",
  organic: "search",
  search: "search",
  cpc: "search",
  ppc: "search",
};

const DIRECT: TrafficOrigin = { source: "direct", site: "" };

const isUnder = (host: string, site: string) => host === site || host.endsWith(`.${site}`);

function knownSite(host: string): { source: Known; site: string } | null {
  for (const [source, sites] of Object.entries(SITES)) {
    const site = sites.find((one) => isUnder(host, one));
    if (site) return { source: source as Known, site };
  }
  if (GOOGLE.test(host)) return { source: "search", site: "google.com" };
  const alias = Object.keys(ALIASES).find((name) => isUnder(host, name));
  return alias ? knownSite(ALIASES[alias] ?? "") : null;
}

function ofHost(host: string): TrafficOrigin {
  const known = knownSite(host);
  if (known) return known;
  const site = host.replace(/^www\./, "");
  return { source: "other", site: HOST.test(site) ? site : "" };
}

const ofName = (name: string) =>
  name.includes(".") ? ofHost(name) : (knownSite(`${name}.com`) ?? { source: "other", site: "" });

function hostOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).hostname.toLowerCase() : null;
}

/**
 * Returns where a page view came from: by its URL (`utm_source`, `utm_medium`; `from=qr`), or else by
 * its referrer.
 * @param ownHost of the page; views from its own pages count as direct
 */
export function trafficOrigin(
  query: URLSearchParams,
  referrer: string | null,
  ownHost: string,
): TrafficOrigin {
  if (query.get("from") === "qr") return DIRECT;
  const name = (query.get("utm_source") ?? "").trim().toLowerCase();
  const medium = MEDIA[(query.get("utm_medium") ?? "").trim().toLowerCase()];
  const named = name ? ofName(name) : null;
  if (medium) return { source: medium, site: named?.site ?? "" };
  if (named) return named;
  const host = hostOf(referrer ?? "");
  return !host || host === ownHost ? DIRECT : ofHost(host);
}
