import { z } from "zod";

/** The oldest first. Their input is a message's. */
export const savedRepliesView = z.object({
  savedReplies: z.array(z.object({ id: z.uuid(), text: z.string() })),
});
export type SavedRepliesView = z.infer<typeof savedRepliesView>;
export type SavedReplyView = SavedRepliesView["savedReplies"][number];
