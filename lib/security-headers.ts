/** For built scripts: one that runs as a worker may load others, and nothing else. */
export const BUILT_SCRIPT_POLICY =
  "default-src 'none'; script-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For uploaded pictures: even if a browser opens one as a document, nothing in it runs. */
export const PICTURE_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/** For uploaded documents: a download that can't run scripts or be framed. */
export const DOCUMENT_POLICY =
  "sandbox; default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For a document preview in a frame of our own screen. */
export const SEEN_DOCUMENT_HEADERS: Readonly<Record<string, string>> = {
  "Content-Security-Policy":
    "sandbox; default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  "X-Frame-Options": "SAMEORIGIN",
};

/**
 * Headers of every response. The policy is for responses that aren't pages (JSON, redirects, files) and
 * blocks everything. Pages replace it (http/content-security-policy.ts).
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
 * Isolates a page from the window that opened it. Browsers start a new process for it, which delays the
 * first paint. So it is left out if `Sec-Fetch-Site` says that no other site led here
 * (`SAME_ORIGIN_NAVIGATIONS`).
 */
export const OPENER_HEADERS: Readonly<Record<string, string>> = {
  "Cross-Origin-Opener-Policy": "same-origin",
};

/** `Sec-Fetch-Site` of a navigation from our own pages or started by the person. */
export const SAME_ORIGIN_NAVIGATIONS: readonly string[] = ["none", "same-origin"];

/** Returns `SECURITY_HEADERS`, and `noindex` for a preview. */
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
    // The map of the home.
    "frame-src": "'self'",
    "form-action": "'self'",
    "base-uri": "'none'",
    "frame-ancestors": frameAncestors,
  })
    .map((directive) => directive.join(" "))
    .join("; ");

/** @param scriptHash of the page's only script: "sha256-…" */
export const publicPageHeaders = (scriptHash: string): Readonly<Record<string, string>> => ({
  "Content-Security-Policy": publicPagePolicy(scriptHash, "'none'"),
});

/**
 * For a page with a secret URL: the referrer contains only the origin. With no referrer at all,
 * browsers wouldn't send the origin of our own forms.
 */
export const secretPageHeaders = (scriptHash: string): Readonly<Record<string, string>> => ({
  ...publicPageHeaders(scriptHash),
  "Referrer-Policy": "strict-origin",
  "X-Robots-Tag": "noindex, nofollow",
});

/** For a preview of the page in a frame of the seller's screen. */
export const previewHeaders = (scriptHash: string): Readonly<Record<string, string>> => ({
  "Content-Security-Policy": publicPagePolicy(scriptHash, "'self'"),
  "X-Frame-Options": "SAMEORIGIN",
});

/** For a home's map, in a frame of its listing page. Its policy is a screen's. */
export const MAP_HEADERS: Readonly<Record<string, string>> = {
  "X-Frame-Options": "SAMEORIGIN",
  "X-Robots-Tag": "noindex, nofollow",
};

/** For the sign-in sheet: its script, its service worker, and its one API call. */
export const sheetHeaders = (scriptHash: string): Readonly<Record<string, string>> => ({
  "Content-Security-Policy": [
    `default-src 'none'; script-src '${scriptHash}'; style-src 'unsafe-inline'; img-src 'self'`,
    "font-src 'self'; connect-src 'self'; worker-src 'self'; form-action 'none'; base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; "),
  "Referrer-Policy": "no-referrer",
});

/** For a service worker, which may only connect to this server. */
export const WORKER_HEADERS: Readonly<Record<string, string>> = {
  "Content-Security-Policy":
    "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/** For the offline page, which runs no scripts. */
export const OFFLINE_PAGE_HEADERS: Readonly<Record<string, string>> = {
  "Content-Security-Policy":
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/** For a shared document's page, which sends other sites no referrer and runs no scripts. */
export const SHARED_DOCUMENT_HEADERS: Readonly<Record<string, string>> = {
  "Content-Security-Policy":
    "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  "Referrer-Policy": "same-origin",
  "X-Robots-Tag": "noindex, nofollow",
};

/** For the picture that other sites show in link previews. */
export const CARD_HEADERS: Readonly<Record<string, string>> = {
  "Content-Security-Policy": PICTURE_POLICY,
  "Cross-Origin-Resource-Policy": "cross-origin",
};

/** For an email preview in a frame of the seller's screen, which can't run anything. */
export const EMAIL_PREVIEW_HEADERS: Readonly<Record<string, string>> = {
  "Content-Security-Policy":
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox",
  "X-Frame-Options": "SAMEORIGIN",
};
