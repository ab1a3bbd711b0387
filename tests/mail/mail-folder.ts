import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { type ParsedMail, simpleParser } from "mailparser";

export interface ReadMail {
  to: string;
  from: string;
  replyTo: string | null;
  subject: string;
  html: string;
  text: string;
  links: string[];
  headers: ParsedMail["headers"];
  messageId: string | undefined;
  calendars: { type: string; method: string | undefined; content: string }[];
}

/** Reads the emails that a product without SMTP wrote to disk, oldest first. */
export async function readMails(dataDir: string): Promise<ReadMail[]> {
  const folder = path.join(dataDir, "mail");
  const names = await readdir(folder).catch(() => []);
  const whole = names.filter((name) => name.endsWith(".eml")).sort();
  return Promise.all(whole.map(async (name) => readMail(await readFile(path.join(folder, name)))));
}

export async function readMail(source: string | Buffer): Promise<ReadMail> {
  const mail = await simpleParser(source);
  const html = mail.html || "";
  return {
    to: textOf(mail.to),
    from: textOf(mail.from),
    replyTo: mail.replyTo ? textOf(mail.replyTo) : null,
    subject: mail.subject ?? "",
    html,
    text: mail.text ?? "",
    links: [...html.matchAll(/href="([^"]+)"/g)].map(([, href = ""]) =>
      href.replaceAll("&amp;", "&"),
    ),
    headers: mail.headers,
    messageId: mail.messageId,
    calendars: mail.attachments
      .filter(({ contentType }) => contentType === "text/calendar")
      .map(({ contentType, headers, content }) => ({
        type: contentType,
        method: methodOf(headers.get("content-type")),
        content: content.toString(),
      })),
  };
}

function methodOf(type: unknown): string | undefined {
  const { params } = type as { params?: Record<string, string> };
  return params?.method;
}

const textOf = (address: ParsedMail["to"]): string =>
  [address ?? []]
    .flat()
    .map(({ text }) => text)
    .join(", ");
