import "server-only";
import dns from "node:dns";
import { request } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { Readable } from "node:stream";
import { isPrivateHost, isPublicAddress } from "./private-network.ts";

/** An address that a person gave leads somewhere that is not the internet's. */
export class PrivateAddressError extends Error {}

/**
 * Resolves a name where all that it stands for can be reached by anybody. The connection is made to what
 * this answers: a name that stands for something else a moment later gets nowhere.
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
 * `fetch` for addresses that people give, by https alone and to nowhere that is not the internet's: `fetch`
 * itself can't be told to which addresses it may connect. It takes texts as bodies, follows no redirect,
 * and reads only what is answered with 2xx.
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
      // What no `Response` can hold is no answer: thrown in here, whoever asked would wait for ever.
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
