import { reading, routes } from "#http/route.ts";
import { chooseMails, ownMailChoices, viewMailChoices } from "#services/mail-choices.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/mail-choices": reading({ choices: ownMailChoices }, ({ choices }) =>
    viewMailChoices(choices),
  ),
  "POST /api/mail-choices": ({ user, input }) => chooseMails(user, input),
});
