import { z } from "zod";

/** A person who was added to the account but hasn't accepted yet. */
export const invitationView = z.object({ userId: z.uuid() });
export type InvitationView = z.infer<typeof invitationView>;
