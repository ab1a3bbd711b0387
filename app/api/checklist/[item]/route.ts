import { routes } from "#http/route.ts";
import { listDocuments, setItemState } from "#services/documents.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "PUT /api/checklist/{item}": async ({ user, params, input }) => {
    await setItemState(user.accountId, params.item, input.state);
    return listDocuments(user);
  },
});
