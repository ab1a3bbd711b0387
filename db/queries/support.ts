import { and, eq, gt } from "drizzle-orm";
import { database } from "#db/client.ts";
import { plans, subscriptions, userProfiles, users } from "#db/schema/index.ts";

export interface Supported {
  userId: string;
  accountId: string;
  email: string;
  emailVerified: Date | null;
  name: string | null;
  /** Of an active plan. */
  planName: string | null;
}

export async function findSupported(userId: string): Promise<Supported | null> {
  const [person] = await database()
    .select({
      userId: users.id,
      accountId: users.accountId,
      email: users.email,
      emailVerified: users.emailVerified,
      name: userProfiles.name,
      planName: plans.name,
    })
    .from(users)
    .leftJoin(userProfiles, eq(userProfiles.userId, users.id))
    .leftJoin(
      subscriptions,
      and(eq(subscriptions.userId, users.accountId), gt(subscriptions.expirationDate, new Date())),
    )
    .leftJoin(plans, eq(plans.id, subscriptions.planId))
    .where(eq(users.id, userId));
  return person ?? null;
}
