import "server-only";
import path from "node:path";
import type { Transporter } from "nodemailer";
import { env } from "#server/env.ts";
import { isPrivateHost } from "#server/private-network.ts";
import { siteOrigin } from "#server/site-origin.ts";
import { writeAtomically } from "#server/atomic-file.ts";
import { senderAddress } from "./addresses.ts";
import { MailFailed, toMailError } from "./errors.ts";
import type { Message } from "./message.ts";
import { mailMode } from "./mode.ts";

const SECOND = 1000;
/** How long a mail server may be silent, and one mail take in all, in milliseconds. */
const LIMITS = {
  silence: 15 * SECOND,
  // A job's process is held for dead after two minutes (db/jobs.ts).
  mail: 60 * SECOND,
};
const CONNECTIONS = 5;

let server: Promise<Transporter> | undefined;

/**
 * Hands a mail to the mail server, or writes it into the folder. Without either nothing is sent.
 * @throws MailRefused where it can never be delivered; MailFailed where a later try may
 */
export async function sendMessage(message: Message, limits = LIMITS): Promise<void> {
  const mode = mailMode();
  if (mode === "smtp") await sendBySmtp(message, limits);
  if (mode === "folder") await writeToFolder(message);
}

/** Ends the connections to the mail server; the next mail opens new ones. */
export async function closeTransport(): Promise<void> {
  const open = server;
  server = undefined;
  (await open?.catch(() => undefined))?.close();
}

async function sendBySmtp(message: Message, limits: typeof LIMITS): Promise<void> {
  server ??= openServer(limits.silence);
  const signal = AbortSignal.timeout(limits.mail);
  try {
    await (await server).sendMail({ ...envelope(message), signal });
  } catch (error) {
    throw toMailError(error);
  }
}

async function openServer(silenceMs: number): Promise<Transporter> {
  const { createTransport } = await import("nodemailer");
  const url = new URL(env().SMTP_URL ?? "");
  const secure = url.protocol === "smtps:";
  const isPrivate = isPrivateHost(url.hostname);
  return createTransport({
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    pool: true,
    maxConnections: CONNECTIONS,
    // Whether and when a mail is tried again is for its job to say.
    maxRequeues: 0,
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    // In one's own network a mail may go unencrypted; elsewhere never.
    requireTLS: !secure && !isPrivate,
    tls: { rejectUnauthorized: secure || !isPrivate },
    ...(url.username && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

async function writeToFolder(message: Message): Promise<void> {
  const { createTransport } = await import("nodemailer");
  const composer = createTransport({ streamTransport: true, buffer: true });
  const { message: bytes } = await composer.sendMail(envelope(message));
  if (!Buffer.isBuffer(bytes)) throw new MailFailed("The email could not be written");
  await writeAtomically(path.join(mailFolder(), fileName(message)), bytes);
}

/** Where the embedded default puts its mails. */
export const mailFolder = (): string => path.resolve(env().DATA_DIR, "mail");

// In order of time: 2026-11-22T09-30-00-000Z-….eml
const fileName = ({ id }: Message): string =>
  `${new Date().toISOString().replace(/[:.]/g, "-")}-${id}.eml`;

// An address stands in an object: as a text, a comma in it would make two of it.
const address = (of: string) => ({ name: "", address: of });

function envelope({ id, to, replyTo, calendar, ...rest }: Message) {
  const { PREVIEW, PREVIEW_MAIL_TO = "" } = env();
  return {
    ...rest,
    ...(PREVIEW && { subject: `[Preview, to ${to}] ${rest.subject}` }),
    from: senderAddress(),
    // A preview writes to nobody but to who tries it.
    to: address(PREVIEW ? PREVIEW_MAIL_TO : to),
    ...(replyTo && { replyTo: address(replyTo) }),
    ...(calendar && { icalEvent: { ...calendar, filename: "showing.ics" } }),
    messageId: `<${id}@${new URL(siteOrigin()).hostname}>`,
    headers: {
      // No answer of a person who is away.
      "Auto-Submitted": "auto-generated",
      ...rest.headers,
    },
  };
}
