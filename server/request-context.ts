import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";

/** How a bound stands for one caller: what is left of it, and in how many seconds more is. */
export interface CallerStatus {
  limit: number;
  windowSeconds: number;
  remaining: number;
  seconds: number;
}

/** What the log says of the request that is being answered, without being handed it. */
export interface RequestContext {
  requestId: string;
  /** Its name in the contract; null where it has none. */
  call: string | null;
  /** The client's network address; the log writes a keyed hash of it. */
  address: string | null;
  /** Who calls, once that is known. */
  userId?: string;
  /** How the limit of the token stands by which it is made. */
  tokenLimit?: CallerStatus;
  /** It has added jobs, which run once it is answered. */
  hasAddedJobs?: boolean;
}

// Kept on globalThis: one for the process, however often this module is bundled.
const holder = globalThis as typeof globalThis & {
  porchlightRequests?: AsyncLocalStorage<RequestContext>;
};
const storage = (holder.porchlightRequests ??= new AsyncLocalStorage<RequestContext>());

export const runInContext = <T>(context: RequestContext, work: () => T): T =>
  storage.run(context, work);

/** Undefined outside the API: in a page, or a command. */
export const requestContext = (): RequestContext | undefined => storage.getStore();

export function recordAddedJob(): void {
  const context = requestContext();
  if (context) context.hasAddedJobs = true;
}

export function recordTokenLimit(standing: CallerStatus): void {
  const context = requestContext();
  if (context) context.tokenLimit = standing;
}
