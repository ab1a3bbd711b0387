import "server-only";
import { compare, hash } from "@node-rs/bcrypt";

/** bcrypt cost: about 0.2 s a hash on the machines of 2026. OWASP asks for at least 10. */
const COST = 12;

/** A hash that no password was ever made into: compared against when there is no user. */
const NOBODY = "$2b$12$uag7H.FUCdGC0qB4DmxmY.niX27eYTjbPkA0J3pGvZdJaYSj4nnfm";

/** The bcrypt hash of a password of at most 72 bytes. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, { cost: COST });
}

/**
 * Whether a password belongs to a hash. Without a hash it takes the same time and says no, so that
 * the clock doesn't tell who has an account.
 */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const same = await compare(password, passwordHash ?? NOBODY);
  return same && passwordHash !== null;
}
