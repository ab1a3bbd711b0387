import "server-only";
import { createHash } from "node:crypto";
import { keyedHash } from "./keyed-hash.ts";

const PURPOSE = "mailed links";

/**
 * The secret of a mailed link: 256 bits that only this product can make from its id. It is made when
 * the mail is written, so that no job, no log and no table holds it, and a mail that is sent again
 * holds the same.
 */
export const createLinkSecret = (linkId: string): string => keyedHash(PURPOSE, linkId);

/** What is kept of a secret: enough to know it when it comes back, and no more. */
export const hashLinkSecret = (secret: string): string =>
  createHash("sha256").update(secret).digest("base64url");
