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
/** Limits in milliseconds: the mail server's silence, and the whole email. */
const LIMITS = {
  silence: 15 * SECOND,
  // A job counts as dead after two minutes (db/jobs.ts).
  mail: 60 * SECOND,
};
const CONNECTIONS = 5;

let server: Promise<Transporter> | undefined;

/**
 * Sends an email by SMTP or writes it to the folder. Does nothing if neither is configured.
 * @throws MailRefused if it can never be delivered; MailFailed if a retry may succeed
 */
export async function sendMessage(message: Message, limits = LIMITS): Promise<void> {
  const mode = mailMode();
  if (mode === "smtp") await sendBySmtp(message, limits);
  if (mode === "folder") await writeToFolder(message);
}

/** Closes the connections to the mail server. The next email opens new ones. */
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
    // Retries are up to the job.
    maxRequeues: 0,
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    // Only a private network may skip encryption.
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

export const mailFolder = (): string => path.resolve(env().DATA_DIR, "mail");

// Sorted by time: 2026-11-22T09-30-00-000Z-….eml
const fileName = ({ id }: Message): string =>
  `${new Date().toISOString().replace(/[:.]/g, "-")}-${id}.eml`;

// Passed as an object because a comma in a string would split it into two addresses.
const address = (of: string) => ({ name: "", address: of });

function envelope({ id, to, replyTo, calendar, ...rest }: Message) {
  const { PREVIEW, PREVIEW_MAIL_TO = "" } = env();
  return {
    ...rest,
    ...(PREVIEW && { subject: `[Preview, to ${to}] ${rest.subject}` }),
    from: senderAddress(),
    // A preview only sends to the person testing it.
    to: address(PREVIEW ? PREVIEW_MAIL_TO : to),
    ...(replyTo && { replyTo: address(replyTo) }),
    ...(calendar && { icalEvent: { ...calendar, filename: "showing.ics" } }),
    messageId: `<${id}@${new URL(siteOrigin()).hostname}>`,
    headers: {
      // Suppresses out-of-office replies.
      "Auto-Submitted": "auto-generated",
      ...rest.headers,
    },
  };
}
