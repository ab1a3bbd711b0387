import "server-only";
import { countAttempts, uncountAttempt, openAttempt } from "#db/queries/attempts.ts";
import { AppError } from "#lib/errors.ts";
import { TOKEN_LIMIT } from "#lib/fields/api-tokens.ts";
import type { CallerStatus } from "#server/request-context.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Every bound of the product: at most `limit` attempts by one key within the window. */
export const BOUNDS = {
  signInByEmailAndAddress: { limit: 10, windowSeconds: 15 * MINUTE },
  signInByEmail: { limit: 50, windowSeconds: 15 * MINUTE },
  signInByAddress: { limit: 100, windowSeconds: 15 * MINUTE },
  signInByDevice: { limit: 10, windowSeconds: 15 * MINUTE },
  codeBySignIn: { limit: 5, windowSeconds: 10 * MINUTE },
  codeByUser: { limit: 10, windowSeconds: 15 * MINUTE },
  codeByUserByDay: { limit: 50, windowSeconds: DAY },
  // Many people may share one address, behind a carrier's or an office's router: what it stops are scripts.
  signUpByAddress: { limit: 100, windowSeconds: HOUR },
  // A third of what one small server can hash meanwhile: the rest is left to those who sign in.
  signUpByAnyone: { limit: 1000, windowSeconds: 10 * MINUTE },
  addUser: { limit: 60, windowSeconds: HOUR },
  addUserByDay: { limit: 200, windowSeconds: DAY },
  forgottenByAddress: { limit: 20, windowSeconds: HOUR },
  forgottenByAnyone: { limit: 2000, windowSeconds: HOUR },
  forgottenByEmail: { limit: 5, windowSeconds: HOUR },
  unsubscribeByAddress: { limit: 100, windowSeconds: HOUR },
  confirmationMail: { limit: 5, windowSeconds: HOUR },
  // The address may be a stranger's, who has entered nothing.
  confirmationMailByDay: { limit: 15, windowSeconds: DAY },
  invitationMail: { limit: 30, windowSeconds: HOUR },
  invitationMailByDay: { limit: 100, windowSeconds: DAY },
  invitationByEmail: { limit: 5, windowSeconds: DAY },
  emailChange: { limit: 5, windowSeconds: HOUR },
  emailChangeByDay: { limit: 20, windowSeconds: DAY },
  currentPassword: { limit: 10, windowSeconds: 15 * MINUTE },
  // A text takes a model some ten seconds: nobody reads thirty in five minutes.
  writing: { limit: 30, windowSeconds: 5 * MINUTE },
  writingByDay: { limit: 200, windowSeconds: DAY },
  // A listing may have 60, and most sellers add theirs more than once.
  photoUpload: { limit: 300, windowSeconds: HOUR },
  photoMaking: { limit: 300, windowSeconds: HOUR },
  // A sale has some fifty papers, each added once or twice.
  documentUpload: { limit: 300, windowSeconds: HOUR },
  documentMaking: { limit: 300, windowSeconds: HOUR },
  // Pages of templates and files: a gallery has twelve, and an editor draws a page a change.
  drawing: { limit: 600, windowSeconds: HOUR },
  // Each is held in memory while it arrives.
  logoUpload: { limit: 30, windowSeconds: HOUR },
  documentLink: { limit: 60, windowSeconds: HOUR },
  // An office of agents may share an address; who tries secrets out gets nowhere near 2^256.
  sharedDocumentByAddress: { limit: 200, windowSeconds: HOUR },
  // A household asks about several homes; an address may stand for many people, behind an office's router.
  inquiryByAddress: { limit: 20, windowSeconds: HOUR },
  inquiryByListing: { limit: 30, windowSeconds: HOUR },
  inquiryByListingByDay: { limit: 100, windowSeconds: DAY },
  inquiryByAnyone: { limit: 2000, windowSeconds: HOUR },
  // Each holds a time that nobody else can have meanwhile, and is read by the seller.
  showingByAddress: { limit: 10, windowSeconds: HOUR },
  showingByListing: { limit: 30, windowSeconds: HOUR },
  showingByListingByDay: { limit: 60, windowSeconds: DAY },
  showingByAnyone: { limit: 2000, windowSeconds: HOUR },
  // What fills in the trap of a public form; a buyer's password manager may do so.
  spamByListing: { limit: 20, windowSeconds: HOUR },
  spamByListingByDay: { limit: 50, windowSeconds: DAY },
  spamByAnyone: { limit: 2000, windowSeconds: HOUR },
  showingChange: { limit: 20, windowSeconds: HOUR },
  // A calendar program asks every few minutes at most; what is behind no secret counts by network.
  calendarFeed: { limit: 30, windowSeconds: HOUR },
  feedReads: { limit: 120, windowSeconds: HOUR },
  feedByAddress: { limit: 100, windowSeconds: HOUR },
  // Each asks a server outside.
  busyCalendar: { limit: 30, windowSeconds: HOUR },
  // Links of sign-in sheets that don't work, and what is entered at a door: a busy one takes a name in a few seconds.
  sheetByAddress: { limit: 100, windowSeconds: HOUR },
  entryByAddress: { limit: 500, windowSeconds: HOUR },
  entryByOpenHouse: { limit: 500, windowSeconds: HOUR },
  // By a person in an hour, by an account in a day: each is a mail that someone reads.
  support: { limit: 10, windowSeconds: HOUR },
  supportByDay: { limit: 30, windowSeconds: DAY },
  // A page that fails asks three times.
  externalValuation: { limit: 30, windowSeconds: 10 * MINUTE },
  externalValuationByDay: { limit: 150, windowSeconds: DAY },
  // Values a year of months anew, some 80 ms of the server's time; a screen asks once a change.
  estimateHistory: { limit: 100, windowSeconds: 10 * MINUTE },
  pastedSales: { limit: 30, windowSeconds: 10 * MINUTE },
  // A program that reads a few lists each minute stays far below it.
  apiByToken: TOKEN_LIMIT,
  tokenMaking: { limit: 30, windowSeconds: HOUR },
  webhookMaking: { limit: 30, windowSeconds: HOUR },
  // Tests, and what is sent again by hand.
  webhookSending: { limit: 60, windowSeconds: HOUR },
} as const;

export const LONGEST_WINDOW_SECONDS = Math.max(
  ...Object.values(BOUNDS).map(({ windowSeconds }) => windowSeconds),
);

export type Keys = Partial<Record<keyof typeof BOUNDS, string>>;

/** What bounds the spam that is kept for a listing. */
export const spamKeys = (listingId: string) => ({
  spamByListing: listingId,
  spamByListingByDay: listingId,
  spamByAnyone: "anyone",
});

/** An attempt that was counted; `forgive` takes it back. */
export interface CountedAttempt {
  forgive: () => Promise<void>;
}

function open(keys: Keys) {
  const kinds = Object.keys(keys) as (keyof Keys)[];
  return openAttempt(kinds.map((kind) => ({ kind, key: keys[kind] ?? "", ...BOUNDS[kind] })));
}

/**
 * Counts an attempt under the bounds named, before what they bound is done.
 * @param keys whose attempt it is, for each bound
 * @param message the sentence for a person who has to wait
 * @throws AppError `rate_limited`
 */
export async function countAttempt(keys: Keys, message: string): Promise<CountedAttempt> {
  const answer = await open(keys);
  if ("retryAfter" in answer) {
    throw new AppError("rate_limited", message, { retryAfter: answer.retryAfter });
  }
  return { forgive: () => uncountAttempt(answer.attemptIds) };
}

/**
 * `countAttempt` under one bound, for who is told how it stands, refused or not.
 * @throws AppError `rate_limited`
 */
export async function countAttemptOf(
  kind: keyof typeof BOUNDS,
  key: string,
  message: string,
  tell: (standing: CallerStatus) => void,
): Promise<void> {
  const answer = await open({ [kind]: key });
  const bound = { kind, key, ...BOUNDS[kind] };
  const { limit, windowSeconds } = bound;
  if ("retryAfter" in answer) {
    const { retryAfter } = answer;
    tell({ limit, windowSeconds, remaining: 0, seconds: retryAfter });
    throw new AppError("rate_limited", message, { retryAfter });
  }
  const { counted, seconds } = await countAttempts(bound);
  tell({ limit, windowSeconds, remaining: Math.max(0, limit - counted), seconds });
}

/** `countAttempt` for what can be done in another way: false where a bound is reached. */
export async function isWithinBounds(keys: Keys): Promise<boolean> {
  return "attemptIds" in (await open(keys));
}

/**
 * Does work that may fail, and counts its failures alone. Work that throws counts as none.
 * @param work answers null for a failure
 * @throws AppError `rate_limited`, and what the work throws
 */
export async function countFailures<T>(
  keys: Keys,
  message: string,
  work: () => Promise<T | null>,
): Promise<T | null> {
  const attempt = await countAttempt(keys, message);
  let failed = false;
  try {
    const result = await work();
    failed = result === null;
    return result;
  } finally {
    if (!failed) await attempt.forgive();
  }
}
