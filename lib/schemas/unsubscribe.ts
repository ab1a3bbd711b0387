import { z } from "zod";
import { linkInput } from "./links.ts";
import { trueOrFalse } from "./values.ts";

/** `wanted: true` subscribes again. */
export const unsubscribeInput = linkInput.extend({
  wanted: trueOrFalse.default(false),
});

export const unsubscribedView = z.object({
  reason: z.enum(["inquiries", "activity", "open_house", "follower"]),
});
