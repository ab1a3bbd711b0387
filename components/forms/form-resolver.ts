import type { FieldValues, Resolver } from "react-hook-form";
import type { z } from "zod";

/** Loads a schema: schemas and their library are no part of a first load. */
export type LoadSchema<Schema> = () => Promise<Schema>;

/**
 * The resolver of a form whose values are narrower than what its schema takes: text where the schema
 * takes text or numbers, "" where it takes nothing too. Where the schema can't be loaded, the server
 * checks alone.
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
    // Resolver is invariant in its values, so the compiler can't see that narrower ones are fine.
    return zodResolver(schema) as unknown as Resolver<Values, unknown, z.output<Schema>>;
  };
  return async (values, context, options) => {
    const resolve = await load().catch(() => null);
    return resolve === null
      ? { values: values as unknown as z.output<Schema>, errors: {} }
      : resolve(values, context, options);
  };
}
