import { cleanEntry } from "./clean-text.ts";

/** The longest address that a mail server takes (RFC 5321, 4.5.3.1.3). */
export const MAX_EMAIL = 254;
const MAX_LABEL = 63;

// What may stand beside letters before the @ without quotation marks (RFC 5322, 3.2.3), and of what RFC
// 6531 adds: letters, marks, digits and pictures of Unicode, and the dot of Catalan.
const ATOM = "(?:[a-z\\d!#$%&'*+/=?^_`{|}~\\-]|(?![\\0-\\x7F])[\\p{L}\\p{M}\\p{N}\\p{S}\\u00B7])+";
const LOCAL = `${ATOM}(?:\\.${ATOM})*`;
const LABEL = "(?:[a-z\\d\\-]|[^\\0-\\x7F])+";
const DOMAIN = `${LABEL}(?:\\.${LABEL})+`;

const IS_LOCAL = new RegExp(`^${LOCAL}$`, "u");
const IS_DOMAIN = new RegExp(`^${DOMAIN}$`, "u");
const ASCII_DOMAIN = /^(?:[a-z\d][a-z\d-]*\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/;

/** The form of an address, for a page that can't ask `readEmail`; with the flags i and u. */
export const EMAIL_PATTERN = `^${LOCAL}@${DOMAIN}$`;

// As DNS has it: "bücher.de" is "xn--bcher-kva.de".
function asciiDomain(domain: string): string | null {
  if (!IS_DOMAIN.test(domain) || !URL.canParse(`http://${domain}`)) return null;
  const { hostname } = new URL(`http://${domain}`);
  const fits = hostname.split(".").every((label) => label.length <= MAX_LABEL);
  return fits && ASCII_DOMAIN.test(hostname) ? hostname : null;
}

/**
 * An email address as it is compared, stored and sent to: in lower case, in Unicode's form NFKC, its
 * domain in ASCII. Null for what is none. Addresses with a quoted name or without a domain name
 * (`"a b"@example.com`, `a@[192.0.2.1]`) count as none, as at most mail services.
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

/** A link that begins an email to an address, which may hold signs that mean something in a link. */
export const mailtoLink = (address: string): string =>
  `mailto:${encodeURIComponent(address).replace("%40", "@")}`;
