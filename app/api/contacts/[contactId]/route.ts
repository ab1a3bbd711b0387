import { routes } from "#http/route.ts";
import { changeContact, deleteContact, listContacts } from "#services/contacts.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "PUT /api/contacts/{contactId}": async ({ user, params, input, revision }) => {
    await changeContact(user, params.contactId, input, revision);
    return listContacts(user.accountId);
  },
  "DELETE /api/contacts/{contactId}": async ({ user, params }) => {
    await deleteContact(user.accountId, params.contactId);
    return listContacts(user.accountId);
  },
});
