import "server-only";
import { createHash } from "node:crypto";
import { keyedHash } from "./keyed-hash.ts";

const PURPOSE = "mailed links";

/**
 * Returns the 256-bit secret of an emailed link, derived from the link's id. It is computed while
 * the email is rendered, so no job, log or table stores it, and a resent email has the same link.
 */
export const createLinkSecret = (linkId: string): string => keyedHash(PURPOSE, linkId);

/** Returns the hash of a secret for storage. */
export const hashLinkSecret = (secret: string): string =>
  createHash("sha256").update(secret).digest("base64url");
