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

// Changes of a person's credentials through emailed links.

const HOUR_MS = 60 * 60 * 1000;

type Person = TakenLink["user"];

/** Removes the credentials of unverified people, since someone else may have created them. */
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

/** Also ends logins that wait for a code, tokens and webhooks, and deletes known devices. */
async function signOutEverywhere(tx: Transaction, ids: string[]): Promise<void> {
  await deleteSessionsOf(tx, ids);
  await tx.delete(apiTokens).where(inArray(apiTokens.userId, ids));
  await tx.delete(webhooks).where(inArray(webhooks.userId, ids));
  await tx.delete(pendingSignIns).where(inArray(pendingSignIns.userId, ids));
  await deleteDevices(ids, tx);
}

// A person added by a member joins the account by this.
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

// The payment provider has the Admin's address.
async function enqueueBillingEmailUpdate(
  tx: Transaction,
  { id, parentUserId }: Person,
): Promise<void> {
  if (parentUserId === null) await addJob(tx, "billing_email", { accountId: id });
}

export type Outcome = { userId: string; email: string };

/**
 * Sets a password through a link emailed to a person's current address, which proves it. Ends their
 * sessions, and all credentials from before an unverified address was proved.
 * @returns null if the link is no longer valid
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
    // An Admin's address covers the whole account, a member's only themselves.
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
 * Confirms a person's current address, or changes it to the one they asked for, by an emailed link. The
 * former address gets an email, with a link to restore it if it was verified.
 * @returns null if the link is no longer valid, "taken" if the address is now another person's
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
 * Restores a person's former address. Someone else may have changed it, so this removes the password, all
 * sessions, and identities and second factors added since the change.
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
