import { z } from "zod";

export const sessionView = z.object({
  id: z.uuid(),
  device: z.string(),
  signedInAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  /** Whether it is the caller's session. */
  isCurrent: z.boolean(),
});
export type SessionView = z.infer<typeof sessionView>;
