import { z } from "zod";
import { requiredText } from "./text.ts";

/** The secret from an emailed link. A malformed one is treated like any unknown one. */
export const linkInput = z.object({ secret: requiredText("This link is incomplete") });
export type LinkInput = z.infer<typeof linkInput>;
