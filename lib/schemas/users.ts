import { z } from "zod";

export const memberView = z.object({
  id: z.uuid(),
  email: z.string(),
  profileName: z.string().nullable(),
  parentUserId: z.uuid().nullable(),
});
export type Member = z.infer<typeof memberView>;
