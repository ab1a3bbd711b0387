import "server-only";
import { forgiveAttempt, openAttempt } from "#db/queries/attempts.ts";
import { AppError } from "#lib/errors.ts";

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** Every bound of the product: at most `limit` attempts by one key within the window. */
export const BOUNDS = {
  signInByEmailAndAddress: { limit: 10, windowSeconds: 15 * MINUTE },
  signInByEmail: { limit: 50, windowSeconds: 15 * MINUTE },
  signInByAddress: { limit: 100, windowSeconds: 15 * MINUTE },
  codeBySignIn: { limit: 5, windowSeconds: 10 * MINUTE },
  codeByUser: { limit: 10, windowSeconds: 15 * MINUTE },
  codeByUserDaily: { limit: 50, windowSeconds: DAY },
  passwordByUser: { limit: 10, windowSeconds: 15 * MINUTE },
} as const;

type Keys = Partial<Record<keyof typeof BOUNDS, string>>;

/** An attempt that was counted; `forgive` takes it back. */
export interface CountedAttempt {
  forgive: () => Promise<void>;
}

/**
 * Counts an attempt under the bounds named, before what they bound is done.
 * @param keys whose attempt it is, for each bound
 * @param message the sentence for a person who has to wait
 * @throws AppError `rate_limited`
 */
export async function countAttempt(keys: Keys, message: string): Promise<CountedAttempt> {
  const kinds = Object.keys(keys) as (keyof Keys)[];
  const bounds = kinds.map((kind) => ({ kind, key: keys[kind] ?? "", ...BOUNDS[kind] }));
  const answer = await openAttempt(bounds);
  if ("retryAfter" in answer) {
    throw new AppError("rate_limited", message, { retryAfter: answer.retryAfter });
  }
  return { forgive: () => forgiveAttempt(answer.attemptIds) };
}
