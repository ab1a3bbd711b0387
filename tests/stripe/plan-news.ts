import { ofAccount, readOwned } from "#db/owned-read.ts";
import { billingOfAccount, subscriptionOfAccount, syncSubscription } from "#services/payments.ts";

export async function planNews(
  user: { accountId: string; parentUserId: string | null },
  isReturning: boolean,
) {
  const account = ofAccount(user.accountId);
  const stored = {
    billing: await readOwned(billingOfAccount, account),
    subscription: await readOwned(subscriptionOfAccount, account),
  };
  const { progress, lateChange } = await syncSubscription(user, stored, isReturning);
  return { progress, lateChange };
}
