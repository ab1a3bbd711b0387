import { z } from "zod";
import { text } from "./text.ts";

export const placeQuery = z.object({ city: text().default(""), state: text().default("") });

export const placeView = z.object({
  isKnown: z.boolean(),
  /** A known place of the state with a name like it; null where it is known, or none is near. */
  nearest: z.string().nullable(),
});
