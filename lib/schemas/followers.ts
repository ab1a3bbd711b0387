import { z } from "zod";
import { contactEmail } from "./contact.ts";

export const followerInput = z.object({ email: contactEmail });
