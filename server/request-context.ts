import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";

/** A caller's state under a rate limit; `seconds` until more is available. */
export interface CallerStatus {
  limit: number;
  windowSeconds: number;
  remaining: number;
  seconds: number;
}

/** The current request, for logging without passing it along. */
export interface RequestContext {
  requestId: string;
  /** The contract name; null if there is none. */
  call: string | null;
  /** The client's network address. The log writes a keyed hash of it. */
  address: string | null;
  userId?: string;
  /** The rate limit of the token that made the request. */
  tokenLimit?: CallerStatus;
  /** Jobs were added, which run after the response. */
  hasAddedJobs?: boolean;
}

// On globalThis because this module is bundled more than once.
const holder = globalThis as typeof globalThis & {
  porchlightRequests?: AsyncLocalStorage<RequestContext>;
};
const storage = (holder.porchlightRequests ??= new AsyncLocalStorage<RequestContext>());

export const runInContext = <T>(context: RequestContext, work: () => T): T =>
  storage.run(context, work);

/** Returns the current request; undefined outside the API, in a page or a command. */
export const requestContext = (): RequestContext | undefined => storage.getStore();

export function recordAddedJob(): void {
  const context = requestContext();
  if (context) context.hasAddedJobs = true;
}

export function recordTokenLimit(status: CallerStatus): void {
  const context = requestContext();
  if (context) context.tokenLimit = status;
}
