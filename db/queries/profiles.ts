import { eq } from "drizzle-orm";
import { database, type Executor } from "#db/client.ts";
import { ownedRead, readOwned } from "#db/owned-read.ts";
import { userProfiles, users } from "#db/schema/index.ts";
import { found } from "#lib/errors.ts";
import type { ProfileInput, ProfileView } from "#lib/schemas/profile.ts";
import { assertConsentSeen, recordTextConsent } from "./text-consents.ts";

export const ownProfile = ownedRead(
  ({ id }, db) =>
    db
      .select({
        name: userProfiles.name,
        addressLine1: userProfiles.addressLine1,
        addressLine2: userProfiles.addressLine2,
        city: userProfiles.city,
        state: userProfiles.state,
        zipCode: userProfiles.zipCode,
        isSameSellingAddress: userProfiles.isSameSellingAddress,
        mobileNumber: userProfiles.mobileNumber,
        hasTextConsent: userProfiles.hasTextConsent,
        contactEmail: userProfiles.contactEmail,
        ownerEmail: users.email,
      })
      .from(userProfiles)
      .innerJoin(users, eq(users.id, userProfiles.userId))
      .where(eq(userProfiles.userId, id)),
  ([profile]): ProfileView | null => profile ?? null,
);

/** @throws AppError `conflict` to change a consent to text messages that the person hasn't seen */
export async function saveProfile(
  userId: string,
  { seenTextConsent, ...input }: ProfileInput,
  db: Executor = database(),
): Promise<ProfileView> {
  const values = { ...input, addressLine2: input.addressLine2 || null };
  await db.transaction(async (tx) => {
    const [before] = await tx
      .select({ hasTextConsent: userProfiles.hasTextConsent, number: userProfiles.mobileNumber })
      .from(userProfiles)
      .where(eq(userProfiles.userId, userId))
      .for("update");
    const stored = before?.hasTextConsent ?? false;
    assertConsentSeen({ seen: seenTextConsent, stored, wanted: input.hasTextConsent });
    await tx
      .insert(userProfiles)
      .values({ userId, ...values })
      .onConflictDoUpdate({ target: userProfiles.userId, set: values });
    const isGiven = input.hasTextConsent;
    const mobileNumber = input.mobileNumber || null;
    // A new number needs a new consent.
    const isSame = stored === isGiven && (!isGiven || (before?.number || null) === mobileNumber);
    if (!isSame) await recordTextConsent(tx, { userId, place: "profile", isGiven, mobileNumber });
  });
  return found(await readOwned(ownProfile, { id: userId, accountId: userId }, { db }));
}
