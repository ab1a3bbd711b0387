import { database, type Transaction } from "#db/client.ts";
import * as runs from "#db/queries/automation-runs.ts";
import * as automations from "#db/queries/automations.ts";
import type { Calls, RowPicker } from "./rows.ts";

const KIND = "quiet";
const inOne = (work: (tx: Transaction) => Promise<unknown>) => database().transaction(work);

const ruleOf = (setBy: string) => {
  const now = new Date();
  return { kind: KIND, amount: 7, nextAt: new Date("2100-01-01"), setBy, since: now } as const;
};

/** Does something with a rule that the account has then. */
async function withRule(
  pick: RowPicker,
  work: (account: ReturnType<RowPicker["account"]>) => Promise<unknown>,
) {
  const account = pick.account();
  await automations.setAutomation(account.id, ruleOf(account.id));
  await work(account);
}

export const AUTOMATION_WRITES: Calls = {
  "automations.setAutomation": (pick) => {
    const { id } = pick.account();
    return automations.setAutomation(id, ruleOf(id));
  },
  "automations.pauseAutomation": (pick) =>
    withRule(pick, ({ id }) => automations.pauseAutomation(id, KIND)),
  "automations.pauseAutomations": (pick) =>
    withRule(pick, ({ id }) => automations.pauseAutomations(id, "seller")),
  "automations.resumeAutomation": (pick) =>
    withRule(pick, async ({ id, accountId }) => {
      await automations.pauseAutomation(id, KIND);
      const now = new Date();
      await automations.resumeAutomation({ id, accountId }, KIND, { nextAt: now, now });
    }),
  "automations.deleteAutomation": (pick) =>
    withRule(pick, ({ id }) => automations.deleteAutomation(id, KIND)),
  "automation-runs.lookAgain": () => runs.lookAgain(crypto.randomUUID(), new Date()),
  "automation-runs.removeRun": () => inOne((tx) => runs.removeRun(tx, crypto.randomUUID())),
  "automation-runs.noteRun": (pick) =>
    runs.noteRun(database(), {
      ...{ propertyId: pick.account().propertyId, kind: KIND, subjectId: crypto.randomUUID() },
      ...{ at: new Date(), facts: {} },
    }),
  "automation-runs.noteAsked": (pick) =>
    runs.noteAsked(database(), pick.account().showingId, new Date()),
};

/** What no request waits for: what is done by itself. */
export const AUTOMATION_SWEEP: Calls = {
  "automation-runs.hasDueAutomations": () => runs.hasDueAutomations(new Date()),
  "automation-runs.claimDue": () => inOne((tx) => runs.claimDue(tx, new Date())),
  "automation-runs.findWithoutPlan": () => runs.findWithoutPlan(new Date(), 100),
};

/** What decides about one that is due. */
export const AUTOMATION_READS: Calls = {
  "automation-runs.findPriceFacts": (pick) => {
    const { propertyId } = pick.account();
    return runs.findPriceFacts(database(), { propertyId, since: new Date() });
  },
  "automation-runs.findWaitingInquiries": (pick) =>
    runs.findWaitingInquiries(database(), pick.account().propertyId),
  "automation-runs.findOpenHousesToFollow": (pick) => {
    const { propertyId } = pick.account();
    return runs.findOpenHousesToFollow(database(), { propertyId, since: new Date(0) });
  },
  "automation-runs.findQuietSince": (pick) =>
    runs.findQuietSince(database(), pick.account().propertyId),
};
