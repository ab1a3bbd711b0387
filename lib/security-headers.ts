/** Of a built script: one that runs as a worker loads others of its kind, and nothing else. */
export const BUILT_SCRIPT_POLICY =
  "default-src 'none'; script-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Of a picture that a seller has added: whatever a browser took it for, it may do nothing. */
export const PICTURE_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/** Of a document that somebody has added: a download, of which nothing may run or be shown in a frame. */
export const DOCUMENT_POLICY =
  "sandbox; default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Of one that is looked at in a frame of the product's own screen. */
export const SEEN_DOCUMENT_HEADERS: Readonly<Record<string, string>> = {
  "Content-Security-Policy":
    "sandbox; default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  "X-Frame-Options": "SAMEORIGIN",
};

/**
 * What every answer carries. The policy is that of an answer which is no page (JSON, a redirect, a
 * file): as a document it may do nothing. A screen gets
 * its own in its place (http/content-security-policy.ts).
 */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "Content-Security-Policy":
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
  "Strict-Transport-Security": "max-age=31536000",
};

/**
 * What takes a page out of the hands of the window that opened it. A browser begins a process for it,
 * and the first paint waits; so it is left out where the browser says, by `Sec-Fetch-Site`, that nobody
 * else's page has led here (`SAME_ORIGIN_NAVIGATIONS`).
 */
export const OPENER_HEADERS: Readonly<Record<string, string>> = {
  "Cross-Origin-Opener-Policy": "same-origin",
};

/** `Sec-Fetch-Site` of a visit that a person began by themselves, or that a page of ours led to. */
export const SAME_ORIGIN_NAVIGATIONS: readonly string[] = ["none", "same-origin"];

/** `SECURITY_HEADERS`; in a preview, of which no search engine may keep anything, with a word to them. */
export const headersOfEvery = (isPreview: boolean): Readonly<Record<string, string>> =>
  isPreview ? { ...SECURITY_HEADERS, "X-Robots-Tag": "noindex, nofollow" } : SECURITY_HEADERS;

const publicPagePolicy = (scriptHash: string, frameAncestors: string) =>
  Object.entries({
    "default-src": "'none'",
    "script-src": `'${scriptHash}'`,
    "style-src": "'self' 'unsafe-inline'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "form-action": "'self'",
    "base-uri": "'none'",
    "frame-ancestors": frameAncestors,
  })
    .map((directive) => directive.join(" "))
    .join("; ");

/** @param scriptHash of the one script that a home's page has: "sha256-…" */
export const publicPageHeaders = (scriptHash: string): Readonly<Record<string, string>> => ({
  "Content-Security-Policy": publicPagePolicy(scriptHash, "'none'"),
});

/**
 * A page whose address is a secret: no link and no form of it tells the address on. Without any referrer
 * at all a browser would not say either that a form is our own.
 */
export const secretPageHeaders = (scriptHash: string): Readonly<Record<string, string>> => ({
  ...publicPageHeaders(scriptHash),
  "Referrer-Policy": "strict-origin",
  "X-Robots-Tag": "noindex, nofollow",
});

/** The same page in a frame of the seller's own screen. */
export const previewHeaders = (scriptHash: string): Readonly<Record<string, string>> => ({
  "Content-Security-Policy": publicPagePolicy(scriptHash, "'self'"),
  "X-Frame-Options": "SAMEORIGIN",
});

/** Of the sign-in sheet at the door: the script that it holds, the worker that keeps it, and the one call. */
export const sheetHeaders = (scriptHash: string): Readonly<Record<string, string>> => ({
  "Content-Security-Policy": [
    `default-src 'none'; script-src '${scriptHash}'; style-src 'unsafe-inline'; img-src 'self'`,
    "font-src 'self'; connect-src 'self'; worker-src 'self'; form-action 'none'; base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; "),
  "Referrer-Policy": "no-referrer",
});

/** Of a service worker, which keeps one page: it asks this server for it, and may do nothing else. */
export const WORKER_HEADERS: Readonly<Record<string, string>> = {
  "Content-Security-Policy":
    "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/** Of the page that stands in place of any screen while there is no connection: nothing of it runs. */
export const OFFLINE_PAGE_HEADERS: Readonly<Record<string, string>> = {
  "Content-Security-Policy":
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/** The page behind a link to a document: nobody learns its address, and nothing of it runs. */
export const SHARED_DOCUMENT_HEADERS: Readonly<Record<string, string>> = {
  "Content-Security-Policy":
    "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  "Referrer-Policy": "same-origin",
  "X-Robots-Tag": "noindex, nofollow",
};

/** The picture that stands for a home on other sites. */
export const CARD_HEADERS: Readonly<Record<string, string>> = {
  "Content-Security-Policy": PICTURE_POLICY,
  "Cross-Origin-Resource-Policy": "cross-origin",
};

/** A mail of the seller's in a frame of their own screen: it shows itself, and does nothing. */
export const EMAIL_PREVIEW_HEADERS: Readonly<Record<string, string>> = {
  "Content-Security-Policy":
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox",
  "X-Frame-Options": "SAMEORIGIN",
};
