import "server-only";
import addressparser from "nodemailer/lib/addressparser/index.js";
import { readEmail } from "#lib/text/email-address.ts";

const SEPARATORS = /[\s'"<>(),;]+/;

const parse = (header: string) => addressparser(header, { flatten: true });

/** Returns the addresses of a header: "Bo <bo@example.com>, ana@example.com". */
export const addressesIn = (header: string): string[] =>
  parse(header)
    .map(({ address }) => readEmail(address))
    .filter((address) => address !== null);

/** Returns the address of a From header; null unless it has exactly one. */
export function senderIn(header: string): string | null {
  const [sender, ...others] = parse(header);
  if (!sender || others.length > 0) return null;
  const address = readEmail(sender.address);
  // Mail programs disagree on which of "<bo@example.com> <eve@example.com>" is the sender.
  const named = sender.name.split(SEPARATORS).filter((word) => word.indexOf("@") > 0);
  return named.every((name) => readEmail(name) === address) ? address : null;
}
