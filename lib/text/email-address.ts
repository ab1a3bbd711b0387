import { cleanEntry } from "./clean-text.ts";

/** The longest valid address (RFC 5321, 4.5.3.1.3). */
export const MAX_EMAIL = 254;
const MAX_LABEL = 63;

// Unquoted characters before the @ (RFC 5322, 3.2.3), plus Unicode letters, marks, digits and
// symbols (RFC 6531) and the Catalan middle dot.
const ATOM = "(?:[a-z\\d!#$%&'*+/=?^_`{|}~\\-]|(?![\\0-\\x7F])[\\p{L}\\p{M}\\p{N}\\p{S}\\u00B7])+";
const LOCAL = `${ATOM}(?:\\.${ATOM})*`;
const LABEL = "(?:[a-z\\d\\-]|[^\\0-\\x7F])+";
const DOMAIN = `${LABEL}(?:\\.${LABEL})+`;

const IS_LOCAL = new RegExp(`^${LOCAL}$`, "u");
const IS_DOMAIN = new RegExp(`^${DOMAIN}$`, "u");
const ASCII_DOMAIN = /^(?:[a-z\d][a-z\d-]*\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/;

/** An email pattern for pages that can't run `readEmail`. Use with the flags i and u. */
export const EMAIL_PATTERN = `^${LOCAL}@${DOMAIN}$`;

// Converts an international domain to ASCII: "bücher.de" becomes "xn--bcher-kva.de".
function asciiDomain(domain: string): string | null {
  if (!IS_DOMAIN.test(domain) || !URL.canParse(`http://${domain}`)) return null;
  const { hostname } = new URL(`http://${domain}`);
  const fits = hostname.split(".").every((label) => label.length <= MAX_LABEL);
  return fits && ASCII_DOMAIN.test(hostname) ? hostname : null;
}

/**
 * Normalizes an email address for comparison, storage and sending: lower case, NFKC, domain in
 * ASCII. Returns null for an invalid address. Like most mail services, it rejects quoted names and
 * IP domains (`"a b"@example.com`, `a@[192.0.2.1]`).
 * @param typed at most a few hundred characters
 */
export function readEmail(typed: string): string | null {
  const written = cleanEntry(typed).trim().normalize("NFKC").toLowerCase().normalize("NFC");
  const at = written.lastIndexOf("@");
  const local = written.slice(0, Math.max(0, at));
  const domain = asciiDomain(written.slice(at + 1));
  if (!IS_LOCAL.test(local) || domain === null) return null;
  const address = `${local}@${domain}`;
  return address.length <= MAX_EMAIL ? address : null;
}

/** Returns a mailto link, with special characters escaped. */
export const mailtoLink = (address: string): string =>
  `mailto:${encodeURIComponent(address).replace("%40", "@")}`;
