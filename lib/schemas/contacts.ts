import { z } from "zod";
import { CONTACT_KINDS, MAX_CONTACT_NAME, MAX_CONTACT_NOTE } from "#lib/fields/contacts.ts";
import { contactEmail, contactPhone } from "./contact.ts";
import { httpsAddress } from "./https-address.ts";
import { missingAsNull, requiredText, text } from "./text.ts";
import { revision } from "./values.ts";

const MAX_WEBSITE = 300;
const ENTER_WEBSITE = "Enter a web address, like example.com";

/** An address may be typed without https. */
const website = httpsAddress(
  MAX_WEBSITE,
  { missing: ENTER_WEBSITE, wrong: ENTER_WEBSITE },
  (typed) => `https://${typed.replace(/^https?:\/\//i, "")}`,
);

const optional = <T extends z.ZodType>(schema: T) => z.preprocess(missingAsNull, schema.nullable());

export const contactInput = z.object({
  name: requiredText("Enter a name", MAX_CONTACT_NAME),
  kind: z.enum(CONTACT_KINDS, "Choose a type"),
  phone: optional(contactPhone),
  email: optional(contactEmail),
  website: optional(website),
  note: text(MAX_CONTACT_NOTE).default(""),
});
export type ContactInput = z.output<typeof contactInput>;

const contactView = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: z.enum(CONTACT_KINDS),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  website: z.string().nullable(),
  note: z.string(),
  revision,
});
export type ContactView = z.infer<typeof contactView>;

/** By name. */
export const contactsView = z.object({ contacts: z.array(contactView) });
export type ContactsView = z.infer<typeof contactsView>;
