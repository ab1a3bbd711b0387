import "server-only";
import { contactsOfAccount } from "#db/queries/contacts.ts";
import { ofAccount, readOwned } from "#db/owned-read.ts";
import type { ContactsView } from "#lib/schemas/contacts.ts";

export {
  addContact,
  changeContact,
  contactsOfAccount,
  deleteContact,
} from "#db/queries/contacts.ts";

export const listContacts = async (accountId: string): Promise<ContactsView> => ({
  contacts: await readOwned(contactsOfAccount, ofAccount(accountId)),
});
