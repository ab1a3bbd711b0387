import { readFileSync } from "node:fs";

/** Every field of Stripe's resources that we use, with an empty value, because Stripe omits none. */
const blanks = JSON.parse(
  readFileSync(new URL("./resources.json", import.meta.url), "utf8"),
) as Record<string, Record<string, unknown>>;

export type ResourceName =
  | "customer"
  | "price"
  | "subscription"
  | "subscription_item"
  | "invoice"
  | "payment_intent"
  | "setup_intent"
  | "payment_method"
  | "charge"
  | "invoice_payment"
  | "invoiceitem"
  | "credit_note"
  | "dispute"
  | "event";

export const fieldsOf = (name: ResourceName): string[] => Object.keys(blanks[name] ?? {});

/** Returns a resource in Stripe's format with these `fields`. */
export function resource<Fields extends { id: string }>(
  name: ResourceName,
  fields: Fields,
): Fields & Record<string, unknown> {
  const strange = Object.keys(fields).filter((field) => !fieldsOf(name).includes(field));
  if (strange.length > 0) throw new Error(`Stripe's ${name} has no ${strange.join(", ")}`);
  return { ...structuredClone(blanks[name]), object: name, ...fields };
}

export function listOf<Item>(url: string, data: Item[]) {
  return { object: "list", url, has_more: false, data };
}
