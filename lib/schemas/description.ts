import { z } from "zod";
import { requiredText, text } from "./text.ts";

/** Longest description, in UTF-16 units, as the counter on screen counts (SPEC.md section 9). */
export const MAX_DESCRIPTION = 5000;

/** POST /api/properties/features/rewrite. */
export const rewriteInput = z.object({ currentDescription: text(MAX_DESCRIPTION) });

/** POST /api/properties/description/accept. */
export const acceptInput = z.object({
  description: requiredText("Description is required", MAX_DESCRIPTION),
});

export const descriptionView = z.object({ description: z.string() });
export const acceptedView = descriptionView.extend({ descriptionAccepted: z.literal(true) });
