import { eq } from "drizzle-orm";
import { database, type Executor } from "#db/client.ts";
import { ownedRead, readOwned } from "#db/owned-read.ts";
import { userProfiles, users } from "#db/schema/index.ts";
import { found } from "#lib/errors.ts";
import type { ProfileInput, ProfileView } from "#lib/schemas/profile.ts";

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

export async function saveProfile(
  userId: string,
  input: ProfileInput,
  db: Executor = database(),
): Promise<ProfileView> {
  const values = { ...input, addressLine2: input.addressLine2 || null };
  await db
    .insert(userProfiles)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: userProfiles.userId, set: values });
  return found(await readOwned(ownProfile, { id: userId, accountId: userId }, { db }));
}
