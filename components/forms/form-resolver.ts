import type { FieldValues, Resolver } from "react-hook-form";
import type { z } from "zod";

/** Loads a schema. Schemas and their library aren't part of a first load. */
export type LoadSchema<Schema> = () => Promise<Schema>;

/**
 * Returns the resolver of a form whose values are narrower than its schema's input: text instead of
 * text or numbers, "" instead of nothing. If the schema can't be loaded, only the server validates.
 */
export function formResolver<
  Schema extends z.ZodType<unknown, FieldValues>,
  Values extends FieldValues & z.input<Schema>,
>(loadSchema: LoadSchema<Schema>): Resolver<Values, unknown, z.output<Schema>> {
  const load = async () => {
    const [{ zodResolver }, schema] = await Promise.all([
      import("@hookform/resolvers/zod"),
      loadSchema(),
    ]);
    // Resolver is invariant in its values, so the compiler rejects narrower ones.
    return zodResolver(schema) as unknown as Resolver<Values, unknown, z.output<Schema>>;
  };
  return async (values, context, options) => {
    const resolve = await load().catch(() => null);
    return resolve === null
      ? { values: values as unknown as z.output<Schema>, errors: {} }
      : resolve(values, context, options);
  };
}
