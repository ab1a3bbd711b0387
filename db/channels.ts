import "server-only";
import { type SQL, sql } from "drizzle-orm";
import postgres from "postgres";
import { env } from "#server/env.ts";
import type { Executor } from "./client.ts";

/**
 * On what server processes hear of each other's writes, by PostgreSQL's NOTIFY: once a transaction
 * has ended well, and never otherwise.
 */
export const CHANNELS = {
  /** Carries the id of a person, or of the Admin for everybody of the account, whose notifications have changed. */
  notifications: "notifications",
  /** Carries the id of a session that somebody has ended. */
  endedSessions: "ended_sessions",
} as const;
type Channel = keyof typeof CHANNELS;

export const notifyOf = (channel: Channel, id: string | SQL): SQL =>
  sql`pg_notify(${CHANNELS[channel]}, (${id})::text)`;

export async function notify(db: Executor, channel: Channel, id: string): Promise<void> {
  await db.execute(sql`select ${notifyOf(channel, id)}`);
}

/**
 * The address at which a connection may listen; null where there is none: a pooler in transaction
 * mode hands each statement to another connection, and a platform of functions would have each open page hold
 * one of them awake, unless the address is set for that.
 */
export function listenUrl(): string | null {
  const { DATABASE_URL, DATABASE_LISTEN_URL, DATABASE_PREPARE, ON_PLATFORM } = env();
  const isDirect = DATABASE_PREPARE && !ON_PLATFORM;
  return DATABASE_LISTEN_URL ?? (isDirect ? (DATABASE_URL ?? null) : null);
}

/**
 * Listens on every channel by one connection, which is made anew when it is lost.
 * @param heard takes what each channel carries
 * @param onListening each time that it has begun to listen: what was told before was not heard
 * @returns ends the connection
 * @throws errors of the driver, where the first connection can't be made
 */
export async function listenTo(
  url: string,
  heard: Record<Channel, (id: string) => void>,
  onListening: () => void,
): Promise<() => Promise<void>> {
  const client = postgres(url, { connect_timeout: 5, onnotice: () => undefined });
  const channels = Object.keys(CHANNELS) as Channel[];
  const end = () => client.end({ timeout: 0 });
  try {
    await Promise.all(
      channels.map((channel) => client.listen(CHANNELS[channel], heard[channel], onListening)),
    );
  } catch (error) {
    await end();
    throw error;
  }
  return end;
}
