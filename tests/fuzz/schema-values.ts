import * as fc from "fast-check";
import { z } from "zod";
import { isStorable } from "#lib/fields/text.ts";
import { cleanEntry } from "#lib/text/clean-text.ts";
import { ODD_TEXTS } from "./hostile.ts";

type Json = z.core.JSONSchema.BaseSchema;

/** Generators for what a field's schema can't express, by field name. */
export type Hints = Readonly<Record<string, fc.Arbitrary<unknown>>>;

function textOf({ minLength = 0, maxLength = 5000, pattern }: Json): fc.Arbitrary<string> {
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  // A schema counts characters for the minimum; screens count UTF-16 units for the maximum.
  const fits = (text: string) =>
    isStorable(text) &&
    [...cleanEntry(text).trim()].length >= minLength &&
    text.trim().length <= maxLength;
  return fc
    .oneof(
      fc.constantFrom(...ODD_TEXTS),
      fc.string({ unit: "grapheme", minLength, maxLength: Math.min(maxLength, 40) }),
      fc.string({ unit: "binary", minLength, maxLength: Math.min(maxLength, 40) }),
      fc.constantFrom("x".repeat(maxLength), "\u{1F3E1}".repeat(Math.floor(maxLength / 2))),
      fc.lorem({ maxCount: 30, mode: "sentences" }).map((text) => text.slice(0, maxLength)),
    )
    .filter(fits);
}

function numberOf(schema: Json): fc.Arbitrary<number> {
  const above =
    schema.exclusiveMinimum === undefined ? undefined : Number(schema.exclusiveMinimum) + 1;
  const min = schema.minimum ?? above ?? Number.MIN_SAFE_INTEGER;
  const max = schema.maximum ?? Number.MAX_SAFE_INTEGER;
  const integer = fc.oneof(
    fc.integer({ min: Math.max(Math.ceil(min), 0), max: Math.min(Math.floor(max), 5000) }),
    fc.constantFrom(min, max),
    fc.integer({ min: Math.ceil(min), max: Math.floor(max) }),
  );
  return schema.type === "integer"
    ? integer
    : fc.oneof(integer, fc.double({ min, max, noNaN: true }));
}

function recordOf({ properties = {}, required = [] }: Json, hints: Hints) {
  const fields = Object.entries(properties).map(
    ([name, schema]) => [name, hints[name] ?? valueOf(schema as Json, hints)] as const,
  );
  return fc.record(Object.fromEntries(fields), { requiredKeys: required, noNullPrototype: true });
}

function valueOf(schema: Json, hints: Hints): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return fc.oneof(...either.map((one) => valueOf(one as Json, hints)));
  if (Array.isArray(schema.type)) {
    return fc.oneof(...schema.type.map((type) => valueOf({ ...schema, type } as Json, hints)));
  }
  switch (schema.type) {
    case "object":
      return recordOf(schema, hints);
    case "array":
      return fc.array(valueOf((schema.items ?? {}) as Json, hints), { maxLength: 6 });
    case "string":
      return textOf(schema);
    case "integer":
    case "number":
      return numberOf(schema);
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case undefined:
      return fc.jsonValue({ maxDepth: 2 });
    default:
      throw new Error(`No values for a schema of type ${schema.type}`);
  }
}

/**
 * Generates JSON input by a schema of the contract. Rules that JSON Schema can't express, such as for
 * passwords and years, need hints.
 */
export const sentBy = (schema: z.ZodType, hints: Hints): fc.Arbitrary<unknown> =>
  valueOf(z.toJSONSchema(schema, { io: "input" }), hints);
