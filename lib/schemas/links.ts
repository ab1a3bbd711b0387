import { z } from "zod";
import { requiredText } from "./text.ts";

/** The secret that a link in a mail carries. One of a wrong form is as unknown as any other. */
export const linkInput = z.object({ secret: requiredText("This link is incomplete") });
export type LinkInput = z.infer<typeof linkInput>;
