import { expect } from "@playwright/test";
import { type ReadMail, readMails } from "#tests/mail/mail-folder.ts";

/** The mails that the product has written to an address, the oldest first. */
export async function mailsTo(email: string): Promise<ReadMail[]> {
  const mails = await readMails(process.env.E2E_DATA_DIR ?? "");
  return mails.filter(({ to }) => to === email);
}

const linksTo = async (email: string, screen: string): Promise<string[]> => {
  const links = (await mailsTo(email)).flatMap((mail) => mail.links.map((link) => new URL(link)));
  return links
    .filter(({ pathname, hash }) => pathname === screen && hash !== "")
    .map(({ pathname, hash }) => pathname + hash);
};

/** Waits for the mail whose link leads to a screen. @returns its path with the secret, of the newest */
export async function mailedLink(email: string, screen: string): Promise<string> {
  await expect.poll(() => linksTo(email, screen)).not.toEqual([]);
  return (await linksTo(email, screen)).at(-1) ?? "";
}
