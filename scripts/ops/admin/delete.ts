import { assertNotStripe, readBillingAccount } from "#services/granted-plans.ts";
import { countOwned, deletePerson, peopleWith, requirePerson } from "#services/operators.ts";
import { type Command, counted, requireYes, takeArguments } from "./command.ts";

export const deleteCommand: Command = {
  summary: "delete a person, or for an Admin the whole account and its files",
  usage: "EMAIL",
  details: `Deleting someone who isn't the Admin keeps what they wrote for the account. An account that pays through
Stripe can't be deleted: cancel its subscription in Stripe first. Backups still contain the data.`,
  changes: true,
  takesYes: true,
  async run(given) {
    const [named] = takeArguments(given, "EMAIL");
    const person = await requirePerson(named);
    requireYes(given);
    const isAdmin = person.id === person.accountId;
    const account = isAdmin ? await readBillingAccount(person.accountId) : null;
    if (account) assertNotStripe(account);
    const people = await peopleWith(person);
    const { files } = await countOwned(person);
    const what = isAdmin
      ? `the account of ${person.email} with ${counted(people.length, "person", "people")} and ${counted(files, "file")}`
      : person.email;
    if (given.isDryRun) return console.log(`Would delete: ${what}.`);
    await deletePerson(person);
    console.log(`Deleted: ${what}.`);
    if (account?.customerId) {
      console.log(`Stripe still has the customer ${account.customerId}. Delete it in Stripe.`);
    }
  },
};
