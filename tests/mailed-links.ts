import { rm } from "node:fs/promises";
import { eq } from "drizzle-orm";
import { database } from "#db/client.ts";
import { mailedLinks } from "#db/schema/index.ts";
import { mailFolder } from "#server/mail/transport.ts";
import { env } from "#server/env.ts";
import { runJobs } from "#services/jobs.ts";
import { type ReadMail, readMails } from "./mail/mail-folder.ts";

/** Runs waiting jobs and returns the emails to an address, oldest first. */
export async function mailsTo(email: string): Promise<ReadMail[]> {
  await runJobs();
  const mails = await readMails(env().DATA_DIR);
  return mails.filter(({ to }) => to === email);
}

export const deleteMails = () => rm(mailFolder(), { recursive: true, force: true });

/** Returns the secret of the latest link sent to an address. */
export async function mailedSecret(email: string): Promise<string> {
  const mails = await mailsTo(email);
  const secrets = mails
    .flatMap(({ links }) => links)
    .flatMap((link) => /#([\w-]{43})$/.exec(link)?.[1] ?? []);
  const secret = secrets.at(-1);
  if (!secret) throw new Error(`No link was mailed to ${email}`);
  return secret;
}

/** Makes a person's links this many hours older. */
export async function passHours(userId: string, hours: number): Promise<void> {
  for (const { id, expiresAt } of await database()
    .select()
    .from(mailedLinks)
    .where(eq(mailedLinks.userId, userId))) {
    await database()
      .update(mailedLinks)
      .set({ expiresAt: new Date(expiresAt.getTime() - hours * 60 * 60 * 1000) })
      .where(eq(mailedLinks.id, id));
  }
}
