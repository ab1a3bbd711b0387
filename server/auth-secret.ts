import "server-only";
import { env } from "./env.ts";

/** @throws Error when the server was started without one */
export function authSecret(): string {
  const { AUTH_SECRET } = env();
  if (!AUTH_SECRET) throw new Error("AUTH_SECRET is missing");
  return AUTH_SECRET;
}
