import "server-only";
import { env } from "./env.ts";

/**
 * Returns AUTH_SECRET.
 * @throws Error if it isn't set
 */
export function authSecret(): string {
  const { AUTH_SECRET } = env();
  if (!AUTH_SECRET) throw new Error("AUTH_SECRET is missing");
  return AUTH_SECRET;
}
