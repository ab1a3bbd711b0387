import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from "smtp-server";
import { TRUSTED } from "./certificates.ts";
import { type ReadMail, readMail } from "./mail-folder.ts";

export const USER = "porchlight";
export const PASSWORD = "p@ss:word/of%the relay";

/** An email to one recipient, and how it was sent. */
export interface ReceivedMail extends ReadMail {
  recipient: string;
  isEncrypted: boolean;
  isAuthenticated: boolean;
}

interface Behavior {
  /** TLS from the start, STARTTLS, or none. */
  tls?: "implicit" | "starttls" | "none";
  certificate?: { cert: string; key: string };
  needsPassword?: boolean;
  /** SMTP code for a recipient; accepted without one. */
  refusesRecipient?: (address: string) => number | undefined;
  /** SMTP code for a whole email; accepted without one. */
  refusesMail?: () => number | undefined;
  /** Milliseconds to accept an email. */
  takesMs?: number;
  /** Accepts the connection or the email, then never responds. */
  hangsAt?: "greeting" | "data";
  /** Closes the connection during the email. */
  cutsInData?: () => boolean;
}

const refusal = (code: number, address = "") =>
  Object.assign(new Error(`The mailbox <${address}> can't be used`), { responseCode: code });

/** A real SMTP server on loopback whose behavior a test sets. */
export async function startMailServer(behavior: Behavior = {}) {
  const { tls = "none" } = behavior;
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let attempts = 0;

  const server = new SMTPServer({
    secure: tls === "implicit",
    ...(behavior.certificate ?? TRUSTED),
    disabledCommands: tls === "starttls" ? [] : ["STARTTLS"],
    authOptional: !behavior.needsPassword,
    allowInsecureAuth: true,
    // Skips DNS lookups.
    disableReverseLookup: true,
    closeTimeout: 1,
    onConnect: (_session, callback) => {
      if (behavior.hangsAt !== "greeting") callback();
    },
    onAuth: ({ username, password }, _session, callback) => {
      attempts += 1;
      const isRight = username === USER && password === PASSWORD;
      if (isRight) callback(null, { user: username });
      else callback(refusal(535));
    },
    onRcptTo: ({ address }, _session, callback) => {
      const code = behavior.refusesRecipient?.(address);
      callback(code ? refusal(code, address) : null);
    },
    onData: (stream, session, callback) => {
      if (behavior.cutsInData?.()) return cutAll(sockets);
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (behavior.hangsAt === "data") return;
        const code = behavior.refusesMail?.();
        if (code) return callback(refusal(code));
        void takeMail(Buffer.concat(chunks), session).then((mail) => {
          received.push(mail);
          setTimeout(callback, behavior.takesMs ?? 0);
        });
      });
    },
  } satisfies SMTPServerOptions);
  server.on("error", () => undefined);
  server.server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  const scheme = tls === "implicit" ? "smtps" : "smtp";
  const login = `${USER}:${encodeURIComponent(PASSWORD)}@`;
  return {
    url: `${scheme}://${behavior.needsPassword ? login : ""}localhost:${port}`,
    port,
    received,
    attempts: () => attempts,
    openConnections: () => sockets.size,
    stop: async () => {
      await new Promise<void>((resolve) => server.close(resolve));
    },
  };
}

function cutAll(sockets: ReadonlySet<Socket>): void {
  for (const socket of sockets) socket.destroy();
}

async function takeMail(source: Buffer, session: SMTPServerSession): Promise<ReceivedMail> {
  return {
    ...(await readMail(source)),
    recipient: session.envelope.rcptTo.map(({ address }) => address).join(" "),
    isEncrypted: session.secure,
    isAuthenticated: Boolean(session.user),
  };
}
