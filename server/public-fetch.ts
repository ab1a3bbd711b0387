import "server-only";
import dns from "node:dns";
import { request } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { Readable } from "node:stream";
import { isPrivateHost, isPublicAddress } from "./private-network.ts";

/** A URL given by a person points to a private address. */
export class PrivateAddressError extends Error {}

/**
 * Resolves a host name only if all its addresses are public. The connection uses this result, so
 * DNS rebinding has no effect.
 */
const lookup: LookupFunction = (hostname, options, callback) => {
  dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, "");
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
      return callback(new PrivateAddressError(), "");
    }
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};

function requirePublic({ hostname }: URL): void {
  const host = hostname.replace(/^\[|\]$/g, "");
  const isPrivate = isIP(host) > 0 ? !isPublicAddress(host) : isPrivateHost(host);
  if (isPrivate) throw new PrivateAddressError();
}

/**
 * A `fetch` for URLs given by people: only https and only public addresses, which `fetch` itself
 * can't enforce. Bodies are strings, redirects aren't followed, and only 2xx responses are read.
 * @throws PrivateAddressError
 */
export const publicFetch: typeof fetch = async (input, init) => {
  const url = new URL(String(input));
  if (url.protocol !== "https:") throw new TypeError("Only https addresses are allowed");
  requirePublic(url);
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const sent = request(
    url,
    {
      lookup,
      agent: false,
      method: init?.method ?? "GET",
      headers: { ...Object.fromEntries(new Headers(init?.headers)), "Accept-Encoding": "identity" },
      ...(init?.signal && { signal: init.signal }),
    },
    (answer) => {
      const { statusCode: status = 500, headers } = answer;
      // `Response` rejects such a status. An exception in this callback would leave the promise
      // pending forever.
      if (status < 200 || status > 599) {
        answer.destroy();
        reject(new Error(`Unknown status: ${status}`));
        return;
      }
      const isRead = status < 300;
      if (!isRead) answer.destroy();
      const body = isRead && ![204, 205].includes(status) ? Readable.toWeb(answer) : null;
      const { location } = headers;
      resolve(
        new Response(body as ReadableStream | null, {
          status,
          ...(location && { headers: { location } }),
        }),
      );
    },
  );
  sent.on("error", reject);
  sent.end(typeof init?.body === "string" ? init.body : undefined);
  return promise;
};
