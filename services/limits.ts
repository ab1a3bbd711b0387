import "server-only";
import { countAttempts, uncountAttempt, openAttempt } from "#db/queries/attempts.ts";
import { AppError } from "#lib/errors.ts";
import { TOKEN_LIMIT } from "#lib/fields/api-tokens.ts";
import type { CallerStatus } from "#server/request-context.ts";

export const TOO_MANY_INVALID_LINKS =
  "Too many invalid links from your network. Please try again later.";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** All rate limits: at most `limit` attempts per key within the window. */
export const BOUNDS = {
  signInByEmailAndAddress: { limit: 10, windowSeconds: 15 * MINUTE },
  signInByEmail: { limit: 50, windowSeconds: 15 * MINUTE },
  signInByAddress: { limit: 100, windowSeconds: 15 * MINUTE },
  signInByDevice: { limit: 10, windowSeconds: 15 * MINUTE },
  codeBySignIn: { limit: 5, windowSeconds: 10 * MINUTE },
  codeByUser: { limit: 10, windowSeconds: 15 * MINUTE },
  codeByUserByDay: { limit: 50, windowSeconds: DAY },
  // Many people may share one address behind a carrier's or office's router. This only stops
  // scripts.
  signUpByAddress: { limit: 100, windowSeconds: HOUR },
  // A third of what a small server can hash in that time, to leave capacity for logins.
  signUpByAnyone: { limit: 1000, windowSeconds: 10 * MINUTE },
  addUser: { limit: 60, windowSeconds: HOUR },
  addUserByDay: { limit: 200, windowSeconds: DAY },
  forgottenByAddress: { limit: 20, windowSeconds: HOUR },
  forgottenByAnyone: { limit: 2000, windowSeconds: HOUR },
  forgottenByEmail: { limit: 5, windowSeconds: HOUR },
  unsubscribeByAddress: { limit: 100, windowSeconds: HOUR },
  confirmationMail: { limit: 5, windowSeconds: HOUR },
  // The address may belong to a stranger who has entered nothing.
  confirmationMailByDay: { limit: 15, windowSeconds: DAY },
  invitationMail: { limit: 30, windowSeconds: HOUR },
  invitationMailByDay: { limit: 100, windowSeconds: DAY },
  invitationByEmail: { limit: 5, windowSeconds: DAY },
  emailChange: { limit: 5, windowSeconds: HOUR },
  emailChangeByDay: { limit: 20, windowSeconds: DAY },
  // Each emails everyone on the account.
  accountDeletion: { limit: 5, windowSeconds: DAY },
  // Each reads every file of the account.
  accountExport: { limit: 5, windowSeconds: HOUR },
  currentPassword: { limit: 10, windowSeconds: 15 * MINUTE },
  // A text takes a model about ten seconds.
  writing: { limit: 30, windowSeconds: 5 * MINUTE },
  writingByDay: { limit: 200, windowSeconds: DAY },
  // A listing may have 60, and most sellers upload theirs more than once.
  photoUpload: { limit: 300, windowSeconds: HOUR },
  photoMaking: { limit: 300, windowSeconds: HOUR },
  // A sale has about fifty documents, each uploaded once or twice.
  documentUpload: { limit: 300, windowSeconds: HOUR },
  documentMaking: { limit: 300, windowSeconds: HOUR },
  // A gallery has twelve pages, and an editor renders a page per change.
  drawing: { limit: 600, windowSeconds: HOUR },
  // An upload is buffered in memory.
  logoUpload: { limit: 30, windowSeconds: HOUR },
  documentLink: { limit: 60, windowSeconds: HOUR },
  // Agents in an office may share an address. Guessing a 256-bit secret stays hopeless.
  sharedDocumentByAddress: { limit: 200, windowSeconds: HOUR },
  listedDocumentByAddress: { limit: 200, windowSeconds: HOUR },
  // A household asks about several homes, and many people may share an office's address.
  inquiryByAddress: { limit: 20, windowSeconds: HOUR },
  inquiryByListing: { limit: 30, windowSeconds: HOUR },
  inquiryByListingByDay: { limit: 100, windowSeconds: DAY },
  inquiryByAnyone: { limit: 2000, windowSeconds: HOUR },
  // A buyer's messages after the first, by the link or by email. Each notifies the account.
  messageByConversation: { limit: 20, windowSeconds: HOUR },
  messageByConversationByDay: { limit: 50, windowSeconds: DAY },
  messageByAnyone: { limit: 2000, windowSeconds: HOUR },
  // Each is an email to a buyer.
  replyByAccount: { limit: 60, windowSeconds: HOUR },
  replyByAccountByDay: { limit: 200, windowSeconds: DAY },
  // Each request blocks its time for other buyers, and the seller reads it.
  showingByAddress: { limit: 10, windowSeconds: HOUR },
  showingByListing: { limit: 30, windowSeconds: HOUR },
  showingByListingByDay: { limit: 60, windowSeconds: DAY },
  showingByAnyone: { limit: 2000, windowSeconds: HOUR },
  // Each emails the address that was entered.
  followByAddress: { limit: 20, windowSeconds: HOUR },
  followByEmail: { limit: 5, windowSeconds: DAY },
  followByListing: { limit: 60, windowSeconds: HOUR },
  followByListingByDay: { limit: 100, windowSeconds: DAY },
  followByAnyone: { limit: 1000, windowSeconds: HOUR },
  // Each emails an address that a stranger entered. The seller is notified after the buyer confirms it.
  offerByAddress: { limit: 10, windowSeconds: HOUR },
  offerByEmail: { limit: 5, windowSeconds: DAY },
  offerByListing: { limit: 30, windowSeconds: HOUR },
  offerByListingByDay: { limit: 60, windowSeconds: DAY },
  offerByAnyone: { limit: 2000, windowSeconds: HOUR },
  // Forms with files. Each is up to 4 MB in memory, and its files are checked.
  offerFilesByAddress: { limit: 30, windowSeconds: HOUR },
  offerFileByAddress: { limit: 200, windowSeconds: HOUR },
  // Each emails every buyer with an open offer.
  highestAndBestByDay: { limit: 5, windowSeconds: DAY },
  offerChange: { limit: 30, windowSeconds: HOUR },
  // Forms with a filled-in honeypot. A buyer's password manager may cause that too.
  spamByListing: { limit: 20, windowSeconds: HOUR },
  spamByListingByDay: { limit: 50, windowSeconds: DAY },
  spamByAnyone: { limit: 2000, windowSeconds: HOUR },
  showingChange: { limit: 20, windowSeconds: HOUR },
  // Calendar apps poll every few minutes. Requests with an unknown secret count by network address.
  calendarFeed: { limit: 30, windowSeconds: HOUR },
  feedReads: { limit: 120, windowSeconds: HOUR },
  feedByAddress: { limit: 100, windowSeconds: HOUR },
  // Each one calls an external server.
  busyCalendar: { limit: 30, windowSeconds: HOUR },
  // Broken sign-in sheet links, and entries at the door. A busy open house adds a name every few
  // seconds.
  sheetByAddress: { limit: 100, windowSeconds: HOUR },
  entryByAddress: { limit: 500, windowSeconds: HOUR },
  entryByOpenHouse: { limit: 500, windowSeconds: HOUR },
  // Per person and hour, and per account and day. Someone reads each email.
  support: { limit: 10, windowSeconds: HOUR },
  supportByDay: { limit: 30, windowSeconds: DAY },
  // A page sends a failing request three times.
  externalValuation: { limit: 30, windowSeconds: 10 * MINUTE },
  externalValuationByDay: { limit: 150, windowSeconds: DAY },
  // Each computes a year of monthly estimates, about 80 ms of server time. A screen requests it
  // once per change.
  estimateHistory: { limit: 100, windowSeconds: 10 * MINUTE },
  pastedSales: { limit: 30, windowSeconds: 10 * MINUTE },
  // A program that reads a few lists per minute stays far below it.
  apiByToken: TOKEN_LIMIT,
  tokenMaking: { limit: 30, windowSeconds: HOUR },
  webhookMaking: { limit: 30, windowSeconds: HOUR },
  // Tests, and deliveries resent by hand.
  webhookSending: { limit: 60, windowSeconds: HOUR },
} as const;

export const LONGEST_WINDOW_SECONDS = Math.max(
  ...Object.values(BOUNDS).map(({ windowSeconds }) => windowSeconds),
);

export type Keys = Partial<Record<keyof typeof BOUNDS, string>>;

/** Keys of the limits for a listing's spam. */
export const spamKeys = (listingId: string) => ({
  spamByListing: listingId,
  spamByListingByDay: listingId,
  spamByAnyone: "anyone",
});

/** A counted attempt; `forgive` uncounts it. */
export interface CountedAttempt {
  forgive: () => Promise<void>;
}

function open(keys: Keys) {
  const kinds = Object.keys(keys) as (keyof Keys)[];
  return openAttempt(kinds.map((kind) => ({ kind, key: keys[kind] ?? "", ...BOUNDS[kind] })));
}

/**
 * Counts an attempt under the given limits. Call it before the limited action.
 * @param keys the key for each limit
 * @param message the sentence for a person who must wait
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
 * `countAttempt` under one limit. Reports the limit's status, whether or not the attempt is
 * refused.
 * @throws AppError `rate_limited`
 */
export async function countAttemptOf(
  kind: keyof typeof BOUNDS,
  key: string,
  message: string,
  report: (status: CallerStatus) => void,
): Promise<void> {
  const answer = await open({ [kind]: key });
  const bound = { kind, key, ...BOUNDS[kind] };
  const { limit, windowSeconds } = bound;
  if ("retryAfter" in answer) {
    const { retryAfter } = answer;
    report({ limit, windowSeconds, remaining: 0, seconds: retryAfter });
    throw new AppError("rate_limited", message, { retryAfter });
  }
  const { counted, seconds } = await countAttempts(bound);
  report({ limit, windowSeconds, remaining: Math.max(0, limit - counted), seconds });
}

/** `countAttempt` for callers with an alternative: returns false when a limit is reached. */
export async function isWithinBounds(keys: Keys): Promise<boolean> {
  return "attemptIds" in (await open(keys));
}

/**
 * Runs work and counts only its failures. Work that throws isn't counted.
 * @param work returns null for a failure
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
