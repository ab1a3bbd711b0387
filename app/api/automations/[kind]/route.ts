import { routes } from "#http/route.ts";
import { listAutomations, pause, remove, resume } from "#services/automations.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "PATCH /api/automations/{kind}": async ({ user, params, input }) => {
    if (input.state === "on") await resume(user, params.kind);
    else await pause(user.accountId, params.kind);
    return listAutomations(user);
  },
  "DELETE /api/automations/{kind}": async ({ user, params }) => {
    await remove(user.accountId, params.kind);
    return listAutomations(user);
  },
});
