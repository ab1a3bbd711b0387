import { once } from "node:events";
import type { Server as HttpServer } from "node:http";
import { type AddressInfo, createServer, Server } from "node:net";
import { codeOf } from "#lib/errors.ts";
import type { Env } from "#server/env.ts";
import { StartError } from "../start-error.ts";

// Null means every address of the machine.
type Host = string | null;

/** Loopback in IPv4 and IPv6, because browsers resolve `localhost` to either. */
export const LOOPBACK: readonly Host[] = ["127.0.0.1", "::1"];

/** Returns where the application listens: HOST, or every address with a DATABASE_URL, or else loopback. */
export function hostsOf({ HOST, DATABASE_URL }: Pick<Env, "HOST" | "DATABASE_URL">) {
  if (HOST) return [HOST];
  return DATABASE_URL ? [null] : LOOPBACK;
}

function explain(port: number, host: Host, error: unknown): never {
  const unknown = `Unknown host in HOST: ${host}. Set it to an address of this machine, or to 0.0.0.0 for all of them.`;
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} is already in use. Stop the program that uses it, or set PORT to another port.`,
    EACCES: `You don't have permission to use port ${port}. Set PORT to a port above 1023.`,
    EADDRNOTAVAIL: `HOST is ${host}, which isn't an address of this machine. Set it to one, or to 0.0.0.0 for all of them.`,
    ENOTFOUND: unknown,
    EAI_AGAIN: unknown,
  };
  const sentence = reasons[codeOf(error) ?? ""];
  if (!sentence) throw error;
  throw new StartError(sentence, { cause: error });
}

const isWithoutIPv6 = (host: Host, error: unknown) =>
  host === "::1" && ["EADDRNOTAVAIL", "EAFNOSUPPORT"].includes(codeOf(error) ?? "");

async function bind(listener: Server, port: number, host: Host): Promise<number> {
  listener.listen({ port, ...(host && { host }) });
  await once(listener, "listening");
  return (listener.address() as AddressInfo).port;
}

/**
 * Lets a server listen on several hosts, all on one port.
 * @param port 0 for any free port
 * @throws StartError if the port is in use, or a host isn't an address of this machine
 */
export async function listenAt(
  server: HttpServer,
  port: number,
  [first = null, ...more]: readonly Host[],
): Promise<{ port: number; close(): Promise<void> }> {
  const listeners: Server[] = [server];
  const close = async () => {
    const open = listeners.filter(({ listening }) => listening);
    // HTTP's own close would also cut idle connections, where a request can be in flight.
    const closed = open.map((listener) => once(Server.prototype.close.call(listener), "close"));
    await Promise.all(closed);
  };
  const actual = await bind(server, port, first).catch((error: unknown) =>
    explain(port, first, error),
  );
  for (const host of more) {
    const listener = createServer((socket) => void server.emit("connection", socket));
    try {
      await bind(listener, actual, host);
      listeners.push(listener);
    } catch (error) {
      if (isWithoutIPv6(host, error)) continue;
      await close();
      explain(actual, host, error);
    }
  }
  return { port: actual, close };
}
