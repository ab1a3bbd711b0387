import * as fc from "fast-check";
import { it } from "vitest";
import { createProperty, createUser } from "#tests/factories.ts";
import { actions, type Done, perform, type Tab } from "./actions.ts";
import { fuzz } from "./settings.ts";
import { SharedAccount } from "./shared-account.ts";

// Two tabs of the Admin, one of a member, and one of a stranger.
const TABS = 4;

it("two people, in three tabs at once, lose no text; a stranger sees and changes nothing", async () => {
  const step = fc.array(actions(TABS), { minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
      const admin = await createUser();
      const member = await createUser({ parent: admin });
      const stranger = await createUser();
      await createProperty(admin);
      const tabs: Tab[] = [admin, admin, member, stranger].map((user) => ({ user, shown: "" }));
      const accounts = [new SharedAccount([admin, member]), new SharedAccount([stranger])];
      for (const together of steps) {
        const done = await Promise.all(
          together.map((action) => perform(action, tabs[action.tab] as Tab)),
        );
        for (const account of accounts) await account.check(doneIn(account, done));
      }
    }),
    { ...fuzz("together", 15), endOnFailure: true },
  );
});

const doneIn = ({ people }: SharedAccount, done: readonly Done[]) =>
  done.filter(({ tab }) => people.includes(tab.user));
