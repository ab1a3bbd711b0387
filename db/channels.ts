import "server-only";
import { type SQL, sql } from "drizzle-orm";
import postgres from "postgres";
import { env } from "#server/env.ts";
import type { Executor } from "./client.ts";

/** The channels of PostgreSQL's NOTIFY, which server processes get after a transaction commits. */
export const CHANNELS = {
  /** The payload is the id of a person whose notifications changed, or of the Admin for the whole account. */
  notifications: "notifications",
  /** The payload is the id of an ended session. */
  endedSessions: "ended_sessions",
} as const;
type Channel = keyof typeof CHANNELS;

export const notifyOf = (channel: Channel, id: string | SQL): SQL =>
  sql`pg_notify(${CHANNELS[channel]}, (${id})::text)`;

export async function notify(db: Executor, channel: Channel, id: string): Promise<void> {
  await db.execute(sql`select ${notifyOf(channel, id)}`);
}

/**
 * Returns the URL for a connection that listens, or null if there is none. A pooler in transaction mode
 * can't LISTEN, and on a serverless platform each open page would keep a function running. There,
 * DATABASE_LISTEN_URL must be set.
 */
export function listenUrl(): string | null {
  const { DATABASE_URL, DATABASE_LISTEN_URL, DATABASE_PREPARE, ON_PLATFORM } = env();
  const isDirect = DATABASE_PREPARE && !ON_PLATFORM;
  return DATABASE_LISTEN_URL ?? (isDirect ? (DATABASE_URL ?? null) : null);
}

/**
 * Listens on every channel over one connection and reconnects when it is lost.
 * @param handlers receives each channel's payloads
 * @param onListening called on every (re)connect; earlier messages may have been missed
 * @returns a function that ends the connection
 * @throws errors of the driver, when the first connection fails
 */
export async function listenTo(
  url: string,
  handlers: Record<Channel, (id: string) => void>,
  onListening: () => void,
): Promise<() => Promise<void>> {
  const client = postgres(url, { connect_timeout: 5, onnotice: () => undefined });
  const channels = Object.keys(CHANNELS) as Channel[];
  const end = () => client.end({ timeout: 0 });
  try {
    await Promise.all(
      channels.map((channel) => client.listen(CHANNELS[channel], handlers[channel], onListening)),
    );
  } catch (error) {
    await end();
    throw error;
  }
  return end;
}
