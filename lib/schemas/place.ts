import { z } from "zod";
import { text } from "./text.ts";

export const placeQuery = z.object({ city: text().default(""), state: text().default("") });

export const placeView = z.object({
  isKnown: z.boolean(),
  /**
   * A known place in the state with a similar name; null if the place is known, or none is similar.
   */
  nearest: z.string().nullable(),
});
