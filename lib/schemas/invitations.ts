import { z } from "zod";

/** A person whom someone has added to the account, and who has not accepted yet. */
export const invitationView = z.object({ userId: z.uuid() });
export type InvitationView = z.infer<typeof invitationView>;
