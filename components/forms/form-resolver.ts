import { zodResolver } from "@hookform/resolvers/zod";
import type { FieldValues, Resolver } from "react-hook-form";
import type { z } from "zod";

/**
 * The resolver of a form whose values are narrower than what its schema takes: text where the schema
 * takes text or numbers, "" where it takes nothing too.
 */
export function formResolver<
  Schema extends z.ZodType<unknown, FieldValues>,
  Values extends FieldValues & z.input<Schema>,
>(schema: Schema): Resolver<Values, unknown, z.output<Schema>> {
  // Resolver is invariant in its values, so the compiler can't see that narrower ones are fine.
  return zodResolver(schema) as unknown as Resolver<Values, unknown, z.output<Schema>>;
}
