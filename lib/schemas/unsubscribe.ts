import { z } from "zod";
import { linkInput } from "./links.ts";

/** `wanted: true` subscribes again. */
export const unsubscribeInput = linkInput.extend({
  wanted: z.boolean("Must be true or false").default(false),
});

export const unsubscribedView = z.object({
  reason: z.enum(["inquiries", "activity", "open_house"]),
});
