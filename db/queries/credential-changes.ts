import { and, eq, gte, inArray, isNull, or, type SQL, TransactionRollbackError } from "drizzle-orm";
import { database, type Transaction } from "#db/client.ts";
import { addJob } from "#db/jobs.ts";
import {
  accounts,
  apiTokens,
  pendingSignIns,
  secondFactors,
  users,
  webhooks,
} from "#db/schema/index.ts";
import { isUniqueViolation } from "#lib/errors.ts";
import { LINK_HOURS } from "#lib/fields/links.ts";
import { addEvent } from "./events.ts";
import { deleteDevices } from "./known-devices.ts";
import {
  addMail,
  endLinks,
  endLinksSince,
  isKeptAfterUse,
  mailLink,
  type TakenLink,
  takeLink,
} from "./mailed-links.ts";
import { deleteSessionsOf } from "./sessions.ts";

// What a person signs in with, as it changes by links that were mailed to them.

const HOUR_MS = 60 * 60 * 1000;

type Person = TakenLink["user"];

/** Ends what people who have proved nothing could sign in with: whoever made it may be someone else. */
export async function revokeUnverifiedAccess(
  tx: Transaction,
  whose: SQL | undefined,
): Promise<void> {
  const unproven = await tx
    .update(users)
    .set({ password: null })
    .where(and(whose, isNull(users.emailVerified)))
    .returning({ id: users.id });
  const ids = unproven.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.delete(secondFactors).where(inArray(secondFactors.userId, ids));
  await tx.delete(accounts).where(inArray(accounts.userId, ids));
  await endLinks(tx, ids);
  await signOutEverywhere(tx, ids);
}

/** Sign-ins that wait for their code end too, tokens and webhooks; known browsers are forgotten. */
async function signOutEverywhere(tx: Transaction, ids: string[]): Promise<void> {
  await deleteSessionsOf(tx, ids);
  await tx.delete(apiTokens).where(inArray(apiTokens.userId, ids));
  await tx.delete(webhooks).where(inArray(webhooks.userId, ids));
  await tx.delete(pendingSignIns).where(inArray(pendingSignIns.userId, ids));
  await deleteDevices(ids, tx);
}

// Someone whom an Admin has added joins the account by it.
async function markEmailVerified(tx: Transaction, person: Person, email: string): Promise<void> {
  await tx.update(users).set({ email, emailVerified: new Date() }).where(eq(users.id, person.id));
  await endLinks(tx, [person.id], ["verify_email", "invitation"]);
  if (person.emailVerified || !person.parentUserId) return;
  const { accountId, id: actorId, name } = person;
  await addEvent(
    tx,
    { accountId, actorId },
    { kind: "person_joined", data: { name: name ?? email } },
  );
}

// An account pays by the address of its Admin.
async function enqueueBillingEmailUpdate(
  tx: Transaction,
  { id, parentUserId }: Person,
): Promise<void> {
  if (parentUserId === null) await addJob(tx, "billing_email", { accountId: id });
}

export type Outcome = { userId: string; email: string };

/**
 * Sets a password by a link that was mailed to a person's present address, which is theirs by it.
 * Their sessions end, and what was there before the address was proved.
 * @returns null where the link works no longer
 */
export async function setPasswordByLink(
  secret: string,
  purpose: "reset_password" | "invitation",
  passwordHash: string,
): Promise<Outcome | null> {
  return database().transaction(async (tx) => {
    const link = await takeLink(tx, secret, [purpose]);
    if (!link || link.user.email !== link.email) return null;
    const { user } = link;
    // An Admin's address is that of the whole account; below one, each person's is their own alone.
    const whose = user.parentUserId ? eq(users.id, user.id) : eq(users.accountId, user.id);
    if (!user.emailVerified) await revokeUnverifiedAccess(tx, whose);
    await tx.update(users).set({ password: passwordHash }).where(eq(users.id, user.id));
    await signOutEverywhere(tx, [user.id]);
    await endLinks(tx, [user.id], ["reset_password", "confirm_email"]);
    await markEmailVerified(tx, user, user.email);
    if (purpose === "reset_password") {
      await addMail(tx, { kind: "password_changed", userId: user.id });
    }
    return { userId: user.id, email: user.email };
  });
}

/**
 * Confirms the present address of a person by a link that was mailed there, or makes the one their
 * address that they asked for; the former one is told, with a way back where it was theirs.
 * @returns null where the link works no longer, "taken" where the address is another's by now
 */
export async function confirmEmail(secret: string): Promise<Outcome | "taken" | null> {
  return catchTakenEmail(async (tx) => {
    const link = await takeLink(tx, secret, ["verify_email", "confirm_email"]);
    if (!link) return null;
    const { user, email, purpose } = link;
    if (purpose === "verify_email" && user.email !== email) return null;
    await markEmailVerified(tx, user, email);
    if (await isKeptAfterUse(tx, { userId: user.id, email })) return tx.rollback();
    if (purpose === "confirm_email") {
      await enqueueBillingEmailUpdate(tx, user);
      await endLinks(tx, [user.id], ["reset_password"]);
      if (user.emailVerified) {
        await mailLink(tx, { userId: user.id, purpose: "restore_email", email: user.email });
      } else {
        await addMail(tx, { kind: "email_changed", email: user.email });
      }
    }
    return { userId: user.id, email };
  });
}

/**
 * Puts a person's former address back. Whoever changed it may be someone else: the password ends, and
 * so do all sessions, and identities and a second factor that are not older than the change.
 * @returns as `confirmEmail`
 */
export async function restoreEmail(secret: string): Promise<Outcome | "taken" | null> {
  return catchTakenEmail(async (tx) => {
    const link = await takeLink(tx, secret, ["restore_email"]);
    if (!link) return null;
    const { email, expiresAt } = link;
    const { id } = link.user;
    const changedAt = new Date(expiresAt.getTime() - LINK_HOURS.restore_email * HOUR_MS);
    await tx
      .update(users)
      .set({ email, emailVerified: new Date(), password: null })
      .where(eq(users.id, id));
    await tx
      .delete(accounts)
      .where(and(eq(accounts.userId, id), gte(accounts.createdAt, changedAt)));
    await tx
      .delete(secondFactors)
      .where(
        and(
          eq(secondFactors.userId, id),
          or(isNull(secondFactors.confirmedAt), gte(secondFactors.confirmedAt, changedAt)),
        ),
      );
    await enqueueBillingEmailUpdate(tx, link.user);
    await signOutEverywhere(tx, [id]);
    await endLinksSince(tx, id, expiresAt);
    await mailLink(tx, { userId: id, purpose: "reset_password", email });
    return { userId: id, email };
  });
}

async function catchTakenEmail<T>(work: (tx: Transaction) => Promise<T>): Promise<T | "taken"> {
  try {
    return await database().transaction(work);
  } catch (error) {
    if (isUniqueViolation(error) || error instanceof TransactionRollbackError) return "taken";
    throw error;
  }
}
