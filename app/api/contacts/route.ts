import { reading, routes } from "#http/route.ts";
import { addContact, contactsOfAccount, listContacts } from "#services/contacts.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/contacts": reading({ contacts: contactsOfAccount }, (answers) => answers),
  "POST /api/contacts": async ({ user, input }) => {
    await addContact(user.accountId, input);
    return listContacts(user.accountId);
  },
});
