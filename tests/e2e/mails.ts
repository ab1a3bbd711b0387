import { type ReadMail, readMails } from "#tests/mail/mail-folder.ts";
import { dataFolder } from "./data-folder.ts";
import { expect } from "./fixtures.ts";

export async function mailsTo(
  address: string,
  dataDir = dataFolder(process.env.E2E_PORT ?? "3210"),
): Promise<ReadMail[]> {
  return (await readMails(dataDir)).filter(({ to }) => to === address);
}

/** Waits for an email with this subject and returns the newest. */
export async function mailTo(
  address: string,
  subject: string | RegExp,
  dataDir?: string,
): Promise<ReadMail> {
  const find = async () =>
    (await mailsTo(address, dataDir)).findLast((mail) =>
      typeof subject === "string" ? mail.subject === subject : subject.test(mail.subject),
    );
  let found: ReadMail | undefined;
  await expect
    .poll(async () => (found = await find()) !== undefined, {
      message: `a mail to ${address}: ${subject}`,
    })
    .toBe(true);
  return found as ReadMail;
}

const linksTo = async (address: string, screen: string, dataDir?: string): Promise<string[]> => {
  const mails = await mailsTo(address, dataDir);
  const links = mails.flatMap((mail) => mail.links.map((link) => new URL(link)));
  return links
    .filter(({ pathname, hash }) => pathname === screen && hash !== "")
    .map(({ pathname, hash }) => pathname + hash);
};

/**
 * Waits for an email with a link to a screen.
 * @returns the link's path with its secret, from the newest email
 */
export async function mailedLink(
  address: string,
  screen: string,
  dataDir?: string,
): Promise<string> {
  await expect
    .poll(() => linksTo(address, screen, dataDir), {
      message: `a link to ${screen} for ${address}`,
    })
    .not.toEqual([]);
  return (await linksTo(address, screen, dataDir)).at(-1) ?? "";
}
